import { texts } from '@sayso/contracts/texts';
import { type ReactNode, useRef, useState } from 'react';
import { ApiError } from '../../../../../lib/api-error.ts';
import type { Place } from '../../../../../lib/records.ts';
import { t } from '../../../../../texts/data.ts';
import { toast } from '../../../../../ui/toasts.tsx';
import { type Field, isEditable, isSameValue, type Row } from '../fields.ts';
import type { CellConflict } from '../paste-changes.ts';
import { ConflictQuestion } from '../paste-question.tsx';
import { useNouns } from '../use-nouns.ts';
import { useSaveCell } from '../use-save-cell.ts';
import { typedText } from '../values.ts';
import { CellEditor, type Leave } from './cell-editor.tsx';
import type { Cell } from './cursor.ts';

type Edit = {
  /** Where it was begun. */
  cell: Cell;
  /** The record as it was then: a change is stored only where that cell still holds what it held. */
  seen: Row;
  field: Field;
  name: string;
  draft: string;
  isTyped: boolean;
  problem?: string;
};
/** Two values for one cell, of which the person chooses. */
type Conflict = { edit: Edit; value: unknown; between: CellConflict; seen: Row };

type Given = {
  place: Place;
  fieldAt: (col: number) => Field | undefined;
  rowAt: (row: number) => Row | undefined;
  /** Where a record stands now, as far as it is loaded. */
  placeOf: (id: string) => number | undefined;
  nameOfRow: (row: Row, index: number) => string;
  onLeave: (from: Cell, leave: Leave) => void;
};

/** Editing cells in place: what begins it, what is stored, and what happens where somebody else was faster. */
export function useGridEditing({ place, fieldAt, rowAt, placeOf, nameOfRow, onLeave }: Given) {
  const [edit, setEdit] = useState<Edit | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  /** What stands in the editor, which is made anew where its row moves. */
  const typed = useRef<string | null>(null);
  const isEditing = useRef(false);
  const nouns = useNouns(place.entity);
  isEditing.current = edit !== null;

  const open = (next: Edit) => {
    typed.current = null;
    setEdit(next);
  };
  const tell = (description: string) => toast(texts.errorTitle, { tone: 'danger', description });
  const save = useSaveCell<Edit>(place, {
    /** What was refused opens again with what was typed, unless the person is typing elsewhere by now. */
    onRefused: (last, message, error) => {
      if (error instanceof ApiError && error.status === 404) {
        tell(t('edit.gone', { text: last.draft.slice(0, 200), ...nouns }));
      } else if (!isEditing.current) open({ ...last, isTyped: false, problem: message });
      else tell(message);
    },
    onConflict: (last, between, seen) => setConflict({ edit: last, value: between.mine, between, seen }),
  });

  const begin = (cell: Cell, first?: string): boolean => {
    const field = fieldAt(cell.col);
    const seen = rowAt(cell.row);
    if (field === undefined || seen === undefined) return false;
    if (!isEditable(field)) {
      toast(field.isKept ? t('edit.readOnly', { field: field.label }) : t('edit.inSheet', nouns));
      return false;
    }
    const takesText =
      first !== undefined && field.kind !== 'boolean' && field.kind !== 'enum' && field.kind !== 'date';
    open({
      cell,
      seen,
      field,
      name: nameOfRow(seen, cell.row),
      draft: takesText ? first : typedText(field, seen[field.key]),
      isTyped: takesText,
    });
    return true;
  };

  /** The cell that is edited, where its record stands by now. */
  const at: Cell | null = edit && { ...edit.cell, row: placeOf(edit.seen.id) ?? edit.cell.row };
  const leave = (to: Leave) => {
    setEdit(null);
    if (at) onLeave(at, to);
  };
  const finish = (value: unknown, to: Leave, draft: string) => {
    if (edit === null) return;
    const { field, seen } = edit;
    leave(to);
    if (isSameValue(value, seen[field.key])) return;
    save.mutate({ change: { seen, key: field.key, value }, edit: { ...edit, draft } });
  };

  const editor: ReactNode = edit && (
    <CellEditor
      key={`${edit.seen.id}:${edit.field.key}:${edit.problem ?? ''}`}
      field={edit.field}
      appId={place.appId}
      label={t('edit.label', { field: edit.field.label, name: edit.name })}
      draft={edit.draft}
      typed={typed.current}
      isTyped={edit.isTyped || typed.current !== null}
      problem={edit.problem}
      onType={(text) => {
        typed.current = text;
      }}
      onDone={finish}
      onCancel={() => leave('stay')}
    />
  );
  const answer = ({ edit: last, value, seen }: Conflict, side: 'mine' | 'theirs') => {
    setConflict(null);
    if (side === 'mine')
      save.mutate({ change: { seen, key: last.field.key, value }, edit: { ...last, seen } });
  };
  const question = conflict && (
    <ConflictQuestion
      title={t('edit.conflict.title')}
      text={t('edit.conflict.text')}
      fields={[conflict.edit.field]}
      conflicts={[conflict.between]}
      nameOf={() => conflict.edit.name}
      isPending={save.isPending}
      onAnswer={(side) => answer(conflict, side)}
      onCancel={() => {
        setConflict(null);
        open({ ...conflict.edit, seen: conflict.seen, isTyped: true });
      }}
    />
  );
  /** What is edited in a row. */
  const inRow = (row: number) => (at?.row === row ? { col: at.col, editor } : null);
  return { at, inRow, question, begin };
}
