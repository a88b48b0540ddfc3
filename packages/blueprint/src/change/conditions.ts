import type { Block, BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { isFinal } from '../plan/colors.ts';
import { fieldsOf, stateOf } from '../plan/look.ts';
import { conditionWords } from '../texts/dashboard.ts';
import { lower, marked, yesOrNo } from '../texts/grammar.ts';
import { inQuotes } from '../words.ts';
import { findField } from './context.ts';

/** Which records are meant, in one field: "open", "overdue by status", "price over 20". */
export type Condition = {
  field: BlueprintField;
  value: NonNullable<Block['where']>[string];
  /** For a title: "Open". */
  words: string;
  /** For a sentence, behind the name of the field: "over 20". */
  told: string;
  /** For a sentence, behind the things: "with status “Open”", "marked “paid”". */
  which: string;
  /** All but these, where a sentence has words of its own for them. */
  others?: string;
};

const compared =
  /\b(?:over|above|more than|greater than|at least)\s+(\d[\d.,]*)|\b(?:under|below|less than|fewer than|at most)\s+(\d[\d.,]*)/i;
const openWords =
  /\b(?:open|unfinished|incomplete|pending|active|current|unresolved|not (?:yet )?(?:done|finished|completed?|closed))\b/i;
const endWords = /\b(?:done|finished|completed?|closed|resolved|archived|ended|settled)\b/i;
const ticked = /returned|done|paid|complete|bought|packed|taken|resolved|delivered|picked|finished|closed/i;

/** What words say of one field of a thing; undefined where they say nothing of any. */
export const conditionIn = (entity: BlueprintEntity, words: string): Condition | undefined =>
  ofChoice(entity, words) ?? ofNumber(entity, words) ?? ofCourse(entity, words);

function ofChoice(entity: BlueprintEntity, words: string): Condition | undefined {
  for (const field of entity.fields) {
    const option = field.options?.find(({ label }) =>
      new RegExp(`(?<!\\bnot (?:yet )?)\\b${label.replace(/[^\w\s]/g, '.')}\\b`, 'i').test(words),
    );
    if (option)
      return {
        field,
        value: option.value,
        words: option.label,
        told: inQuotes(option.label),
        which: conditionWords.is(lower(field.label), inQuotes(option.label)),
      };
    const not = field.options?.find(({ label }) =>
      new RegExp(`\\b(?:un|non-?|not (?:yet )?(?:been )?)${label.replace(/[^\w\s]/g, '.')}\\b`, 'i').test(
        words,
      ),
    );
    if (not)
      return {
        field,
        value: { $ne: not.value },
        words: `Not ${lower(not.label)}`,
        told: `other than ${inQuotes(not.label)}`,
        which: conditionWords.isNot(lower(field.label), inQuotes(not.label)),
      };
    if (field.type === 'bool' && words.toLowerCase().includes(field.label.toLowerCase())) {
      const isNot = /\b(?:not|un|without|no)\b/i.test(words);
      return {
        field,
        value: isNot ? { $ne: true } : true,
        words: isNot ? `Not ${lower(field.label)}` : field.label,
        told: yesOrNo(!isNot),
        which: marked(field.label, !isNot),
      };
    }
  }
  return undefined;
}

const noneLeft = /\b(?:out of stock|sold out|not (?:available|in stock)|unavailable)\b/i;

function ofNumber(entity: BlueprintEntity, words: string): Condition | undefined {
  const stock = fieldsOf(entity, 'int', 'number').find(({ label }) =>
    /^(?:stock|quantity|inventory|in stock)/i.test(label),
  );
  if (stock && noneLeft.test(words))
    return {
      field: stock,
      value: { $lt: 1 },
      words: 'Sold out',
      told: 'below 1',
      which: conditionWords.soldOut,
      others: conditionWords.notSoldOut,
    };
  const limit = compared.exec(words);
  const number =
    limit &&
    (findNumber(entity, words) ??
      entity.fields.find(({ type }) => type === 'money' || type === 'int' || type === 'number'));
  if (!limit || !number) return undefined;
  const count = Number((limit[1] ?? limit[2] ?? '').replace(',', ''));
  const isOver = limit[1] !== undefined;
  return {
    field: number,
    value: isOver ? { $gt: count } : { $lt: count },
    words: `${number.label} ${isOver ? 'over' : 'under'} ${count}:`,
    told: `${isOver ? 'over' : 'under'} ${count}`,
    which: conditionWords.compared(lower(number.label), `${isOver ? 'over' : 'under'} ${count}`),
  };
}

/** "Open" and "done" of what goes through states, or is ticked off. */
function ofCourse(entity: BlueprintEntity, words: string): Condition | undefined {
  const isOpen = openWords.test(words);
  if (!isOpen && !endWords.test(words)) return undefined;
  const state = stateOf(entity);
  const values = (state?.options ?? [])
    .filter(({ label }) => isFinal(label) !== isOpen)
    .map(({ value }) => value);
  if (state && values.length > 0 && values.length < (state.options?.length ?? 0))
    return {
      field: state,
      value: { $in: values },
      words: isOpen ? 'Open' : 'Finished',
      told: isOpen ? 'still open' : 'finished',
      which: isOpen ? conditionWords.open : conditionWords.finished,
      others: isOpen ? conditionWords.notOpen : conditionWords.notFinished,
    };
  const tick = fieldsOf(entity, 'bool').find(({ label }) => ticked.test(label));
  return tick
    ? {
        field: tick,
        value: isOpen ? { $ne: true } : true,
        words: isOpen ? 'Open' : tick.label,
        told: yesOrNo(!isOpen),
        which: marked(tick.label, !isOpen),
      }
    : undefined;
}

const findNumber = (entity: BlueprintEntity, words: string) =>
  entity.fields.find(
    (field) =>
      /^(?:int|number|money|percent|rating|duration)$/.test(field.type) &&
      words.toLowerCase().includes(field.label.toLowerCase()),
  ) ?? findField(entity, words);

/** All records but these. */
export function negated({ field, value }: Condition): Condition['value'] {
  if (typeof value !== 'object' || value === null) return { $ne: value };
  if ('$ne' in value) return value['$ne'] ?? true;
  if ('$in' in value) return { $nin: value['$in'] ?? [] };
  if ('$gt' in value) return { $lte: value['$gt'] ?? 0 };
  return { $gte: '$lt' in value ? (value['$lt'] ?? 0) : (field.min ?? 0) };
}
