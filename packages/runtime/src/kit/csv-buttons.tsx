import { Download, EllipsisVertical, Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { toast } from 'sonner';
import { entityNamed } from '../sdk/entity.ts';
import type { Row } from '../sdk/entity-types.ts';
import { Button } from '../ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../ui/dropdown-menu.tsx';
import type { CsvButtonsProps } from './api.ts';
import { textOf } from './cell.tsx';
import { readCsv, recordsOf, writeCsv } from './csv.ts';
import { idsIn, useRefresh } from './data.ts';
import { type Field, fieldsOf, nounOf, pluralOf } from './schema.ts';

const mostRows = 5000;
const rowsACall = 500;

/** CSV out of what is selected, and in. */
export function CsvButtons({
  entity,
  fields: keys,
  where,
  isReadOnly = false,
}: CsvButtonsProps & { isReadOnly?: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const refresh = useRefresh(entity);
  const plural = pluralOf(nounOf(entity.schema));
  const run = (work: () => Promise<string>) => {
    setBusy(true);
    work()
      .then((done) => toast.success(done))
      .catch((error: unknown) =>
        toast.error('That did not work', {
          description: String(error instanceof Error ? error.message : error),
        }),
      )
      .finally(() => setBusy(false));
  };
  const exportAll = async () => {
    const fields = fieldsOf(entity.schema, keys);
    const rows = await entity.filter(where ?? {}, undefined, mostRows);
    const references = await loadReferences(fields, rows);
    const body = rows.map((row) => fields.map((field) => exported(field, row, references)));
    download(`${plural.replaceAll(' ', '-')}.csv`, writeCsv([fields.map(({ label }) => label), ...body]));
    return `${rows.length} ${plural} exported`;
  };
  const importFile = async (file: File) => {
    const records = recordsOf(readCsv(await file.text()), fieldsOf(entity.schema));
    const filled = records.filter((record) => Object.keys(record).length > 0);
    if (filled.length === 0) throw new Error('No column of this file has the name of a field.');
    for (let at = 0; at < filled.length; at += rowsACall)
      await entity.bulkCreate(filled.slice(at, at + rowsACall));
    refresh();
    return `${filled.length} ${plural} imported`;
  };
  const handleFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (file !== undefined) run(() => importFile(file));
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        className="hidden"
        onChange={handleFile}
        aria-label="CSV file"
      />
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            variant="outline"
            size="icon"
            aria-label="Import and export"
            title="Import and export"
            disabled={isBusy}
          >
            <EllipsisVertical />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem onSelect={() => run(exportAll)}>
            <Download /> Export CSV
          </DropdownMenuItem>
          {isReadOnly ? null : (
            <DropdownMenuItem onSelect={() => input.current?.click()}>
              <Upload /> Import CSV
            </DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
    </>
  );
}

/** Numbers and dates stay as stored, so that a spreadsheet can count with them. */
function exported(field: Field, row: Row, references: ReadonlyMap<string, Row>): string {
  const value = row[field.key];
  if (field.target !== null || field.kind === 'enum' || field.kind === 'enums')
    return textOf(field, value, references);
  if (field.kind === 'boolean') return value === true ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(String).join('; ');
  return value === null || value === undefined ? '' : String(value);
}

async function loadReferences(fields: readonly Field[], rows: readonly Row[]): Promise<Map<string, Row>> {
  const found = new Map<string, Row>();
  for (const { key, target } of fields) {
    if (target === null) continue;
    const ids = [...new Set(rows.flatMap((row) => idsIn(row[key])))];
    for (let at = 0; at < ids.length; at += 150) {
      const part = ids.slice(at, at + 150);
      for (const row of await entityNamed(target).filter({ id: { $in: part } }, undefined, 150))
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
