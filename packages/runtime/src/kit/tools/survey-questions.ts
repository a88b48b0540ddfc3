import type { EntityClient, Row } from '../../sdk/entity-types.ts';
import { yesOrNo } from '../../texts/tools/survey.ts';
import { type Field, fieldsOf, optionsOf } from '../schema.ts';
import type { SurveyQuestion, SurveyQuestionType, SurveySource } from './tool-api.ts';

/** The question and, where it is a field of the responses, that field. */
export type AskedQuestion = SurveyQuestion & { field?: Field; labels?: Readonly<Record<string, string>> };
export type Answer = string | number | boolean | readonly string[] | undefined;

const types: readonly (readonly [RegExp, SurveyQuestionType])[] = [
  [/multi|checkbox|several|many/, 'multiple'],
  [/yes|bool|true/, 'yesno'],
  [/nps|scale|slider|0.?10|1.?10/, 'scale'],
  [/rat|star|1.?5|likert/, 'rating'],
  [/single|choice|radio|select|option|dropdown/, 'single'],
];

/** Reads what people call a type of question; one with options is a choice, everything else is text. */
export function typeOf(word: unknown, hasOptions: boolean): SurveyQuestionType {
  const text = String(word ?? '').toLowerCase();
  const found = types.find(([shape]) => shape.test(text))?.[1];
  if (found === 'single' || found === 'multiple') return hasOptions ? found : 'text';
  return found ?? (hasOptions && !/text/.test(text) ? 'single' : 'text');
}

const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value.map(String) : String(value ?? '').split(/\n|;|\|/))
    .map((part) => part.trim())
    .filter((part) => part !== '');

export function questionOf(row: Row, source: SurveySource): AskedQuestion | undefined {
  const { textField = 'text', typeField = 'type', optionsField = 'options', requiredField } = source;
  const text = String(row[textField] ?? '').trim();
  if (text === '') return undefined;
  const options = listOf(row[optionsField]);
  return {
    id: row.id,
    text,
    type: typeOf(row[typeField], options.length > 1),
    options,
    required: requiredField !== undefined && row[requiredField] === true,
  };
}

/** Fields of the responses as questions. */
export const questionsOfFields = (entity: EntityClient, keys?: readonly string[]): AskedQuestion[] =>
  fieldsOf(entity.schema, keys).map((field) => {
    const options = optionsOf(field.property);
    return {
      id: field.key,
      text: field.label,
      type: typeOfField(field),
      options: options.map(({ value }) => String(value)),
      labels: Object.fromEntries(options.map(({ value, label }) => [String(value), label])),
      required: field.isRequired,
      field,
    };
  });

function typeOfField({ kind, property }: Field): SurveyQuestionType {
  if (kind === 'enum') return 'single';
  if (kind === 'enums') return 'multiple';
  if (kind === 'boolean') return 'yesno';
  if (kind === 'rating') return 'rating';
  const isScale = (kind === 'integer' || kind === 'number') && property.maximum === 10;
  return isScale ? 'scale' : 'text';
}

export const isAnswered = (answer: Answer): boolean =>
  answer !== undefined && answer !== '' && !(Array.isArray(answer) && answer.length === 0);

/** Questions that must be answered and are not. */
export const missing = (
  questions: readonly AskedQuestion[],
  answers: Readonly<Record<string, Answer>>,
): string[] =>
  questions.filter(({ id, required }) => required && !isAnswered(answers[id])).map(({ id }) => id);

/** An answer as text for a field that holds the answers to all kinds of questions. */
export function answerText(answer: Answer): string {
  if (typeof answer === 'boolean') return answer ? yesOrNo.yes : yesOrNo.no;
  if (Array.isArray(answer)) return answer.join('; ');
  return String(answer ?? '');
}

export type Summary = {
  count: number;
  /** How often each option was chosen, in the question's order. */
  counts: { label: string; count: number }[];
  average?: number;
  /** Promoters less detractors in percent, for a scale from 0 to 10. */
  nps?: number;
  texts: string[];
};

/** What the answers to one question come to. */
export function summarise(question: AskedQuestion, values: readonly unknown[]): Summary {
  const given = values.filter(
    (value) =>
      value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  const count = given.length;
  if (question.type === 'text') return { count, counts: [], texts: given.map(String) };
  if (question.type === 'rating' || question.type === 'scale') {
    const numbers = given.map(Number).filter((value) => Number.isFinite(value));
    const steps = question.type === 'rating' ? [1, 2, 3, 4, 5] : Array.from({ length: 11 }, (_, at) => at);
    const share = (test: (value: number) => boolean) => numbers.filter(test).length / numbers.length;
    return {
      count: numbers.length,
      counts: steps.map((step) => ({
        label: String(step),
        count: numbers.filter((value) => Math.round(value) === step).length,
      })),
      texts: [],
      ...(numbers.length > 0
        ? { average: numbers.reduce((sum, value) => sum + value, 0) / numbers.length }
        : {}),
      ...(question.type === 'scale' && numbers.length > 0
        ? { nps: Math.round((share((value) => value >= 9) - share((value) => value <= 6)) * 100) }
        : {}),
    };
  }
  const chosen = given.flatMap((value) => choicesIn(question, value));
  const known: readonly string[] = question.type === 'yesno' ? [yesOrNo.yes, yesOrNo.no] : question.options;
  const others = [...new Set(chosen)].filter((value) => !known.includes(value));
  return {
    count,
    counts: [...known, ...others].map((option) => ({
      label: question.labels?.[option] ?? option,
      count: chosen.filter((value) => value === option).length,
    })),
    texts: [],
  };
}

function choicesIn({ type, options }: AskedQuestion, value: unknown): string[] {
  if (type === 'yesno') {
    const isYes = value === true || value === yesOrNo.yes || /^(?:yes|true|1)$/i.test(String(value));
    return [isYes ? yesOrNo.yes : yesOrNo.no];
  }
  if (Array.isArray(value)) return value.map(String);
  // An option may itself hold a semicolon.
  if (type === 'single' || options.includes(String(value))) return [String(value)];
  return String(value)
    .split(';')
    .map((option) => option.trim());
}
