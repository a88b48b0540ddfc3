import type { BlueprintEntity, BlueprintPage } from '@sayso/core/blueprint-schema';
import { joinWords } from '@sayso/core/join-words';
import { relate, settleEntity } from '../plan/entities.ts';
import { type Opening, toldOpening } from '../read/text/opening.ts';
import { readNoun } from '../read/things/nouns.ts';
import { openingWords } from '../texts/bookings.ts';
import { lower, thePage } from '../texts/grammar.ts';
import { plural } from '../words.ts';
import { aOf, type Change, findMeant, type Intent } from './context.ts';
import { addThing } from './things.ts';

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const elsewise =
  /\b(?:show|list|chart|filter|count|sort|remind\w*|send|colou?rs?|field|column|highlight|text|title|page|delete|remove|export|named?|called?)\b/i;
const length =
  /\b(?:slots?|appointments?|bookings?|lessons?|sessions?|times)\b[^.]*?\b(?:be|last|take|are|of|to|for|every)\s+(\d{1,3}|half an|an|one)\s?-?(minutes?|mins?|hours?)\b/i;

const pageOf = ({ blueprint }: Change): BlueprintPage | undefined =>
  blueprint.pages.find(({ archetype }) => archetype === 'booking');

const bookingOf = ({ blueprint }: Change, page: BlueprintPage): BlueprintEntity | undefined =>
  blueprint.entities.find(({ id }) => id === page.entity);

/** "Only 9 to 17 and no Sundays", "appointments should last 30 minutes": when times can be booked. */
export const openingTimes: Intent = (change, clause) => {
  const page = pageOf(change);
  if (!page || elsewise.test(clause) || clause.split(/\s+/).length > 25) return undefined;
  const told = toldOpening(clause);
  const minutes = minutesIn(clause);
  if (minutes !== undefined) told.slotMinutes ??= minutes;
  if (Object.keys(told).length === 0) return undefined;
  const before = (page.props ?? {}) as Opening;
  // Closed on one more day: those that were closed before stay so.
  const isClosing = !/\b(?:open|only|available)\b[^,]*\b(?:mon|tue|wed|thu|fri|sat|sun)/i.test(clause);
  if (told.days && before.days && isClosing && /\b(?:no|not|closed|except|never|without)\b/i.test(clause))
    told.days = before.days.filter((day) => told.days?.includes(day));
  if (told.days?.length === 0) return undefined;
  page.props = { ...page.props, ...told };
  change.last = { page };
  return `${sayOpening(told)}${openingWords.shown(thePage(page.label))}`;
};

function minutesIn(clause: string): number | undefined {
  const [, count = '', unit = ''] = length.exec(clause) ?? [];
  if (unit === '') return undefined;
  const number = /^half/i.test(count) ? 0.5 : /^(?:an|one)$/i.test(count) ? 1 : Number(count);
  const minutes = /^h/i.test(unit) ? number * 60 : number;
  return minutes >= 5 && minutes <= 480 ? minutes : undefined;
}

function sayOpening(told: Opening): string {
  const each = told.slotMinutes === undefined ? '' : openingWords.length(told.slotMinutes);
  return [sayWhen(told), each].filter(Boolean).join(' ');
}

function sayWhen({ opens, closes, days }: Opening): string {
  const closed = dayNames.filter((_, at) => days && !days.includes(at + 1)).map((name) => `${name}s`);
  if (opens !== undefined && closes !== undefined) {
    const hours = openingWords.hours(opens, closes);
    if (days === undefined) return `${hours}.`;
    return closed.length === 0
      ? openingWords.hoursDaily(hours)
      : openingWords.hoursExcept(hours, joinWords(closed));
  }
  if (days === undefined) return '';
  return closed.length === 0 ? openingWords.everyDay : openingWords.closed(joinWords(closed));
}

const choosing =
  /^(?:let|allow|enable|(?:i|we) want|make it possible for)?\s*(?:[\p{L}' ]{2,30}?\s)?(?:can |could |should |to |be able to |also )*(?:choose|pick|select)\s+(?:an?|the|their|which|between)\s+(?:own |favou?rite )?([\p{L}-]+(?: [\p{L}-]+)?)\s+(?:when|while|as|in|on|at|during|before|for)\s+(?:they(?:'re| are)? )?(?:(?:making|make|their|an?|the|each|every)\s+)*(?:book(?:s|ing|ings)?|reserv\w+|appointments?)\b.*$/iu;

const choosingAtAll =
  /^(?:let|allow)\s+(?:the )?(?:people|customers?|clients?|guests?|visitors?|patients?|students?|members?|users?|them)\s+(?:to )?(?:choose|pick|select)\s+(?:an?|the|their|which|between)\s+(?:own |favou?rite )?([\p{L}-]+(?: [\p{L}-]+)?)$/iu;

/** "Let people choose a stylist when booking": what is booked says with whom, and the form asks for it. */
export const chosenInBooking: Intent = (change, clause) => {
  const page = pageOf(change);
  const booking = page && bookingOf(change, page);
  const words = choosing.exec(clause)?.[1] ?? choosingAtAll.exec(clause)?.[1];
  if (!page || !booking || words === undefined || !readNoun(words, true)) return undefined;
  if (booking.fields.some(({ label, ref }) => ref === undefined && lower(label) === lower(words)))
    return undefined;
  const known = findMeant(change.blueprint, words);
  if (known === booking) return undefined;
  const made = known ? undefined : addThing(change, `add ${plural(words)} with name`);
  const chosen = known ?? findMeant(change.blueprint, words);
  if (!chosen) return undefined;
  if (!booking.fields.some(({ ref }) => ref === chosen.id)) relate(booking, chosen, change.ids);
  const field = booking.fields.find(({ ref }) => ref === chosen.id);
  if (!field) return undefined;
  // Forms leave references to people out, unless they must be given.
  field.required = true;
  field.inForm = true;
  if (!change.blueprint.entities.some(({ id }) => id === page.target)) page.target = chosen.id;
  settleEntity(booking);
  change.last = { entity: booking, field };
  return openingWords.chooses(made ? `${made} ` : '', aOf(chosen));
};
