import { updateRecord } from '@sayso/contracts/records';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../../lib/api-error.ts';
import { call } from '../../../../lib/call.ts';
import type { Row } from './fields.ts';
import { heldRow, type Place, patchRow } from './record-queries.ts';

export type CellChange = { id: string; key: string; value: unknown };

/** Stores the value of one cell; it is shown at once, and taken back where the server refuses it. */
export function useSaveCell(
  place: Place,
  onRefused: (change: CellChange, message: string, error: Error) => void,
) {
  const cache = useQueryClient();
  return useMutation({
    // Told at once, not kept until there is a connection again.
    networkMode: 'always',
    mutationFn: ({ id, key, value }: CellChange) =>
      call(updateRecord, { ...place, id }, { [key]: value }, { asOwner: true }),
    onMutate: ({ id, key, value }) => {
      const before = heldRow(cache, place, id)?.[key];
      patchRow(cache, place, { id, [key]: value });
      return { before };
    },
    onSuccess: (row) => patchRow(cache, place, row as Row),
    onError: (error, change, context) => {
      patchRow(cache, place, { id: change.id, [change.key]: context?.before });
      onRefused(change, fieldMessage(error, change.key), error);
    },
  });
}

/** What the server says of this field, else what it says at all. */
function fieldMessage(error: Error, key: string): string {
  const fields = 'fields' in error ? (error.fields as Record<string, string>) : {};
  return fields[key] ?? messageOf(error);
}
