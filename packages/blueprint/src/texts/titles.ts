import { joinWords } from '@sayso/core/join-words';
import { capitalise, singular } from '../words.ts';
import { lower } from './grammar.ts';

export const titleWords = {
  votesBefore: 'Earlier votes',
  by: (what: string, by: string) => `${what} by ${by}`,
  noNumber: (what: string, things: string) =>
    `I couldn’t work out “${what}”, because there’s no number for it in the app. Add one first, for example “add a price to ${things}”.`,
  lowStock: 'Low on stock',
  of: (what: string, things: string) => `${what} of ${things}`,
  sumOf: (amount: string, things: string) =>
    /^total$/i.test(amount)
      ? `${capitalise(singular(things))} total`
      : `${/\btotal\b/i.test(amount) ? amount : `Total ${lower(amount)}`} of ${things}`,
  tagline: (things: string) => `Keep track of ${things} in one place`,
  open: (things: string) => `Open ${things.toLowerCase()}`,
  notOver: (things: string, ends: readonly string[]) =>
    ends.length > 0 ? `${things} not ${joinWords(ends.map(lower), 'or')}` : `Active ${things.toLowerCase()}`,
  nextWeek: (things: string) => `${things} in the next 7 days`,
  endingSoon: (things: string) => `${things} ending in the next 30 days`,
  partEnds: (things: string, part: string) => `${things} whose ${part} ends soon`,
  expiring: (things: string) => `${things} expiring soon`,
  due: (things: string) => `${things} due soon`,
  ending: (things: string) => `${things} ending soon`,
  customerReviews: 'What customers say',
} as const;
