import { lower } from './grammar.ts';

/** What is not at its end yet, from the most exact word on. */
const notYet: readonly (readonly [RegExp, string])[] = [
  [/^published$/i, 'Unpublished'],
  [/^resolved$/i, 'Unresolved'],
  [/^answered$/i, 'Unanswered'],
  [/^released$/i, 'Unreleased'],
  [/^paid$/i, 'Unpaid'],
  [/^sold$/i, 'Unsold'],
  [/^(?:finished|done|completed?|over|ended)$/i, 'Unfinished'],
];

export const titleWords = {
  app: 'App',
  votesBefore: 'Earlier votes',
  appRole: 'Role in this app',
  by: (what: string, by: string) => `${what} by ${by}`,
  noNumber: (what: string, things: string) =>
    `I couldn’t work out “${what}”, because there’s no number for it in the app. Add one first, for example “add a price to ${things}”.`,
  lowStock: 'Low on stock',
  of: (what: string, things: string) => `${what} of ${things}`,
  sumOf: (amount: string, things: string) =>
    /^total$/i.test(amount)
      ? `${amount} of all ${things}`
      : `${/\btotal\b/i.test(amount) ? amount : `Total ${lower(amount)}`} of ${things}`,
  tagline: (things: string) => `Keep track of ${things} in one place`,
  open: (things: string) => `Open ${lower(things)}`,
  /** "Unpublished posts", "Unfinished events", by how things end; "Active tickets" where that has no such word. */
  notOver: (things: string, ends: readonly string[]) => {
    const word = notYet.find(([end]) => ends.some((label) => end.test(label)))?.[1];
    return `${word ?? 'Active'} ${lower(things)}`;
  },
  nextWeek: (things: string) => `${things} in the next 7 days`,
  endingSoon: (things: string) => `${things} ending in the next 30 days`,
  partEnds: (things: string, part: string) => `${things} whose ${part} ends soon`,
  expiring: (things: string) => `${things} expiring soon`,
  due: (things: string) => `${things} due soon`,
  ending: (things: string) => `${things} ending soon`,
  customerReviews: 'What customers say',
} as const;
