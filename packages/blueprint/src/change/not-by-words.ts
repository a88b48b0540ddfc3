import { type Change, contextEntity, findNamed, type Intent, lower } from './context.ts';
import { heldField } from './retype.ts';

type Answer = readonly [RegExp, (change: Change, found: RegExpExecArray) => string | undefined];

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
  [
    /^(?:(?:a |an |the |each |every |one |per )?(?:[\w-]+ ){1,3}(?:can'?t|cannot|can|may|must|should|is|are)(?: ?not|n't| never)?(?: be able to)?(?: only)? (?:have|has|book|take|borrow|hold|reserve|get|be used|allowed|limited to|contain|order|seat)(?: to)? (?:more than |at most |up to |no more than |max(?:imum)? |only )\d+\b.*|(?:max(?:imum)?(?: of)?|at most|no more than|not more than|only|up to) \d+ [\w -]+ (?:per|for each|for every|in each|in one|on one|at each|a|an|at the same|at once)\b.*|limit (?:the )?(?:number of )?[\w -]+ (?:to|per) .*\d+.*)$/i,
    (change, found) =>
      `I cannot hold anybody to a number of records: each is checked by itself when it is saved. A number in one record can have a limit ("make seats a number from 1 to 10", with the name of its field), and how many there are can be seen: "show a chart of ${example(change, found[0])} by ..." with one of their fields. Nothing was changed.`,
  ],
  [
    /^(?!.*\b(?:before|ahead|in advance)\b)(?:the |all |each |every |an? )?([\w-]+(?: [\w-]+)?) (?:(?:is|are|will be|should be|must be|gets?|becomes?) )?(?:always )?(?:due|overdue|closed?|expires?|ends?|to be (?:paid|in|back|returned))(?: by| to be (?:back|in|paid))? (?:after |in |within |back in )?(?:\d+|an?|one|two|three|four|six) (?:days?|weeks?|months?|years?|hours?)\b.*$/i,
    (change, [, words = '']) =>
      `I cannot let a date follow so many days after another: people choose it in the form. What is late can be listed: "show overdue ${example(change, words)}". Nothing was changed.`,
  ],
  [
    /^(?:the |our |a |an |all )?([\w-]+(?: [\w-]+)?) (?:must|have to|has to|need to|should) be (?:in|made|sent|done|given|booked|cancelled|paid|handed in|submitted|returned) (?:at least |no later than |by |within )*(?:\d+|an?|one|two|three) (?:days?|weeks?|hours?|months?) (?:before|after|ahead|in advance)\b.*$/i,
    (change, [, words = '']) =>
      `I cannot close a form by the time that is left: records can be added at any time. A last day can be kept: "add an answer by date to ${example(change, words)}", and what is late listed with "show overdue ${example(change, words)}". Nothing was changed.`,
  ],
  [
    /^(?:set |make )?(?:the )?([\w -]+?)\s*(?:=|is|equals|to)\s*(?:the )?[\w -]+?\s*(?:\+|plus)\s*\d+ (?:days?|weeks?|months?|years?)$/i,
    (change, [, words = '']) => {
      const held = heldField(change, words);
      return held && /^date/.test(held.field.type)
        ? `I cannot work out a date from another one: people choose ${lower(held.field.label)} in the form. What is late can be listed: "show overdue ${lower(held.entity.labelPlural)}". Nothing was changed.`
        : undefined;
    },
  ],
  [
    /^(?:the )?(?:[\w-]+ )?(?:number|no|id|code)s? (?:should|must|to)? ?(?:count|go|run|increase|number)s? (?:up )?(?:by (?:itself|themselves|one|1)|automatically|on (?:its|their) own)$|^(?:number|count) (?:the |all )?[\w-]+(?: [\w-]+)? (?:automatically|consecutively|by themselves)$|^(?:add |use |generate )?(?:an? )?(?:auto(?:matic)?(?:ally)?|running|consecutive|sequential|auto-?increment(?:ing)?) (?:[\w-]+ )?(?:number|id|no)s?\b.*$/i,
    () =>
      'I have no numbers that count up by themselves: whoever adds a record types its number. That none occurs twice can be seen to: "make the number unique". Nothing was changed.',
  ],
  [
    /^(?:let|allow|i want|we want) (?:the |our |my )?[\w-]+(?: [\w-]+)? (?:to )?(?:reply|answer|respond|rsvp|sign up|register|apply|enrol|enter)(?: [\w-]+){0,3}? (?:through|on|via|with|using|over|from) (?:an? |the |their )?(?:own |public )*(?:page|form|link|website|site)$/i,
    ({ blueprint }) => {
      const open = blueprint.pages.filter(
        (page) =>
          page.public &&
          page.nav &&
          blueprint.entities.some(
            ({ id, rules }) => id === (page.target ?? page.entity) && rules.create === 'anyone',
          ),
      );
      const names = open.map(({ label }) => label).join(', ');
      return open.length === 0
        ? undefined
        : `They can already, without signing in, on ${names}: once the app is published, send them its address. Nothing was changed.`;
    },
  ],
];

export const notByWords: Intent = (change, clause) => {
  for (const [shape, tell] of answers) {
    const found = shape.exec(clause);
    const said = found && tell(change, found);
    if (said) return said;
  }
  return undefined;
};
