import { joinWords } from '@sayso/core/join-words';
import { capitalise, inQuotes } from '../words.ts';
import { agree, lower, thePage, thePages } from './grammar.ts';

/** What somebody else changed meanwhile. */
export const conflictWords = {
  of: (field: string, things: string) => `${field} of ${lower(things)}`,
  gone: (what: string) => `${what} was removed meanwhile.`,
  changed: (what: string) => `${what} was changed meanwhile.`,
  changedThings: (things: string) => `${things} were changed meanwhile.`,
  renamed: (before: string, now: string) => `${before} was renamed to ${now} meanwhile.`,
  pageGone: (page: string) => `${capitalise(thePage(page))} was removed meanwhile.`,
  pageChanged: (page: string) => `${capitalise(thePage(page))} was changed meanwhile.`,
  app: (name: string) => `The app was renamed to ${name} meanwhile.`,
  role: (name: string) => `The role ${inQuotes(name)} was changed meanwhile.`,
  look: 'The look was changed meanwhile.',
} as const;

/** What becomes of what people entered. */
export const noteWords = {
  of: (field: string, things: string) => `${field} of ${things}`,
  thing: (things: string) =>
    `The ${things} that were entered stay stored, but nobody sees them. Undo brings them back.`,
  linked: (others: readonly string[], things: string) =>
    `${joinWords(others)} ${agree(others.length > 1 ? others : (others[0] ?? ''), 'links', 'link')} to ${things} and will lose that link.`,
  field: (field: string, things: string) =>
    `What was entered as ${lower(field)} of ${things} is kept for 30 days, in case you undo this.`,
  formulas: (fields: readonly string[], from: string) =>
    `${joinWords(fields)} ${agree(fields, 'is', 'are')} worked out from ${from}. People will have to fill ${agree(fields, 'it', 'them')} in.`,
  pages: (names: readonly string[]) => `${capitalise(thePages(names))} ${agree(names, 'goes', 'go')} too.`,
  role: (name: string) =>
    `Whoever has the role ${inQuotes(name)} stays a user, and can do what all users can.`,
  kind: (field: string, things: string) =>
    `${field} of ${things} is converted where that works. Anything else stays as it was entered until someone corrects it.`,
} as const;
