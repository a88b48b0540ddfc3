import type { Field, FieldKind } from './schema.ts';

/** More fields than these make a form that wants a page of its own. */
const mostInSheet = 12;
export const isLongForm = (fields: readonly Field[]): boolean => fields.length > mostInSheet;

export type FormSection = { title: string | null; fields: Field[] };

const places: Readonly<Partial<Record<FieldKind, string>>> = {
  email: 'Contact',
  phone: 'Contact',
  url: 'Contact',
  date: 'Dates and times',
  datetime: 'Dates and times',
  time: 'Dates and times',
  money: 'Numbers',
  number: 'Numbers',
  integer: 'Numbers',
  year: 'Numbers',
  percent: 'Numbers',
  rating: 'Numbers',
  boolean: 'Options',
  enums: 'Options',
  tags: 'Options',
  color: 'Options',
  longtext: 'Notes and files',
  richtext: 'Notes and files',
  lines: 'Notes and files',
  image: 'Notes and files',
  file: 'Notes and files',
  object: 'Notes and files',
};
const first = 'Basics';

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
