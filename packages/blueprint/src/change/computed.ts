import type { BlueprintEntity, BlueprintField, Computed } from '@sayso/core/blueprint-schema';
import { freeKey, settleEntity } from '../plan/entities.ts';
import { joinWords } from '../plan/resolve.ts';
import { bare, label } from '../read/fields/field-phrase.ts';
import { capitalise, snake } from '../words.ts';
import { type Change, contextEntity, findField, findMeant, type Intent, lower } from './context.ts';

type Op = Extract<Computed['op'], 'sum' | 'difference' | 'product' | 'quotient' | 'hours' | 'days'>;
/** A formula in the words of a person: its two or more parts and what is done to them. */
type Formula = { op: Op; parts: string[] };
type Asked = { name: string; formula: Formula };

export const itself =
  /,?\s*(?:\b(?:and|but|which|that)\s+)?\b(?:it|that|this|which)?\s*(?:should|shoud|shall|must|has to|needs to|will|is|gets?|to be|be)?\s*(?:be\s+)?(?:automatically\s+)?(?:calculat\w+|comput\w+|work(?:s|ed)? (?:it|this|that|itself)?\s*out|fill(?:s|ed)? (?:itself )?in|add(?:s|ed)? (?:itself )?up)(?:\s+(?:by )?(?:itself|automatically|for (?:me|us)|on its own))?$/i;

const operators: readonly (readonly [RegExp, Op])[] = [
  [/\s+(?:times|multiplied (?:by|with)|[x*×])\s+/i, 'product'],
  [/\s+(?:divided by|[/÷])\s+/i, 'quotient'],
  [/\s+(?:plus|added to|\+)\s+/i, 'sum'],
  [/\s+(?:minus|less|[-–−])\s+/i, 'difference'],
];

/** Reads "minutes divided by distance", "the days between start and end", "the sum of a, b and c". */
function readFormula(words: string): Formula | undefined {
  const text = words.trim().replace(/^(?:the|from|as|of)\s+/i, '');
  const span =
    /^(?:number of |how many )?(days|nights|hours)\s+(?:between|from)\s+(?:the\s+)?(.+?)\s+(?:and|to|until|till)\s+(?:the\s+)?(.+)$/i.exec(
      text,
    );
  if (span?.[2] && span[3])
    return { op: /hours/i.test(span[1] ?? '') ? 'hours' : 'days', parts: [span[2], span[3]] };
  const long = /^(.+?)\s+(?:and|to|until|till)\s+(?:the\s+)?(.+?)\s+in\s+(days|hours)$/i.exec(text);
  if (long?.[1] && long[2])
    return { op: /hours/i.test(long[3] ?? '') ? 'hours' : 'days', parts: [long[1], long[2]] };
  const named =
    /^(sum|product|difference|total)\s+(?:of|between)\s+(.+?)((?:\s*,\s*.+?)*)\s+and\s+(.+)$/i.exec(text);
  if (named?.[2] && named[4]) {
    const op = /diff/i.test(named[1] ?? '') ? 'difference' : /prod/i.test(named[1] ?? '') ? 'product' : 'sum';
    return { op, parts: [named[2], ...(named[3] ?? '').split(',').filter(Boolean), named[4]] };
  }
  const found = operators.filter(([shape]) => shape.test(text));
  const [only] = found;
  if (!only || found.length > 1) return undefined;
  const parts = text.split(new RegExp(only[0].source, 'gi'));
  return parts.length === 2 || only[1] === 'sum' || only[1] === 'product'
    ? { op: only[1], parts }
    : undefined;
}

const adding =
  '(?:add|include|create|show|calculate|compute|work out|i (?:also )?(?:need|want)|we (?:also )?(?:need|want)|put in|track|there should be)';
const shapes: readonly RegExp[] = [
  // "Add speed, metres divided by seconds", "add a total (price x quantity)", "a total field that is price times quantity"
  new RegExp(
    `^(?:${adding}\\s+)?(?:an?\\s+|the\\s+)?(?:computed |calculated )?([\\w' -]+?)(?:\\s+(?:field|column))?\\s*(?:,(?: it'?s| it is| which is)?|:|=|\\(|\\s(?:that|which) (?:is|equals|shows|multiplies|divides|adds)|\\s(?:as|is|equals|from|should be|must be|calculated as|computed as|worked out as|being))\\s*(?:calculated (?:as|from)\\s+|always\\s+|worked out (?:as|from)\\s+|equal to\\s+)?(.+?)\\)?$`,
    'i',
  ),
  // "Show the days between start and end"
  new RegExp(`^(?:${adding})\\s+()(.+)$`, 'i'),
];

function readAsked(written: string): Asked | undefined {
  const called = /,?\s+(?:called|named)\s+"?([\w -]+?)"?$/i.exec(written);
  const clause = called ? written.slice(0, called.index) : written;
  for (const shape of shapes) {
    const [, name = '', words = ''] = shape.exec(clause) ?? [];
    const formula = readFormula(words.replace(itself, '').replace(/^(?:multiplies|divides|adds)\s+/i, ''));
    if (formula)
      return {
        name: called?.[1] ?? (/^(?:an?\s+)?(?:field|column)$/i.test(name) ? '' : bare(name)),
        formula,
      };
  }
  return undefined;
}

const plain = (part: string): string => part.trim().replace(/^(?:the|its|their|a|an)\s+/i, '');

/** The keys of the parts in one thing; a number stands for itself, "20 percent" for a share. */
function keysIn(entity: BlueprintEntity, { parts, op }: Formula): string[] | undefined {
  const isSpan = op === 'days' || op === 'hours';
  const keys = parts.map((part) => {
    const share = /^(\d+(?:\.\d+)?)\s*(?:%|percent)$/.exec(part.trim())?.[1];
    if (share && op === 'product') return String(Number(share) / 100);
    if (/^\d+(?:\.\d+)?$/.test(part.trim())) return part.trim();
    const field =
      findField(entity, plain(part)) ??
      entity.fields.find(({ label: own }) => own.toLowerCase().startsWith(`${plain(part).toLowerCase()} `));
    const fits = isSpan ? /^(?:date|datetime|time)$/ : /^(?:int|number|money|percent|rating|duration)$/;
    return field && fits.test(field.type) ? field.key : undefined;
  });
  const known = keys.flatMap((key) => key ?? []);
  return known.length === parts.length && known.some((key) => !/^\d/.test(key)) ? known : undefined;
}

const signs: Readonly<Record<Op, string>> = {
  sum: ' plus ',
  difference: ' minus ',
  product: ' times ',
  quotient: ' divided by ',
  hours: ' to ',
  days: ' to ',
};

/** "Add speed, metres divided by seconds": a field that follows from others. */
export const computedField: Intent = (change, clause) => {
  const owner =
    /\s+(?:to|for|of|on|in)\s+(?:each |every |all |the )?([\w-]+(?:\s[\w-]+)?)(?=$|\s*[,:(=]|\s+(?:as|that|which|is)\b)/i.exec(
      clause,
    );
  const told = owner?.[1] ? findMeant(change.blueprint, owner[1]) : undefined;
  const without = told && owner ? clause.replace(owner[0], '') : clause;
  const asked = readAsked(without) ?? readAsked(clause);
  if (!asked) return noFormula(change, clause);
  const here = told ?? contextEntity(change);
  const order = [...(here ? [here] : []), ...change.blueprint.entities.filter((entity) => entity !== here)];
  for (const entity of order) {
    const of = keysIn(entity, asked.formula);
    if (of) return plant(change, { entity, of, asked, clause });
  }
  return isSure(clause) ? lacking(here, asked) : undefined;
};

/** Goes on with a field by telling how it follows from others. */
export const isFormula = (words: string): boolean =>
  /^(?:the\s+|it'?s\s+|it is\s+|which is\s+|as\s+|from\s+)?[\w' %.]+?\s(?:times|multiplied by|divided by|minus|plus|[x*×÷/+−])\s[\w' %.]+$/i.test(
    words.split(',')[0]?.replace(/\s+and\s+.*$/i, '') ?? '',
  );

const isSure = (clause: string): boolean =>
  itself.test(clause) || /\b(?:divided by|multiplied by|times|minus)\b/i.test(clause);

const lacking = (here: BlueprintEntity | undefined, { formula }: Asked): string =>
  `To work this out I need ${joinWords(formula.parts.map((part) => `"${plain(part)}"`))} as numbers of one thing${here ? `; ${lower(here.labelPlural)} have ${joinWords(here.fields.map(({ label: own }) => lower(own)))}` : ''}. Nothing was changed for this.`;

/** Said to work itself out, but not from what. */
function noFormula(change: Change, clause: string): string | undefined {
  if (!itself.test(clause)) return undefined;
  const { entity, field } = change.last ?? {};
  if (field?.computed && entity) return `${field.label} of ${lower(entity.labelPlural)} works itself out.`;
  const name =
    /^add\s+(?:an?\s+|the\s+)?([\w -]{2,30}?)\s*(?:,|that|which)/i.exec(clause)?.[1] ?? field?.label;
  return name === undefined
    ? undefined
    : `Tell me from what ${lower(name)} is worked out, for example "add ${lower(name)}, price times quantity". Nothing was changed for this.`;
}

type Plan = { entity: BlueprintEntity; of: string[]; asked: Asked; clause: string };

function plant(change: Change, { entity, of, asked, clause }: Plan): string {
  const { op } = asked.formula;
  const parts = of.map((key) => entity.fields.find((field) => field.key === key));
  const name = label(
    asked.name === '' ? (op === 'hours' ? 'Hours' : op === 'days' ? 'Days' : 'Result') : asked.name,
  );
  const known = findField(entity, name);
  const field: BlueprintField = known ?? {
    id: change.ids.next(),
    key: freeKey(entity, snake(name)),
    label: name,
    type: 'number',
    required: false,
    inList: true,
    inForm: false,
    why: { from: 'change', words: clause.slice(0, 120) },
  };
  if (known && parts.includes(known))
    return `${capitalise(known.label)} cannot follow from itself. Nothing was changed for this.`;
  for (const extra of ['options', 'default', 'min', 'max', 'unit'] as const) delete field[extra];
  Object.assign(field, { computed: { op, of }, inForm: false, required: false }, kindOf(op, parts));
  if (!known) entity.fields.push(field);
  settleEntity(entity);
  change.last = { entity, field };
  const words = of.map((key, at) => (parts[at] ? lower(parts[at].label) : key)).join(signs[op]);
  const verb = known
    ? `${field.label} of ${lower(entity.labelPlural)} works itself out now`
    : `Added ${lower(name)} to ${lower(entity.labelPlural)}; it works itself out`;
  return `${verb}: ${op === 'days' || op === 'hours' ? `${op} from ` : ''}${words}. Records that are there get it when they are saved again.`;
}

function kindOf(
  op: Op,
  parts: readonly (BlueprintField | undefined)[],
): Pick<BlueprintField, 'type' | 'unit'> {
  if (op === 'days') return { type: 'int', unit: 'days' };
  if (op === 'hours') return { type: 'number', unit: 'h' };
  const [one, other] = parts;
  const isMoney = parts.filter((part) => part?.type === 'money').length;
  if (isMoney > 0 && !(op === 'quotient' && other?.type === 'money')) return { type: 'money' };
  if (op === 'quotient') {
    const unit = one?.unit && other?.unit ? `${one.unit}/${other.unit}` : undefined;
    return { type: 'number', ...(unit ? { unit } : {}) };
  }
  const unit = one?.unit === other?.unit ? one?.unit : undefined;
  return { type: 'number', ...(op !== 'product' && unit ? { unit } : {}) };
}
