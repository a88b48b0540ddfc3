import type { Row } from '../sdk/entity-types.ts';
import { textOf } from './cell.tsx';
import type { References } from './data.ts';
import type { Field } from './schema.ts';
import { isEmpty } from './validate.ts';

type List = { columns: readonly Field[]; rows: readonly Row[]; references: References };
type Named = { row: Row; name: string; references: References };

/** Whether a link shows anything that the records' name does not: "Ella Stone", of the patient Ella Stone, is said once. */
export function saysMore(field: Field, { columns, rows, references }: List): boolean {
  const [title] = columns;
  if (field.kind !== 'reference' || title === undefined) return true;
  const linked = rows.filter((row) => !isEmpty(row[field.key]));
  const nameOf = (row: Row) => textOf(title, row[title.key], references);
  return (
    linked.length === 0 || linked.some((row) => !isNamesake(field, { row, name: nameOf(row), references }))
  );
}

/** Whether what a record links is called as the record itself. */
export function isNamesake(field: Field, { row, name, references }: Named): boolean {
  const text = field.kind === 'reference' ? textOf(field, row[field.key], references).trim() : '';
  return text !== '' && text.toLowerCase() === name.trim().toLowerCase();
}
