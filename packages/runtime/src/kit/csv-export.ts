import { toast } from 'sonner';
import { entityNamed } from '../sdk/entity.ts';
import type { EntityClient, Row, Where } from '../sdk/entity-types.ts';
import { csv as texts } from '../texts/csv.ts';
import { values } from '../texts/values.ts';
import { textOf } from './cell.tsx';
import { writeCsv } from './csv.ts';
import { idsIn } from './data.ts';
import { reasonOf } from './refusal.tsx';
import { counted, type Field, fieldOf, fieldsOf, isDate, nounOf, pluralOf, titleFieldOf } from './schema.ts';

const rowsACall = 5000;
const mostRows = 100_000;
const idsACall = 150;

/** Says how a longer piece of work ended. */
export function toastOutcome(work: Promise<string>, title: string = texts.exportFailed): Promise<void> {
  return work.then(
    (done) => void toast.success(done),
    (error: unknown) =>
      void toast.error(title, {
        description: reasonOf(error),
        duration: 12_000,
      }),
  );
}

/** Hands these records over as a file; answers what was done. */
export async function exportRows(
  entity: EntityClient,
  keys: readonly string[] | undefined,
  rows: readonly Row[],
): Promise<string> {
  const fields = fieldsOf(entity.schema, keys);
  const references = await loadReferences(fields, rows);
  const body = rows.map((row) => fields.map((field) => exported(field, row, references)));
  const noun = nounOf(entity.schema);
  download(
    `${pluralOf(noun).replaceAll(' ', '-')}.csv`,
    writeCsv([fields.map(({ label }) => label), ...body]),
  );
  return texts.exported(counted(rows.length, noun));
}

/** All that a list shows, however many pages it has. */
export async function exportAll(
  entity: EntityClient,
  keys: readonly string[] | undefined,
  where: Where | undefined,
): Promise<string> {
  const rows: Row[] = [];
  for (let skip = 0; skip < mostRows; skip += rowsACall) {
    const part = await entity.filter(where ?? {}, '-created_date,id', rowsACall, skip);
    rows.push(...part);
    if (part.length < rowsACall) break;
  }
  return exportRows(entity, keys, rows);
}

/** Numbers and dates stay as stored, so that a spreadsheet can count with them. */
function exported(field: Field, row: Row, references: ReadonlyMap<string, Row>): string {
  const value = row[field.key];
  const dated = field.target === null ? undefined : dateTitleOf(entityNamed(field.target));
  if (dated !== undefined)
    return idsIn(value)
      .flatMap((id) => references.get(id)?.[dated] ?? [])
      .join(', ');
  if (field.target !== null || field.kind === 'enum' || field.kind === 'enums')
    return textOf(field, value, references);
  if (value === null || value === undefined) return '';
  if (field.kind === 'boolean') return value === true ? values.yes : values.no;
  return Array.isArray(value) ? value.map(String).join('; ') : String(value);
}

/** The title of an entity whose records are named by a day: "Today" is another day tomorrow. */
function dateTitleOf({ schema }: EntityClient): string | undefined {
  const key = titleFieldOf(schema);
  const title = key === undefined ? undefined : fieldOf(schema, key);
  return title !== undefined && isDate(title) ? title.key : undefined;
}

async function loadReferences(fields: readonly Field[], rows: readonly Row[]): Promise<Map<string, Row>> {
  const found = new Map<string, Row>();
  for (const { key, target } of fields) {
    if (target === null) continue;
    const ids = [...new Set(rows.flatMap((row) => idsIn(row[key])))];
    for (let at = 0; at < ids.length; at += idsACall) {
      const part = ids.slice(at, at + idsACall);
      for (const row of await entityNamed(target).filter({ id: { $in: part } }, undefined, idsACall))
        found.set(row.id, row);
    }
  }
  return found;
}

export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([`\uFEFF${text}`], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
