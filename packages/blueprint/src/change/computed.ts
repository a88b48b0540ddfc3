import { type Derive, keysOf } from '@sayso/contracts/derive';
import type { BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { joinWords } from '@sayso/core/join-words';
import { partsOf, ruleWords, workItselfOut } from '../plan/computed-field.ts';
import { freeKey, settleEntity } from '../plan/entities.ts';
import { bare, label } from '../read/fields/field-phrase.ts';
import { type FindPart, partKind, readRule } from '../read/formulas/rule.ts';
import { formulaWords } from '../texts/fields.ts';
import { agree, lower } from '../texts/grammar.ts';
import { inQuotes, snake } from '../words.ts';
import { type Change, contextEntity, findField, findMeant, type Intent } from './context.ts';

/** A field that is asked for, and the formula in the words of the person. */
type Asked = { name: string; words: string };

export const itself =
  /,?\s*(?:\b(?:and|but|which|that)\s+)?\b(?:it|that|this|which)?\s*(?:should|shoud|shall|must|has to|needs to|will|is|gets?|to be|be)?\s*(?:be\s+)?(?:automatically\s+)?(?:calculat\w+|comput\w+|work(?:s|ed)? (?:it|this|that|itself)?\s*out|fill(?:s|ed)? (?:itself )?in|add(?:s|ed)? (?:itself )?up)(?:\s+(?:by )?(?:itself|automatically|for (?:me|us)|on its own))?$/i;

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
    const formula = balanced(words.replace(itself, ''));
    if (readRule(formula, anyPart))
      return {
        name: called?.[1] ?? (/^(?:an?\s+)?(?:field|column)$/i.test(name) ? '' : bare(name)),
        words: formula,
      };
  }
  return undefined;
}

/** A formula as it is written, whatever its names mean. */
const anyPart: FindPart = (name) =>
  /^\p{L}/u.test(name) && name.split(/\s+/).length <= 5 ? { key: name, kind: 'any' } : undefined;

/** The bracket around the whole, or one that a sentence was cut at, has its other half again. */
function balanced(words: string): string {
  const open = (words.match(/\(/g) ?? []).length - (words.match(/\)/g) ?? []).length;
  return open < 0 ? `${'('.repeat(-open)}${words}` : `${words}${')'.repeat(open)}`;
}

const partIn = (entity: BlueprintEntity): FindPart => {
  const parts = partsOf(entity.fields);
  return (name) => {
    const named = findField(entity, name);
    const kind = named && partKind(named.type);
    return named && kind ? { key: named.key, kind } : parts(name);
  };
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
    const rule = readRule(asked.words, partIn(entity));
    if (rule) return plant(change, { entity, rule, asked, clause });
  }
  return isSure(clause) ? lacking(here, asked) : undefined;
};

/** Goes on with a field by telling how it follows from others. */
export const isFormula = (words: string): boolean =>
  /^(?:the\s+|it'?s\s+|it is\s+|which is\s+|as\s+|from\s+)?[\w' %.()]+?\s(?:times|multiplied by|divided by|minus|plus|[x*×÷/+−])\s[\w' %.()]+$/i.test(
    words.split(',')[0]?.replace(/\s+and\s+.*$/i, '') ?? '',
  );

const isSure = (clause: string): boolean =>
  itself.test(clause) || /\b(?:divided by|multiplied by|times|minus)\b/i.test(clause);

function lacking(here: BlueprintEntity | undefined, { words }: Asked): string {
  const rule = readRule(words, anyPart);
  const names = new Set(
    (rule ? keysOf(rule) : []).map((name) => inQuotes(name.replace(/^(?:the|its|their|an?)\s+/i, ''))),
  );
  return formulaWords.lacking({
    names: joinWords([...names]),
    asFields: agree(names.size, formulaWords.numberField, formulaWords.numberFields),
    has: here
      ? formulaWords.has(
          lower(here.labelPlural),
          here.fields.map(({ label: own }) => lower(own)),
        )
      : '',
  });
}

/** Said to work itself out, but not from what. */
function noFormula(change: Change, clause: string): string | undefined {
  if (!itself.test(clause)) return undefined;
  const { entity, field } = change.last ?? {};
  if (field?.computed && entity) return formulaWords.already(lower(field.label), lower(entity.labelPlural));
  const name =
    /^add\s+(?:an?\s+|the\s+)?([\w -]{2,30}?)\s*(?:,|that|which)/i.exec(clause)?.[1] ?? field?.label;
  return name === undefined ? undefined : formulaWords.tellMe(lower(name), exampleRule(change));
}

/** A rule that can be used as it is: from two numbers of what is spoken of, else from one. */
function exampleRule(change: Change): string {
  const here = contextEntity(change);
  const numbersOf = ({ fields }: BlueprintEntity) =>
    fields.filter(({ type, computed }) => !computed && type !== 'rating' && partKind(type) === 'number');
  const among = [...(here ? [here] : []), ...change.blueprint.entities];
  const entity = among.find((one) => numbersOf(one).length > 0);
  const [one, other] = entity ? numbersOf(entity).map(({ label: name }) => lower(name)) : [];
  return formulaWords.times(one ?? 'price', other ?? (one === undefined ? 'quantity' : '2'));
}

type Plan = { entity: BlueprintEntity; rule: Derive; asked: Asked; clause: string };

function plant(change: Change, { entity, rule, asked, clause }: Plan): string {
  const { op } = rule;
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
  if (known && keysOf(rule).includes(known.key)) return formulaWords.itself(lower(known.label));
  workItselfOut(entity, field, rule);
  if (!known) entity.fields.push(field);
  settleEntity(entity);
  change.last = { entity, field };
  const verb = known
    ? formulaWords.now(lower(field.label), lower(entity.labelPlural))
    : formulaWords.added(lower(name), lower(entity.labelPlural));
  return formulaWords.rule(verb, ruleWords(entity, rule), lower(entity.labelPlural));
}
