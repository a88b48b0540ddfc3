import { type Change, contextEntity, findNamed, type Intent, lower } from './context.ts';

type Answer = readonly [RegExp, (change: Change, found: RegExpExecArray) => string];

const example = (change: Change, words = ''): string =>
  lower((findNamed(change.blueprint, words) ?? contextEntity(change))?.labelPlural ?? 'records');

/** Wishes about people and records that have another way, and are told of it. */
const answers: readonly Answer[] = [
  [
    /^(?:add|create|include|make|set up|have|use|i need|we need)\s+(?:some\s+|different\s+|the\s+|two\s+|three\s+|new\s+|user\s+|custom\s+)*(?:roles?|user (?:types?|groups?|levels?)|permissions?|access (?:levels?|rights?)|permission system)\b/i,
    (change) =>
      `The app knows visitors, registered people, the person who made a record, and admins; there are no further roles. Make somebody an admin when you invite them. Who may do what is set in words: "only admins may delete ${example(change)}", "users can only see their own ${example(change)}".`,
  ],
  [
    /^(?:lock|freeze|protect|block)\s+(.+?)\s+(?:once|when|after|as soon as|if)\b/i,
    (change, [, words = '']) =>
      `Who may edit goes by person, not by the state of a record, so ${example(change, words)} cannot be locked by it. "Only admins may edit ${example(change, words)}" locks them for everyone else. Nothing was changed.`,
  ],
  [
    /^(?:let|allow)\s+(?:users|people|members|everyone|them|me|us)\s+(?:to\s+)?(?:upload|add|set|have|change)\s+(?:an?\s+|their\s+|a profile\s+|own\s+)*(?:avatar|profile (?:picture|photo|image))s?$|^add\s+(?:user\s+)?(?:avatars?|profile (?:pictures?|photos?))$/i,
    () =>
      'Accounts have a name and no picture: their initials stand in the menu. A picture can be kept of what the app stores, for example "add a photo to members". Nothing was changed.',
  ],
  [
    /^(?:compute|calculate|work out)\s+(?:the\s+|an?\s+)?([\w -]+?)\s+(?:from|out of|using|with)\s+([\w -]+? and [\w -]+)$/i,
    (_, [, what = '', parts = '']) => {
      const [one = '', other = ''] = parts.split(' and ');
      return `I need to know how: write it as a formula, for example "${what} = ${one} - ${other}" or "${what} = ${one} x ${other}". Nothing was changed.`;
    },
  ],
  [
    /^share\s+(?:an?\s+|the\s+|each\s+|single\s+)?([\w-]+)\s+(?:by|via|with|as|through)\s+(?:an?\s+)?(?:link|url)s?$/i,
    (change, [, words = '']) =>
      `The page of each one has an address of its own: open it and copy the address. Whoever may see ${example(change, words)} can open it; "make ${example(change, words)} public" lets everyone.`,
  ],
];

export const notByWords: Intent = (change, clause) => {
  for (const [shape, tell] of answers) {
    const found = shape.exec(clause);
    if (found) return tell(change, found);
  }
  return undefined;
};
