import type { BlueprintEntity, BlueprintField, FieldType } from '@sayso/core/blueprint-schema';
import { snake } from '../words.ts';
import { freeKey, type Ids } from './entities.ts';
import { endField, startField } from './look.ts';

/** A court is booked from five to six, a cabin from Friday to Sunday. */
export type BookedBy = 'slots' | 'days';

/** What people stay in overnight. */
const lodging =
  /\b(?:cabins?|cottages?|chalets?|camp(?:ing)?|camp ?sites?|caravans?|tents?|yurts?|huts?|villas?|houseboats?|apartments?|flats?|bungalows?|suites?|holiday (?:homes?|lets?|houses?)|bed and breakfast|lodges?)\b/i;
const lodgingText =
  /\b(?:hotel|hostel|guest ?house|bed and breakfast|b&b|motel|resort|inn|nights?|overnight|check-?in|holiday (?:home|flat|let|apartment)s?)\b/i;
/** What is used for an hour or so. */
const hourly =
  /\b(?:courts?|tables?|lanes?|desks?|meeting rooms?|conference rooms?|class ?rooms?|lecture rooms?|practice rooms?|rehearsal rooms?|studios?|saunas?|pools?|pitch(?:es)?|fields?|halls?|laundry|washers?|dryers?|machines?|microscopes?|instruments?|simulators?|chairs?|appointments?|lessons?|sessions?|class(?:es)?|consultations?|treatments?|services?)\b/i;
/** What leaves the house for days. */
const hired =
  /\b(?:vans?|cars?|camper ?vans?|campers?|motor ?homes?|minibus(?:es)?|trailers?|lorr(?:y|ies)|trucks?|vehicles?|costumes?|dresses|marquees?|boats?|canoes?|kayaks?)\b/i;
const byHour =
  /\b(?:hours?|hourly|half[- ]hours?|minutes?|time ?slots?|slots?|o'?clock|\d{1,2}(?::\d\d)? ?(?:am|pm))\b/i;
const byDay =
  /\b(?:nights?|overnight|by the day|per day|whole days?|full days?|for (?:a few |several |some )?days|from one day|daily rate|check-?in|weekends?|weekly|for (?:a |some )?weeks?)\b/i;

/** How a booking of this app goes, by what is booked and by the words around it. */
export function bookedBy(
  booking: BlueprintEntity,
  entities: readonly BlueprintEntity[],
  text: string,
): BookedBy {
  const booked = booking.fields.flatMap(({ ref }) => entities.find(({ id }) => id === ref) ?? []);
  const things = booked.filter(({ kind }) => kind !== 'person');
  const words = [booking.label, ...things.map(({ label }) => label)].join(', ');
  // What each thing is said to be rented by is plainer than what it is.
  if (byDay.test(text) && !byHour.test(text)) return 'days';
  if (byHour.test(text) && !byDay.test(text)) return 'slots';
  if (lodging.test(words)) return 'days';
  if (hourly.test(words)) return 'slots';
  if (hired.test(words)) return 'days';
  if (/\brooms?\b/i.test(words)) return lodgingText.test(text) ? 'days' : 'slots';
  if (lodgingText.test(text)) return 'days';
  return /\b(?:rent(?:s|ed|ing|als?)?|hir(?:e|es|ed|ing)|borrow(?:s|ed|ing)?|lend(?:s|ing)?)\b/i.test(text)
    ? 'days'
    : 'slots';
}

export const isBooking = ({ concept, label, kind }: BlueprintEntity): boolean =>
  concept === 'booking' ||
  // A place in a class has the time of the class.
  (kind !== 'person' && concept !== 'class_booking' && /\b(?:booking|reservation)$/i.test(label));

/** Gives each booking the dates or times that it goes by; what the person named stays. */
export function settleBookings(entities: readonly BlueprintEntity[], text: string, ids: Ids): void {
  for (const booking of entities.filter(isBooking)) {
    if (hasDayElsewhere(booking, entities)) continue;
    const [start, end] = [startField(booking), endField(booking)];
    const isNamed = [start, end].some((field) => field?.why.from === 'text');
    const mode = bookedBy(booking, entities, text);
    if (!isNamed) setTimes(booking, mode, ids);
    else if (mode === 'slots' && start?.type === 'date' && end?.why.from !== 'text')
      addTimesOfDay(booking, start, ids);
  }
  settleMoments(entities);
  settleTotals(entities, text);
  settleRooms(entities, text);
}

/** What costs nothing has no total: an appointment with the doctor, a room of the office. */
function settleTotals(entities: readonly BlueprintEntity[], text: string): void {
  if (
    /\b(?:pric\w+|pay\w*|paid|costs?|fees?|deposits?|charges?|rates?|rent\w*|hir\w+|total|money|invoices?|nights?|hotel)\b/i.test(
      text,
    )
  )
    return;
  const isPriced = ({ fields }: BlueprintEntity) => fields.some(({ type }) => type === 'money');
  for (const booking of entities.filter(isBooking)) {
    const booked = booking.fields.flatMap(({ ref }) => entities.find(({ id }) => id === ref) ?? []);
    if (
      booked.some(isPriced) ||
      (booked.every(({ kind }) => kind === 'person') &&
        entities.some((one) => one !== booking && isPriced(one)))
    )
      continue;
    booking.fields = booking.fields.filter(({ label, why }) => label !== 'Total' || why.from !== 'default');
  }
}

/** A place in a class is booked for the time of the class. */
const hasDayElsewhere = (
  { concept, fields }: BlueprintEntity,
  entities: readonly BlueprintEntity[],
): boolean =>
  concept === 'registration' &&
  fields.some(({ ref }) => entities.find(({ id }) => id === ref)?.kind === 'event');

/** A room that is booked by the hour is no hotel room: nobody sleeps in it. */
function settleRooms(entities: readonly BlueprintEntity[], text: string): void {
  if (lodgingText.test(text) || /\bguests?\b/i.test(text)) return;
  if (
    !/\b(?:meeting|office|studio|rehears\w+|practi[cs]e|yoga|class(?:es)?|by the hour|clinic|court|desk)\b/i.test(
      text,
    )
  )
    return;
  for (const room of entities.filter(({ concept }) => concept === 'room'))
    room.fields = room.fields.filter(
      ({ label, why }) => why.from === 'text' || !/^(?:price per night|type)$/i.test(label),
    );
}

/** A day and a time that were told say when it is: nothing else says it once more, and the day is no moment. */
function settleMoments(entities: readonly BlueprintEntity[]): void {
  for (const entity of entities) {
    const told = entity.fields.filter(({ why }) => why.from === 'text');
    const time = told.find(({ type, label }) => type === 'time' && /^(?:start )?time$/i.test(label));
    const day = told.find(({ type, label }) => /^date(?:time)?$/.test(type) && /^(?:day|date)$/i.test(label));
    if (!time || !day) continue;
    day.type = 'date';
    entity.fields = entity.fields.filter(
      ({ why, type, label }) =>
        why.from === 'text' || type !== 'datetime' || !/^(?:date|start)$/i.test(label),
    );
  }
}

/** Turns a booking to times or to days: its start and end, which are made where there are none. */
export function setTimes(booking: BlueprintEntity, mode: BookedBy, ids: Ids): void {
  const type: FieldType = mode === 'slots' ? 'datetime' : 'date';
  const [start, end] = [startField(booking), endField(booking)];
  booking.fields = booking.fields.filter(
    (field) => field.type !== 'time' || !/^(?:start|end) time$/i.test(field.label),
  );
  if (start) turn(start, type);
  else
    booking.fields.splice(
      1,
      0,
      fresh(booking, { label: mode === 'slots' ? 'Start' : 'Start date', type }, ids),
    );
  if (end && end !== start) turn(end, type);
  else
    booking.fields.splice(
      booking.fields.findIndex(({ id }) => id === startField(booking)?.id) + 1,
      0,
      fresh(booking, { label: mode === 'slots' ? 'End' : 'End date', type }, ids),
    );
}

/** "Start date" of an hour is its start; what is stored under the key stays. */
function turn(field: BlueprintField, type: FieldType): void {
  field.type = type;
  if (/^(?:start|end)(?: date)?$/i.test(field.label))
    field.label = `${/^start/i.test(field.label) ? 'Start' : 'End'}${type === 'date' ? ' date' : ''}`;
}

/** A day that the person named gets the hours beside it. */
function addTimesOfDay(booking: BlueprintEntity, day: BlueprintField, ids: Ids): void {
  booking.fields = booking.fields.filter(
    ({ label, why, type }) =>
      why.from === 'text' || type !== 'date' || !/^(?:start|end)(?: date)?$/i.test(label),
  );
  if (booking.fields.some(({ type }) => type === 'time')) return;
  const times = ['Start time', 'End time'].map((label) => fresh(booking, { label, type: 'time' }, ids));
  booking.fields.splice(booking.fields.indexOf(day) + 1, 0, ...times);
}

const fresh = (
  booking: BlueprintEntity,
  { label, type }: { label: string; type: FieldType },
  ids: Ids,
): BlueprintField => ({
  id: ids.next(),
  key: freeKey(booking, snake(label)),
  label,
  type,
  required: false,
  inList: true,
  inForm: true,
  why: { from: 'default', words: '' },
});
