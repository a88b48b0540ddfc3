import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { messageOf } from '../../../../lib/api-error.ts';
import type { Place } from '../../../../lib/records.ts';
import { isSameValue, type Row } from './fields.ts';
import type { CellConflict } from './paste-changes.ts';
import { heldRow, patchRow } from './record-queries.ts';
import { saveCells } from './save-cells.ts';

/** `seen`: the record as it was when the change was begun. */
export type CellChange = { seen: Row; key: string; value: unknown };

/** `E`: what the person was doing, handed back where it did not go well. */
type Given<E> = { change: CellChange; edit: E };
type Outcomes<E> = {
  onRefused: (edit: E, message: string, error: Error) => void;
  /** Somebody else gave the cell another value; `seen` is the record with it. */
  onConflict: (edit: E, conflict: CellConflict, seen: Row) => void;
};

/** Stores the value of one cell; it is shown at once, and taken back where it could not be stored. */
export function useSaveCell<E>(place: Place, { onRefused, onConflict }: Outcomes<E>) {
  const cache = useQueryClient();
  const inTurn = useTurns();
  /** What came meanwhile stays: it is newer than what stood there before. */
  const takeBack = ({ seen: { id }, key, value }: CellChange, before: unknown) => {
    if (isSameValue(heldRow(cache, place, id)?.[key], value)) patchRow(cache, place, { id, [key]: before });
  };
  return useMutation({
    // Told at once, not kept until there is a connection again.
    networkMode: 'always',
    mutationFn: ({ change: { seen, key, value } }: Given<E>) =>
      inTurn(seen.id, () => saveCells(place, [{ seen, values: { [key]: value } }])),
    onMutate: ({ change: { seen, key, value } }) => {
      const before = heldRow(cache, place, seen.id)?.[key];
      patchRow(cache, place, { id: seen.id, [key]: value });
      return { before };
    },
    onSuccess: (saved, { change, edit }) => {
      if (saved.outcome === 'saved') {
        for (const row of saved.stored) patchRow(cache, place, row);
        return;
      }
      for (const row of saved.now.values()) patchRow(cache, place, row);
      const seen = { ...change.seen, ...saved.now.get(change.seen.id) };
      for (const conflict of saved.conflicts) onConflict(edit, conflict, seen);
    },
    onError: (error, { change, edit }, context) => {
      takeBack(change, context?.before);
      onRefused(edit, fieldMessage(error, change.key), error);
    },
  });
}

/** One change of a record after another, so that nobody is asked about their own. */
function useTurns() {
  const turns = useRef(new Map<string, Promise<unknown>>());
  return <T>(id: string, work: () => Promise<T>): Promise<T> => {
    const turn = (turns.current.get(id) ?? Promise.resolve()).then(work, work);
    turns.current.set(id, turn);
    const end = () => {
      if (turns.current.get(id) === turn) turns.current.delete(id);
    };
    turn.then(end, end);
    return turn;
  };
}

/** What the server says of this field, else what it says at all. */
function fieldMessage(error: Error, key: string): string {
  const fields = 'fields' in error ? (error.fields as Record<string, string>) : {};
  return fields[key] ?? messageOf(error);
}
