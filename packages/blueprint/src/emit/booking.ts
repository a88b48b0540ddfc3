import type { Blueprint, BlueprintEntity, BlueprintField, BlueprintPage } from '@sayso/core/blueprint-schema';
import { bookedOn } from '../plan/booked.ts';
import { endField, entityById, fieldsOf, moneyField, startField } from '../plan/look.ts';
import { isStaff } from '../plan/opening-days.ts';
import { withArticle } from '../texts/grammar.ts';
import { visitorWords } from '../texts/visitors.ts';
import { isAskedUnless } from './asked.ts';
import { imageOf, thingOf } from './columns.ts';
import { framed, freeStates, isInside, orNothing, refTo, statusOf, wordsOf } from './community-fields.ts';
import { aThing } from './copy.ts';
import type { Emit } from './emit.ts';
import { element, Imports, type Props } from './jsx.ts';

type Times = {
  kind: 'slots' | 'nights';
  props: { startField: string; endField?: string; dateField?: string };
};

/** How a booking says when it is: a moment, a day and times of day, or two days. */
export function timesOf(booking: BlueprintEntity): Times | undefined {
  const [start, end] = [startField(booking), endField(booking)];
  const times = fieldsOf(booking, 'time');
  const first = times.find(({ label }) => /start|from|begin|^time$|arrival/i.test(label)) ?? times[0];
  const last = times.find((field) => field !== first && /end|until|\bto\b|finish/i.test(field.label));
  if (start?.type === 'date' && first)
    return {
      kind: 'slots',
      props: { dateField: start.key, startField: first.key, ...(last ? { endField: last.key } : {}) },
    };
  if (start && end && start !== end && start.type === 'date')
    return { kind: 'nights', props: { startField: start.key, endField: end.key } };
  if (start?.type !== 'datetime') return undefined;
  return {
    kind: 'slots',
    props: {
      startField: start.key,
      ...(end?.type === 'datetime' && end !== start ? { endField: end.key } : {}),
    },
  };
}

/** Hours and slots: the resource's own fields, else what the page says. */
function hoursOf(resource: BlueprintEntity | undefined, page: BlueprintPage): Props {
  const times = resource ? fieldsOf(resource, 'time') : [];
  const minutes = resource
    ? fieldsOf(resource, 'int', 'duration', 'number').find(
        ({ label, unit }) => /slot|minutes/i.test(label) || /^min/.test(unit ?? ''),
      )
    : undefined;
  const slotMinutes = page.props?.['slotMinutes'];
  const days = page.props?.['days'];
  return {
    opens: wordsOf(page, 'opens'),
    closes: wordsOf(page, 'closes'),
    openField: times.find(({ label }) => /open|from|start/i.test(label))?.key,
    closeField: times.find(({ label }) => /clos|until|end/i.test(label))?.key,
    slotMinutes: typeof slotMinutes === 'number' ? slotMinutes : undefined,
    slotField: minutes?.key,
    days: Array.isArray(days) ? days : undefined,
  };
}

/** Who books is known or writes a name, since nobody may look through those who did; with whom it shall be is chosen. */
const isChosen = (of: BlueprintEntity | undefined): boolean => of?.kind !== 'person' || isStaff(of.concept);

/** Keys of the fields that whoever books fills in beside the time and what is booked. */
export function bookingFields(blueprint: Blueprint, page: BlueprintPage): string[] {
  const booking = entityById(blueprint, page.entity);
  const { startField: start, endField: end, dateField } = (booking && timesOf(booking))?.props ?? {};
  if (!booking) return [];
  const resource = refTo(booking, bookedOn(blueprint, page, booking));
  return askedFields(blueprint, booking, [resource?.key, start, end, dateField, statusOf(booking)?.key]);
}

/** What whoever books fills in: no state, no sum, nothing that the chosen time says. */
function askedFields(
  blueprint: Blueprint,
  booking: BlueprintEntity,
  known: readonly (string | undefined)[],
): string[] {
  return booking.fields
    .filter(
      (field) =>
        !known.includes(field.key) &&
        isAskedUnless(
          field,
          field.id !== booking.workflow &&
            !isInside(field) &&
            field.type !== 'money' &&
            field.inForm &&
            (isChosen(entityById(blueprint, field.ref)) ||
              (field.required && booking.rules.create !== 'anyone')),
        ),
    )
    .map(({ key }) => key);
}

/** Who somebody is, where what is booked is a person. */
const isRole = ({ type, label }: BlueprintField) =>
  (type === 'string' || type === 'tags') &&
  /\b(?:special(?:i[ts]y|ism|isation|ization|ities)|role|job title|position|profession|qualifications?|expertise|subjects?)\b/i.test(
    label,
  );

/** The two facts that a choice of what is booked shows below the name. */
function factsOf(resource: BlueprintEntity): string[] {
  const roles = resource.kind === 'person' ? resource.fields.filter(isRole) : [];
  const facts = [...roles, ...fieldsOf(resource, 'enum'), ...fieldsOf(resource, 'money', 'int')];
  return facts.slice(0, 2).map(({ key }) => key);
}

/** "Book an appointment", "Book a court": the page's name in the menu alone does not say what for. */
function titleOfPage(page: BlueprintPage, booking: BlueprintEntity, resource: BlueprintEntity | undefined) {
  if (page.label !== 'Book') return page.label;
  const own = thingOf(booking).replace(/ ?\b(?:bookings?|reservations?|rentals?)$/i, '');
  if (own !== '') return `Book ${withArticle(own)}`;
  if (resource?.kind === 'person') return visitorWords.bookAppointment;
  return resource ? `Book ${aThing(resource)}` : visitorWords.bookTime;
}

export const bookingPage: Emit = (blueprint, page) => {
  const booking = entityById(blueprint, page.entity);
  const times = booking && timesOf(booking);
  if (!booking || !times) return undefined;
  const imports = new Imports();
  const resource = bookedOn(blueprint, page, booking);
  const toResource = refTo(booking, resource);
  const status = statusOf(booking);
  const free = freeStates(booking);
  const first = status?.options?.find(({ value }) => !free.includes(value));
  const taken = entityById(blueprint, wordsOf(page, 'taken'));
  const price = resource && moneyField(resource);
  const total = moneyField(booking);
  const shared = {
    entity: imports.entity(booking.name),
    ...(resource && toResource
      ? {
          resources: imports.entity(resource.name),
          resourceField: toResource.key,
          resourceImageField: imageOf(resource),
          resourceFields: orNothing(factsOf(resource)),
        }
      : {}),
    ...times.props,
    fields: bookingFields(blueprint, page),
    defaults: status && first ? { [status.key]: first.value } : undefined,
    statusField: status?.key,
    freeStates: orNothing(free),
    taken: taken && imports.entity(taken.name),
    thanks: wordsOf(page, 'thanks'),
  };
  const guests = fieldsOf(booking, 'int').find(({ label }) => /guest|people|person|adult|party/i.test(label));
  const room =
    resource &&
    fieldsOf(resource, 'int').find(({ label }) => /capacity|beds|sleeps|seats|guests/i.test(label));
  const body =
    times.kind === 'nights'
      ? element(
          imports.kit('StayBooking'),
          {
            ...shared,
            priceField: price?.key,
            totalField: price && total?.key,
            ...(guests && room ? { guestsField: guests.key, capacityField: room.key } : {}),
          },
          [],
          '      ',
        )
      : element(imports.kit('BookingDesk'), { ...shared, ...hoursOf(resource, page) }, [], '      ');
  return framed({ page, imports, body, title: titleOfPage(page, booking, toResource && resource) });
};
