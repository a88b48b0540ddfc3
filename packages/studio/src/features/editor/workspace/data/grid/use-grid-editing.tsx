import { texts } from '@sayso/contracts/texts';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../../../../lib/api-error.ts';
import { t } from '../../../../../texts/data.ts';
import { ConfirmDialog } from '../../../../../ui/confirm-dialog.tsx';
import { toast } from '../../../../../ui/toasts.tsx';
import { type Field, isEditable, isSameValue, type Row } from '../fields.ts';
import type { Place } from '../record-queries.ts';
import { type CellChange, useSaveCell } from '../use-save-cell.ts';
import { typedText } from '../values.ts';
import { CellEditor, type Leave } from './cell-editor.tsx';
import type { Cell } from './cursor.ts';

type Edit = {
  cell: Cell;
  id: string;
  field: Field;
  name: string;
  draft: string;
  /** What stood there when it began. */
  before: unknown;
  isTyped: boolean;
  problem?: string;
};
/** Two values for one cell, of which the person chooses. */
type Conflict = { change: CellChange; field: Field; theirs: unknown; draft: string };

type Given = {
  place: Place;
  fieldAt: (col: number) => Field | undefined;
  rowAt: (row: number) => Row | undefined;
  nameOfRow: (row: Row, index: number) => string;
  onLeave: (from: Cell, leave: Leave) => void;
};

/** Editing cells in place: what begins it, what is stored, and what happens where somebody else was faster. */
export function useGridEditing({ place, fieldAt, rowAt, nameOfRow, onLeave }: Given) {
  const [edit, setEdit] = useState<Edit | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  /** What was refused opens again with what was typed, unless the person is typing elsewhere by now. */
  const save = useSaveCell(place, (change, message, error) => {
    const last = lastEdit(change);
    if (error instanceof ApiError && error.status === 404 && last) {
      toast(texts.errorTitle, {
        tone: 'danger',
        description: t('edit.gone', { text: last.draft.slice(0, 200) }),
      });
      return;
    }
    setEdit((now) => {
      if (now === null && last) return { ...last, isTyped: false, problem: message };
      toast(texts.errorTitle, { tone: 'danger', description: message });
      return now;
    });
  });
  const [sent, setSent] = useState<ReadonlyMap<string, Edit>>(new Map());
  const lastEdit = ({ id, key }: CellChange) => sent.get(`${id}:${key}`);

  const begin = (cell: Cell, typed?: string): boolean => {
    const field = fieldAt(cell.col);
    const row = rowAt(cell.row);
    if (field === undefined || row === undefined) return false;
    if (!isEditable(field)) {
      toast(field.isKept ? t('edit.readOnly', { field: field.label }) : t('edit.inSheet'));
      return false;
    }
    const before = row[field.key];
    const takesText =
      typed !== undefined && field.kind !== 'boolean' && field.kind !== 'enum' && field.kind !== 'date';
    setEdit({
      cell,
      id: row.id,
      field,
      name: nameOfRow(row, cell.row),
      draft: takesText ? typed : typedText(field, before),
      before,
      isTyped: takesText,
    });
    return true;
  };

  const store = (change: CellChange, last: Edit) => {
    setSent((now) => new Map(now).set(`${change.id}:${change.key}`, last));
    save.mutate(change);
  };

  const finish = (value: unknown, leave: Leave, draft: string) => {
    if (edit === null) return;
    const { field, id, before, cell } = edit;
    setEdit(null);
    onLeave(cell, leave);
    if (isSameValue(value, before)) return;
    const change = { id, key: field.key, value };
    const row = rowAt(cell.row);
    const theirs = row?.id === id ? row[field.key] : before;
    if (isSameValue(theirs, before) || isSameValue(theirs, value)) store(change, { ...edit, draft });
    else setConflict({ change, field, theirs, draft });
  };

  const editor: ReactNode = edit && (
    <CellEditor
      key={`${edit.id}:${edit.field.key}:${edit.problem ?? ''}`}
      field={edit.field}
      appId={place.appId}
      label={t('edit.label', { field: edit.field.label, name: edit.name })}
      draft={edit.draft}
      isTyped={edit.isTyped}
      problem={edit.problem}
      onDone={finish}
      onCancel={() => {
        setEdit(null);
        onLeave(edit.cell, 'stay');
      }}
    />
  );
  const shownText = (field: Field, value: unknown) =>
    typedText(field, value).slice(0, 300) || t('edit.conflict.empty');
  const question = conflict && (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || setConflict(null)}
      title={t('edit.conflict.title')}
      description={t('edit.conflict.text', {
        theirs: shownText(conflict.field, conflict.theirs),
        mine: conflict.draft.slice(0, 300) || t('edit.conflict.empty'),
      })}
      confirmLabel={t('edit.conflict.mine')}
      cancelLabel={t('edit.conflict.theirs')}
      onConfirm={() => {
        setConflict(null);
        save.mutate(conflict.change);
      }}
    />
  );
  /** What is edited in a row. */
  const at = (row: number) => (edit?.cell.row === row ? { col: edit.cell.col, editor } : null);
  return { edit, at, question, begin };
}
