import { isContactKind } from '@sayso/core/entities/contact';
import { contact as texts } from '../texts/contact.ts';
import type { Field } from './schema.ts';
import { type Errors, isEmpty, type Values, validate } from './validate.ts';

const isContact = ({ kind }: Field): boolean => isContactKind(kind);

/** Of these, one has to be left: who writes without an account is answered by mail or by phone. */
function choiceOf(fields: readonly Field[]): readonly Field[] {
  const ways = fields.filter(isContact);
  return ways.some(({ isRequired }) => isRequired) ? [] : ways;
}

/** The fields as a visitor is asked for them: the only way to answer is required, of several each names the others. */
export function answerable(fields: readonly Field[]): readonly Field[] {
  const ways = choiceOf(fields);
  if (ways.length === 0) return fields;
  const hint = texts.either(ways.map(({ label }) => label));
  return fields.map((field) => {
    if (!ways.includes(field)) return field;
    if (ways.length === 1) return { ...field, isRequired: true };
    if (field !== ways[0]) return { ...field, spokenHint: hint };
    const description = [field.property.description, hint].filter(Boolean).join(' ');
    return { ...field, property: { ...field.property, description } };
  });
}

/** What is wrong with what a visitor wrote; that nothing is left to answer by is said where it is asked first. */
export function validateAnswerable(fields: readonly Field[], values: Values): Errors {
  const found = validate(answerable(fields), values);
  const ways = choiceOf(fields);
  const [first] = ways;
  if (first === undefined || ways.length < 2 || ways.some(({ key }) => !isEmpty(values[key]))) return found;
  return { ...found, [first.key]: texts.leaveOne(ways.map(({ label }) => label)) };
}

/** One way to reach somebody makes the others optional, so they are looked at again together. */
export const lookedAtWith = (fields: readonly Field[], key: string): readonly Field[] => {
  const ways = choiceOf(fields);
  return fields.filter((field) => field.key === key || ways.includes(field));
};
