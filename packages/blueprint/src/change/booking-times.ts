import { type BookedBy, isBooking, setTimes } from '../plan/booking-times.ts';
import { bookingWords } from '../texts/bookings.ts';
import { lower } from '../texts/grammar.ts';
import type { Intent } from './context.ts';
import { named } from './pages.ts';

const asking =
  /^(?:make|let|have|change|switch|turn|book|reserve|i want|we want|allow)\b.*\b(?:by|in|for|per|to|as)\s+(?:the\s+|whole\s+|full\s+|several\s+|time[- ]?)*(hours?|slots?|times|days?|nights?)\b(?:\s+instead.*)?$|^(?:\w+\s)?(?:bookings?|reservations?)\s+(?:should\s+|must\s+)?(?:go|are|be|is|last)\s+(?:by|in|for|per)?\s*(?:the\s+|whole\s+|full\s+|time[- ]?)*(hours?|slots?|times|days?|nights?)$/i;

/** "Make bookings go by whole days", "book courts by the hour". */
export const bookingTimes: Intent = (change, clause) => {
  const found = asking.exec(clause);
  const word = found?.[1] ?? found?.[2];
  if (!word || !/\b(?:book|reserv)/i.test(clause)) return undefined;
  const bookings = change.blueprint.entities.filter(isBooking);
  const wanted = named(change, clause);
  const booking =
    bookings.find((one) => one === wanted || one.fields.some(({ ref }) => ref === wanted?.id)) ?? bookings[0];
  if (!booking) return undefined;
  const mode: BookedBy = /^(?:day|night)/i.test(word) ? 'days' : 'slots';
  setTimes(booking, mode, change.ids);
  change.last = { entity: booking };
  const name = lower(booking.labelPlural);
  return mode === 'days' ? bookingWords.byDays(name) : bookingWords.byTimes(name);
};
