import type { ImportProblem } from '@sayso/contracts/record-files';
import { unescapeFormula } from '@sayso/core/records/formula';
import { t } from '../../../../texts/data-actions.ts';
import type { Doc, Field, Row } from './fields.ts';
import { isEditable } from './fields.ts';
import { readText } from './values.ts';

export type PasteMode = 'add' | 'change';

/** What somebody is about to paste: lines of cells, the first of which go into the first field. */
export type Pasted = {
  lines: readonly (readonly string[])[];
  fields: readonly Field[];
  row: number;
  /** The records that it may go into, as they are when it is pasted; the list may move under a dialog. */
  seen: Promise<readonly Row[]>;
};

/** A line that can be stored, with the number that it has in what was pasted. */
export type SoundLine = { line: number; values: Doc };
export type Checked = { sound: SoundLine[]; problems: ImportProblem[]; wrongLines: number };

/** Reads all lines by the types of their fields; each one that cannot be is told with its line. */
export function checkLines({ lines, fields }: Pick<Pasted, 'lines' | 'fields'>, mode: PasteMode): Checked {
  const checked: Checked = { sound: [], problems: [], wrongLines: 0 };
  for (const [at, cells] of lines.entries()) {
    const values: Doc = {};
    const problems: ImportProblem[] = [];
    for (const [nth, field] of fields.slice(0, cells.length).entries()) {
      const text = cells[nth] ?? '';
      // A new record does without what nobody gave it.
      if (mode === 'add' && text.trim() === '' && !field.isRequired) continue;
      if (!isEditable(field)) {
        if (mode === 'add' && field.isKept) continue;
        problems.push({ row: at + 1, field: field.label, message: t('paste.readOnly') });
        continue;
      }
      // A formula that a spreadsheet would run was copied with an apostrophe.
      const read = readText(field, unescapeFormula(text));
      if ('problem' in read) problems.push({ row: at + 1, field: field.label, message: read.problem });
      else values[field.key] = read.value;
    }
    if (mode === 'add') problems.push(...missingIn(fields, cells.length, at + 1));
    if (problems.length === 0) checked.sound.push({ line: at + 1, values });
    else checked.wrongLines += 1;
    checked.problems.push(...problems);
  }
  return checked;
}

/** Fields that a new record needs and that the line is too short for. */
const missingIn = (fields: readonly Field[], given: number, row: number): ImportProblem[] =>
  fields
    .slice(given)
    .filter(({ isRequired, property }) => isRequired && property.default === undefined)
    .map(({ label }) => ({ row, field: label, message: t('paste.missing') }));

/** What the server says of a list, by the place of each in it, as problems of the lines that they were. */
export function problemsOf(
  fields: Readonly<Record<string, string>>,
  sound: readonly SoundLine[],
): ImportProblem[] {
  return Object.entries(fields).map(([name, message]) => {
    const [, at, field] = /^(\d+)\.(.*)$/.exec(name) ?? [];
    const line = at === undefined ? undefined : sound[Number(at)]?.line;
    return { row: line ?? null, field: field ?? name, message };
  });
}
