import { type Derive, deriveOps, keysOf, type Operand } from '@sayso/contracts/derive';
import type { BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { bare } from '../read/fields/field-phrase.ts';
import { type FindPart, partKind } from '../read/formulas/rule.ts';
import { lower } from '../texts/grammar.ts';
import { normalised } from '../words.ts';

/** Words behind the name of a field that say no more than the name. */
const tail =
  /^(?:in|of|on|at|the|it|time|date|amount|value|worked|spent|used|sold|taken|kg|g|km|m|cm|litres?|hours?|minutes?|days?|euros?|dollars?|pounds?|and|each)$/;

/** The field that a name in a formula means, by its label or what is plainly the same. */
export function fieldNamed<T extends { label: string }>(fields: readonly T[], name: string): T | undefined {
  const wanted = normalised(bare(name.replace(/'s\b/g, '')));
  if (wanted === '') return undefined;
  const only = (fits: (label: string) => boolean): T | undefined => {
    const found = fields.filter(({ label }) => fits(normalised(label)));
    return found.length === 1 ? found[0] : undefined;
  };
  return (
    fields.find(({ label }) => normalised(label) === wanted) ??
    only((label) => label === `number of ${wanted}` || `number of ${label}` === wanted) ??
    // "Price per day" is no number of days.
    only((label) => label.endsWith(` ${wanted}`) && !label.endsWith(` per ${wanted}`)) ??
    only((label) => label.startsWith(`${wanted} `) || label.startsWith(`${bare(name).toLowerCase()} `)) ??
    only(
      (label) =>
        wanted.startsWith(`${label} `) &&
        wanted
          .slice(label.length + 1)
          .split(' ')
          .every((word) => tail.test(word)),
    )
  );
}

/** Finds the fields of one thing that a formula counts with, but the one that is worked out. */
export const partsOf =
  (fields: readonly BlueprintField[], result?: BlueprintField): FindPart =>
  (name) => {
    const countable = fields.filter((field) => field !== result && partKind(field.type) !== undefined);
    const field = fieldNamed(countable, name);
    const kind = field && partKind(field.type);
    return field && kind ? { key: field.key, kind } : undefined;
  };

/** The formula of a field that forms work out; other figures are counted from other records. */
export function ruleIn({ computed }: Pick<BlueprintField, 'computed'>): Derive | undefined {
  const op = deriveOps.find((known) => known === computed?.op);
  return op && computed ? { op, of: computed.of } : undefined;
}

/** Lets a field follow from others of its thing: nobody types it in any more. */
export function workItselfOut(entity: BlueprintEntity, field: BlueprintField, rule: Derive): void {
  for (const extra of ['options', 'default', 'min', 'max', 'unit'] as const) delete field[extra];
  const { op, of } = rule;
  const isShare =
    field.type === 'percent' &&
    op === 'quotient' &&
    !isMoney(entity.fields, rule) &&
    of.every((part) => keysOf(part).length > 0);
  const computed: Derive = isShare ? { op: 'product', of: [rule, '100'] } : rule;
  Object.assign(field, { computed, inForm: false, required: false }, kindOf(entity, rule, field));
}

function kindOf(
  { fields }: BlueprintEntity,
  { op, of }: Derive,
  { type, label }: BlueprintField,
): Pick<BlueprintField, 'type' | 'unit'> {
  if (op === 'days') return { type: 'int', unit: /\bnights?\b/i.test(label) ? 'nights' : 'days' };
  if (op === 'hours') return { type: 'number', unit: 'h' };
  if (isMoney(fields, { op, of })) return { type: 'money' };
  // A percentage that is worked out may lie beyond 0 and 100, and keeps its digits.
  if (type === 'percent') return { type: 'number', ...(/%|percent/i.test(label) ? {} : { unit: '%' }) };
  const [one, other] = of.map((part) => fields.find(({ key }) => key === part));
  if (op === 'quotient') {
    const unit = one?.unit && other?.unit ? `${one.unit}/${other.unit}` : undefined;
    return { type: 'number', ...(unit ? { unit } : {}) };
  }
  const unit = one?.unit === other?.unit ? one?.unit : undefined;
  return { type: 'number', ...(op !== 'product' && unit ? { unit } : {}) };
}

/** Money times a number stays money; money divided by money is a plain share. */
function isMoney(fields: readonly BlueprintField[], part: Operand): boolean {
  if (typeof part === 'string') return fields.find(({ key }) => key === part)?.type === 'money';
  const [first, ...rest] = part.of.map((one) => isMoney(fields, one));
  if (part.op === 'quotient') return first === true && !rest.includes(true);
  return part.op !== 'hours' && part.op !== 'days' && (first === true || rest.includes(true));
}

/** Fields whose parts are gone, or are no numbers any more, are typed in again. Answers these. */
export function releaseLoose(entity: BlueprintEntity): BlueprintField[] {
  const released: BlueprintField[] = [];
  const isThere = (key: string) =>
    entity.fields.some((field) => field.key === key && partKind(field.type) !== undefined);
  for (const field of entity.fields) {
    const rule = ruleIn(field);
    if (!rule || keysOf(rule).every(isThere)) continue;
    delete field.computed;
    field.inForm = true;
    released.push(field);
  }
  return released;
}

const signs: Readonly<Record<Derive['op'], string>> = {
  sum: ' plus ',
  difference: ' minus ',
  product: ' times ',
  quotient: ' divided by ',
  hours: ' to ',
  days: ' to ',
};

/** "Guests times price per head", "days from start to end". */
export function ruleWords({ fields }: BlueprintEntity, { op, of }: Derive): string {
  const words = (part: Operand): string => {
    if (typeof part !== 'string') return `(${part.of.map(words).join(signs[part.op])})`;
    return lower(fields.find(({ key }) => key === part)?.label ?? part);
  };
  return `${op === 'days' || op === 'hours' ? `${op} from ` : ''}${of.map(words).join(signs[op])}`;
}
