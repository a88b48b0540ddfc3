import type { FieldType } from '@sayso/core/blueprint-schema';
import { isParticiple } from '../../lexicon/words/verbs.ts';
import { capitalise } from '../../words.ts';
import type { FieldDraft } from './field-draft.ts';

type Asked = Omit<FieldDraft, 'known'>;
type Rule = readonly [RegExp, (found: RegExpExecArray) => Asked | undefined];

const somebody = '(?:i|we|you|he|she|they|it|each(?: one| of them)?|everyone|one|the [\\w-]+|an? [\\w-]+)';
const is = "(?:'s|'re|'m| is| are| am| was| were)";
const plain =
  (label: string, type: FieldType = 'string'): (() => Asked) =>
  () => ({ label, type });

const units: Readonly<Record<string, FieldType>> = {
  minute: 'duration',
  hour: 'number',
  kilo: 'number',
  kg: 'number',
  gram: 'number',
  km: 'number',
  kilometre: 'number',
  mile: 'number',
  metre: 'number',
  litre: 'number',
  ml: 'number',
  ton: 'number',
  night: 'int',
};
const often: Readonly<Record<string, string>> = {
  day: 'Daily',
  week: 'Weekly',
  month: 'Monthly',
  year: 'Yearly',
};

/** Questions in which people speak of an attribute without its name, by what they ask for. */
const rules: readonly Rule[] = [
  [new RegExp(`^whose (?:[\\w-]+ )?(?:it|they|this)${is}$|^who (?:it|they) belongs? to$`), plain('Owner')],
  [
    new RegExp(
      `^what (?:${somebody}|people|visitors) (?:(?:have|has|had|'ve) in mind|(?:is|are|'s|'re) (?:looking for|after|hoping for))$`,
    ),
    plain('Message', 'text'),
  ],
  [new RegExp(`^what ${somebody}${is} (?:called|named)$`), plain('Name')],
  [new RegExp(`^what ${somebody}${is} (?:still )?owed(?: .*)?$`), plain('Amount owed', 'money')],
  [
    new RegExp(
      `^(?:what|how) (?:they|he|she|we)${is} (?:related )?to (?:me|us|him|her|each other|the [\\w-]+)$`,
    ),
    plain('Relation'),
  ],
  [
    /^how (?:it|they|this) (taste|smell|look|feel|sound)(?:s|ed)?$/,
    ([, sense = '']) => ({ label: capitalise(sense), type: 'text' }),
  ],
  [/^how (?:they|he|she|we)(?:'re|'s| are| is| were) related$/, plain('Relation')],
  [
    new RegExp(`^(?:what|anything|everything|whatever|something) ${somebody}${is} allergic to$`),
    plain('Allergies'),
  ],
  [/^what(?: is| was|'s)(?: (?:in|inside)(?: (?:it|them|there|this))?)?$/, plain('Contents', 'text')],
  [/^what (?:is|there is|has|needs)(?: still)? to (?:be )?(?:do|done)(?: .*)?$/, plain('To do', 'text')],
  [
    new RegExp(`^what ${somebody}${is} (?:going|planning|meant|supposed) to do(?: .*)?$`),
    plain('Work to do', 'text'),
  ],
  [
    /^who (?:came|comes|went|goes|was|were|swam|walked|rode) (?:along|with (?:me|us|him|her|them))$/,
    plain('Companions', 'tags'),
  ],
  [/^where to ([\w-]+)$/, ([all]) => ({ label: capitalise(all), type: 'string' })],
  [
    /^how (i|we|he|she|it|they) (felt|seemed|looked)\b.*$/,
    ([, who = '', verb = '']) => ({ label: `How ${who === 'i' ? 'I' : who} ${verb}`, type: 'string' }),
  ],
  [
    /^how many (?:of (?:us|them|you) |people |persons )?(?:turned up|showed up|came|attended|were there|joined)\b.*$/,
    plain('Number of people', 'int'),
  ],
  [
    /^how many of (?:us|you|them)(?: (?:there )?(?:are|will be|come|will come|are coming))?$/,
    plain('Number of people', 'int'),
  ],
  [
    /^how many (?:were|was|are|got|have been|had been) ([a-z]+)\b.*$/,
    ([, word = '']) =>
      isParticiple(word) && word !== 'left' ? { label: `Number ${word}`, type: 'int' } : undefined,
  ],
  [
    /^how many ([\w-]+) (?:that|this|it) (?:makes?|is|was|comes to|gives)$/,
    ([, thing = '']) => ({ label: capitalise(thing), type: 'int' }),
  ],
  [/^how many (minute|hour|kilo|kg|gram|km|kilometre|mile|metre|litre|ml|ton|night)s?\b(.*)$/, measured],
  [
    new RegExp(
      `^how much ${somebody} (?:gets?|earns?|receives?|is paid|pays?) (?:a|per|each|every) (day|week|month|year)$`,
    ),
    ([, unit = '']) => ({ label: `${often[unit]} amount`, type: 'money' }),
  ],
  [
    new RegExp(`^how much (?:money )?${somebody} (?:has|have|'s got|'ve got) left$`),
    plain('Balance', 'money'),
  ],
  [/^how much (?:money )?(?:is coming|has come|comes|came) in$/, plain('Income', 'money')],
  [/^(?:since|from) (?:what|which) (?:day|date)\b.*$/, plain('Since', 'date')],
  [/^to whom(?: .*)?$/, plain('To')],
  [/^(?:until|till) when\b/, plain('Until', 'date')],
  [/^from when\b/, plain('From', 'date')],
  [/^since when\b/, plain('Since', 'date')],
  [
    /^who (?:has|have|hasn't|haven't) (?:(?:already|not|still|yet) )*paid (?:this|their|his|the (?:fee|dues|contribution)|already|yet|so far)\b.*$/,
    plain('Paid', 'bool'),
  ],
  [
    /^when (?:is|are) (?:it|they|this) due(?: back)?$|^when (?:it|they|this) (?:is|are) due back$/,
    plain('Due date', 'date'),
  ],
  [
    /^how (?:well|good) (?:i|we|they|he|she) ([a-z]+(?: [a-z]+){0,2})$/,
    ([all]) => ({ label: capitalise(all.replace(/\bi\b/, 'I')), type: 'rating' }),
  ],
  [
    /^how much (?:was|were|is|has been|have been|got) ([a-z]+)$/,
    ([, deed = '']) =>
      isParticiple(deed) && !/^(?:paid|spent|owed|left|earned|charged|raised|donated|invoiced)$/.test(deed)
        ? { label: `Amount ${deed}`, type: 'number' }
        : undefined,
  ],
  [/^for how long\b/, plain('Duration', 'duration')],
  [
    /^(?:the )?years? (?:when |in which |that )?(?:he|she|they|it) (?:was|were) born$/,
    plain('Birth year', 'int'),
  ],
  [/^(?:the )?years? (?:when |in which |that )?(?:he|she|they|it) died$/, plain('Death year', 'int')],
  [
    /^(?:what|which) ([a-z-]+ of [a-z-]+)$/,
    ([, thing = '']) =>
      /^(?:kind|type|sort|one|day|time|part|make|state) of\b/.test(thing)
        ? undefined
        : { label: capitalise(thing), type: 'string' },
  ],
];

const doubt =
  /^(?:was|is|were|are|am|did|does|do|has|have|had|would|will) (?:it|they|he|she|i|we|you|this) (?:been |got )?(?!possible)(.+?)(?: or not| yes\/no| yet| and why)?$/;

/** "Was it cancelled", "would we go again": yes or no. */
function readDoubt(text: string): Asked | undefined {
  const rest = doubt.exec(text)?.[1];
  if (!rest || rest.split(' ').length > 4 || / or /.test(rest)) return undefined;
  const isDoing = /^(?:did|does|do)\b/.test(text);
  const label = isDoing ? text.replace(/ or not$/, '') : /^would|^will/.test(text) ? `would ${rest}` : rest;
  return { label: capitalise(label), type: 'bool' };
}

function measured([, unit = '', rest = '']: RegExpExecArray): Asked {
  const name = /^(?:kg|km|ml)$/.test(unit) ? unit : `${unit}s`;
  const isLeft = /\b(?:left|remain|remaining)\b/.test(rest);
  return { label: capitalise(isLeft ? `${name} left` : name), type: units[unit] ?? 'number' };
}

/** What such a question asks for; undefined where it is none of these. */
export function readFurther(text: string): Asked | undefined {
  const asked = text.replace(
    /^((?:in|on|at|by|since|for|from) )(?:roughly|about|around|approximately|exactly) /,
    '$1',
  );
  for (const [shape, answer] of rules) {
    const found = shape.exec(asked);
    const field = found && answer(found);
    if (field) return field;
  }
  return readDoubt(asked);
}
