import { limits } from '@sayso/contracts/limits';
import { escapeFormula } from '@sayso/core/records/formula';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../../../../lib/api-error.ts';
import type { Place } from '../../../../lib/records.ts';
import { t } from '../../../../texts/data-actions.ts';
import { toast } from '../../../../ui/toasts.tsx';
import type { Field, Row } from './fields.ts';
import { PasteDialog } from './paste-dialog.tsx';
import { checkLines, type Pasted } from './paste-plan.ts';
import { PasteQuestion } from './paste-question.tsx';
import { fetchRows, type RecordQuery } from './record-queries.ts';
import { formatTsv, parseTsv } from './tsv.ts';
import { useNouns } from './use-nouns.ts';
import { mostChanged, usePasteChange } from './use-paste.ts';
import type { RecordRows } from './use-record-rows.ts';
import { typedText } from './values.ts';

type Given = {
  place: Place;
  fields: readonly Field[];
  rows: RecordRows;
  nameOfRow: (row: Row, index: number) => string;
} & RecordQuery;

const noRows: Promise<readonly Row[]> = Promise.resolve([]);
const mostCopied = 5_000;
/** So much is pasted without a question, since it is seen at once and can be undone. */
const [fewRows, fewCells] = [20, 100];

/** Copies ranges of the grid as spreadsheets do, and takes what was copied in one. */
export function useClipboardActions({ place, fields, rows, nameOfRow, q, sort }: Given) {
  const cache = useQueryClient();
  const nouns = useNouns(place.entity);
  const [pasted, setPasted] = useState<Pasted | null>(null);

  const rowsIn = (from: number, to: number) => fetchRows(cache, place, { q, sort }, [from, to]);
  /** Rows that are in sight as they are shown, also where the server knows better by now. */
  const rowsSeen = async (from: number, to: number): Promise<Row[]> => {
    const held = Array.from({ length: to - from + 1 }, (_, nth) => rows.rowAt(from + nth));
    if (held.every((row) => row !== undefined)) return held;
    const fetched = await rowsIn(from, to);
    return held.flatMap((row, nth) => row ?? fetched[nth] ?? []);
  };
  const changing = usePasteChange(place, () => setPasted(null));

  const textOf = (found: readonly Row[], shown: readonly Field[]) =>
    formatTsv(
      found.map((row) =>
        shown.map((field) => {
          const text = typedText(field, row[field.key]);
          return typeof row[field.key] === 'string' ? escapeFormula(text) : text;
        }),
      ),
    );

  const copy = (
    { rows: [from, to], fields: shown }: { rows: [number, number]; fields: Field[] },
    event: ClipboardEvent,
  ) => {
    event.preventDefault();
    if (to - from >= mostCopied) {
      toast(t('paste.copyTooMany', { max: mostCopied, ...nouns }), { tone: 'danger' });
      return;
    }
    const told = () => toast(t('paste.copied', { count: (to - from + 1) * shown.length }));
    const held = Array.from({ length: to - from + 1 }, (_, nth) => rows.rowAt(from + nth));
    if (held.every((row) => row !== undefined)) {
      event.clipboardData?.setData('text/plain', textOf(held, shown));
      return;
    }
    rowsIn(from, to)
      .then((found) => navigator.clipboard.writeText(textOf(found, shown)))
      .then(told, (error: unknown) =>
        toast(t('paste.copyFailed'), { tone: 'danger', description: messageOf(error) }),
      );
  };

  const paste = (
    { row, fields: into, rows: [from, to] }: { row: number; fields: Field[]; rows: [number, number] },
    event: ClipboardEvent,
  ) => {
    const given = parseTsv(event.clipboardData?.getData('text/plain') ?? '');
    const [only] = given;
    if (only === undefined) return;
    event.preventDefault();
    if (given.length > limits.importRows) {
      toast(t('paste.tooLong', { max: limits.importRows }), { tone: 'danger' });
      return;
    }
    // One line goes into all rows of a range.
    const lines = given.length === 1 && to > from ? Array.from({ length: to - from + 1 }, () => only) : given;
    const fitsIn = row + lines.length <= rows.count;
    const seen = fitsIn && lines.length <= mostChanged ? rowsSeen(row, row + lines.length - 1) : noRows;
    // Told once it is used.
    seen.catch(() => {});
    const plan: Pasted = { lines, fields: into, row, seen };
    const cells = lines.length * only.length;
    const isSmall = lines.length <= fewRows && cells <= fewCells && only.length <= into.length;
    if (isSmall && fitsIn && lines.length <= mostChanged) {
      const checked = checkLines(plan, 'change');
      if (checked.problems.length === 0) {
        changing.start({ seen, sound: checked.sound });
        return;
      }
    }
    changing.reset();
    setPasted(plan);
  };

  const dialog: ReactNode = (
    <>
      {pasted && (
        <PasteDialog
          place={place}
          pasted={pasted}
          count={rows.count}
          changing={changing}
          onClose={() => setPasted(null)}
        />
      )}
      <PasteQuestion fields={fields} nameOfRow={nameOfRow} pasting={changing} />
    </>
  );
  return { copy, paste, dialog };
}
