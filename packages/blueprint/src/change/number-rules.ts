import type { BlueprintField } from '@sayso/core/blueprint-schema';
import { settleEntity } from '../plan/entities.ts';
import { numberWords } from '../texts/fields.ts';
import { lower } from '../texts/grammar.ts';
import type { Intent } from './context.ts';
import { heldField } from './retype.ts';

const limit =
  /^(?:the )?(.+?) (?:(?:must|should|has to|have to|may|can|needs? to|can'?t)(?: ?not|n't| never)? be|(?:must|should|may|can)(?: ?not|n't| never) (?:go|get|be|fall)) (between|more than|greater than|over|above|at least|no less than|less than|under|below|at most|no more than|higher than|lower than|negative|positive)\s*(\d+(?:[.,]\d+)?)?(?:\s*(?:and|to|-)\s*(\d+(?:[.,]\d+)?))?$/i;
const counted = /^(?:int|number|money|percent|rating)$/;

/** "The amount must be more than 0", "seats must not be over 20": how far a number goes. */
export const numberLimit: Intent = (change, clause) => {
  const [, words = '', kind = '', first, second] = limit.exec(clause) ?? [];
  const held = words === '' ? undefined : heldField(change, words);
  if (!held || !counted.test(held.field.type) || held.field.computed) return undefined;
  const { entity, field } = held;
  const [name, things] = [lower(field.label), lower(entity.labelPlural)];
  if (field.type === 'percent') return numberWords.percentage(name, things);
  const range = rangeOf(field, {
    kind: kind.toLowerCase(),
    first,
    second,
    isNot: /not|n't|never|can'?t/i.test(clause),
  });
  if (!range) return undefined;
  Object.assign(field, range);
  change.last = held;
  return numberWords.limits(name, things, rangeWords(field));
};

function rangeWords({ min, max }: BlueprintField): string {
  if (min === undefined) return numberWords.most(max ?? 0);
  return max === undefined ? numberWords.least(min) : numberWords.between(min, max);
}

type Told = { kind: string; first: string | undefined; second: string | undefined; isNot: boolean };
type Range = { min?: number; max?: number };

/** The least and the most that the words leave; "not over 20" leaves 20 and less. */
function rangeOf(field: BlueprintField, { kind, first, second, isNot }: Told): Range | undefined {
  const number = Number((first ?? '0').replace(',', '.'));
  // Money has no whole steps: the least amount above nothing is a hundredth of it.
  const step = field.type === 'int' || field.type === 'rating' ? 1 : 0.01;
  if (kind === 'negative') return isNot ? { min: 0 } : undefined;
  if (kind === 'positive') return isNot ? undefined : { min: step };
  if (first === undefined) return undefined;
  if (kind === 'between')
    return second === undefined || isNot ? undefined : { min: number, max: Number(second.replace(',', '.')) };
  if (/^(?:more|greater|over|above|higher)/.test(kind))
    return isNot ? { max: number } : { min: number + step };
  if (/^(?:less|under|below|lower)/.test(kind)) return isNot ? { min: number } : { max: number - step };
  return /least|no less/.test(kind) ? { min: number } : { max: number };
}

const units =
  '(minutes|hours|days|weeks|months|years|km|kilometres|miles|kg|kilos?|grams?|g|lbs?|litres?|liters?|ml|metres?|meters?|cm|mm|square (?:metres|meters|feet)|m2|m²|sqm|degrees|points|pieces|°c)';
const measured = new RegExp(
  `^(?:show |give |measure |enter |write )?(?:the )?(.+?) (?:should be |must be |is |are |shown |given )?in ${units}$`,
  'i',
);
const short: Readonly<Record<string, string>> = {
  'square metres': 'm²',
  'square meters': 'm²',
  'square feet': 'sq ft',
  m2: 'm²',
  sqm: 'm²',
  minutes: 'min',
  kilos: 'kg',
  kilo: 'kg',
  kilometres: 'km',
};

/** "Plot size in square metres": the unit stands behind the name of the field. */
export const unitOf: Intent = (change, clause) => {
  const [, words = '', unit = ''] = measured.exec(clause) ?? [];
  const held = words === '' || /^(?:add|sort|show)\b/i.test(words) ? undefined : heldField(change, words);
  if (!held) return undefined;
  const { entity, field } = held;
  const of = numberWords.of(lower(field.label), lower(entity.labelPlural));
  if (field.type === 'duration') return numberWords.duration(of);
  const wasText = field.type === 'string' && field.id !== entity.titleField;
  if (!wasText && !/^(?:int|number)$/.test(field.type)) return undefined;
  field.unit = short[unit.toLowerCase()] ?? unit.toLowerCase();
  change.last = held;
  if (wasText) {
    field.type = 'number';
    delete field.default;
    settleEntity(entity);
    return numberWords.isNumber(of, field.unit);
  }
  return numberWords.unit(of, field.unit);
};
