import { formSections } from '../texts/form-sections.ts';
import type { Field, FieldKind } from './schema.ts';

/** More fields than these make a form that wants a page of its own. */
const mostInSheet = 12;
export const isLongForm = (fields: readonly Field[]): boolean => fields.length > mostInSheet;

export type FormSection = { title: string | null; fields: Field[] };

const places: Readonly<Partial<Record<FieldKind, string>>> = {
  email: formSections.contact,
  phone: formSections.contact,
  url: formSections.contact,
  date: formSections.dates,
  datetime: formSections.dates,
  time: formSections.dates,
  money: formSections.numbers,
  number: formSections.numbers,
  integer: formSections.numbers,
  year: formSections.numbers,
  percent: formSections.numbers,
  rating: formSections.numbers,
  boolean: formSections.options,
  enums: formSections.options,
  tags: formSections.options,
  color: formSections.options,
  longtext: formSections.notes,
  richtext: formSections.notes,
  lines: formSections.notes,
  image: formSections.notes,
  file: formSections.notes,
  object: formSections.notes,
};
const first = formSections.basics;

/** One part for a short form. A long one is cut by what its fields are about; their order inside a part stays. */
export function sectionsOf(fields: readonly Field[]): FormSection[] {
  if (!isLongForm(fields)) return [{ title: null, fields: [...fields] }];
  const sections = new Map<string, Field[]>([[first, []]]);
  for (const field of fields) {
    const wanted = places[field.kind] ?? first;
    sections.set(wanted, [...(sections.get(wanted) ?? []), field]);
  }
  const named = [...sections].map(([title, held]): FormSection => ({ title, fields: held }));
  return named.filter(({ fields: held }) => held.length > 0);
}
