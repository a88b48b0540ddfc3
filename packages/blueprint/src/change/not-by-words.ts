import { dueField, fieldsOf } from '../plan/look.ts';
import { instead } from '../texts/advice.ts';
import { lower, named, thePages } from '../texts/grammar.ts';
import { type Change, contextEntity, findNamed, type Intent } from './context.ts';
import { heldField } from './retype.ts';

type Answer = readonly [RegExp, (change: Change, found: RegExpExecArray) => string | undefined];

const spokenOf = (change: Change, words: string) =>
  findNamed(change.blueprint, words) ?? contextEntity(change);

const example = (change: Change, words = ''): string =>
  lower(spokenOf(change, words)?.labelPlural ?? 'records');

/** Wishes about people and records that have another way, and are told of it. */
const answers: readonly Answer[] = [
  [
    /^(?:add|create|include|make|set up|have|use|i need|we need)\s+(?:some\s+|different\s+|the\s+|two\s+|three\s+|new\s+|user\s+|custom\s+)*(?:roles?|user (?:types?|groups?|levels?)|permissions?|access (?:levels?|rights?)|permission system)\b/i,
    (change) => instead.roles(example(change)),
  ],
  [
    /^(?:lock|freeze|protect|block)\s+(.+?)\s+(?:once|when|after|as soon as|if)\b/i,
    (change, [, words = '']) => instead.locking(example(change, words)),
  ],
  [
    /^(?:let|allow)\s+(?:users|people|members|everyone|them|me|us)\s+(?:to\s+)?(?:upload|add|set|have|change)\s+(?:an?\s+|their\s+|a profile\s+|own\s+)*(?:avatar|profile (?:picture|photo|image))s?$|^add\s+(?:user\s+)?(?:avatars?|profile (?:pictures?|photos?))$/i,
    () => instead.avatars,
  ],
  [
    /^(?:compute|calculate|work out)\s+(?:the\s+|an?\s+)?([\w -]+?)\s+(?:from|out of|using|with)\s+([\w -]+? and [\w -]+)$/i,
    (_, [, what = '', parts = '']) => {
      const [one = '', other = ''] = parts.split(' and ');
      return instead.formula(what, one, other);
    },
  ],
  [
    /^share\s+(?:an?\s+|the\s+|each\s+|single\s+)?([\w-]+)\s+(?:by|via|with|as|through)\s+(?:an?\s+)?(?:link|url)s?$/i,
    (change, [, words = '']) => instead.links(example(change, words)),
  ],
  [
    /^(?:(?:a |an |the |each |every |one |per )?(?:[\w-]+ ){1,3}(?:can'?t|cannot|can|may|must|should|is|are)(?: ?not|n't| never)?(?: be able to)?(?: only)? (?:have|has|book|take|borrow|hold|reserve|get|be used|allowed|limited to|contain|order|seat)(?: to)? (?:more than |at most |up to |no more than |max(?:imum)? |only )\d+\b.*|(?:max(?:imum)?(?: of)?|at most|no more than|not more than|only|up to) \d+ [\w -]+ (?:per|for each|for every|in each|in one|on one|at each|a|an|at the same|at once)\b.*|limit (?:the )?(?:number of )?[\w -]+ (?:to|per) .*\d+.*)$/i,
    (change, found) => {
      const entity = findNamed(change.blueprint, found[0]) ?? contextEntity(change);
      const [number] = entity ? fieldsOf(entity, 'int', 'number') : [];
      return instead.counts(example(change, found[0]), number ? instead.limits(lower(number.label)) : '');
    },
  ],
  [
    /^(?!.*\b(?:before|ahead|in advance)\b)(?:the |all |each |every |an? )?([\w-]+(?: [\w-]+)?) (?:(?:is|are|will be|should be|must be|gets?|becomes?) )?(?:always )?(?:due|overdue|closed?|expires?|ends?|to be (?:paid|in|back|returned))(?: by| to be (?:back|in|paid))? (?:after |in |within |back in )?(?:\d+|an?|one|two|three|four|six) (?:days?|weeks?|months?|years?|hours?)\b.*$/i,
    (change, [, words = '']) => {
      const entity = spokenOf(change, words);
      const due = entity && dueField(entity);
      return instead.dateAfter(example(change, words), due && named(due.label));
    },
  ],
  [
    /^(?:the |our |a |an |all )?([\w-]+(?: [\w-]+)?) (?:must|have to|has to|need to|should) be (?:in|made|sent|done|given|booked|cancelled|paid|handed in|submitted|returned) (?:at least |no later than |by |within )*(?:\d+|an?|one|two|three) (?:days?|weeks?|hours?|months?) (?:before|after|ahead|in advance)\b.*$/i,
    (change, [, words = '']) => instead.deadline(example(change, words)),
  ],
  [
    /^(?:set |make )?(?:the )?([\w -]+?)\s*(?:=|is|equals|to)\s*(?:the )?[\w -]+?\s*(?:\+|plus)\s*\d+ (?:days?|weeks?|months?|years?)$/i,
    (change, [, words = '']) => {
      const held = heldField(change, words);
      return held && /^date/.test(held.field.type) ? instead.dateFrom(lower(held.field.label)) : undefined;
    },
  ],
  [
    /^(?:the )?(?:[\w-]+ )?(?:number|no|id|code)s? (?:should|must|to)? ?(?:count|go|run|increase|number)s? (?:up )?(?:by (?:itself|themselves|one|1)|automatically|on (?:its|their) own)$|^(?:number|count) (?:the |all )?[\w-]+(?: [\w-]+)? (?:automatically|consecutively|by themselves)$|^(?:add |use |generate )?(?:an? )?(?:auto(?:matic)?(?:ally)?|running|consecutive|sequential|auto-?increment(?:ing)?) (?:[\w-]+ )?(?:number|id|no)s?\b.*$/i,
    (change) => instead.counting(lower(contextEntity(change)?.fields[0]?.label ?? 'name')),
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
      return open.length === 0 ? undefined : instead.alreadyOpen(thePages(open.map(({ label }) => label)));
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
