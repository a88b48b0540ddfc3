import { OwnerRecordEvent, rooms } from '@sayso/contracts/realtime';
import { getRecord, type StoredRecord } from '@sayso/contracts/records';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../../../lib/call.ts';
import { joinRoom } from '../../../../lib/realtime.ts';
import type { Place } from '../../../../lib/records.ts';

type Given = {
  place: Place;
  base: StoredRecord | null;
  isDirty: boolean;
  /** Told of the record as somebody else saved it, while nothing typed here would be lost. */
  onFresh: (record: StoredRecord) => void;
};

/** What somebody else did to the record that is edited here, where the form cannot just follow it. */
export function useRecordChanges({ place, base, isDirty, onFresh }: Given): 'changed' | 'removed' | null {
  const { appId, entity } = place;
  const [told, setTold] = useState<'changed' | 'removed' | null>(null);
  const id = base?.id;

  const look = useEffectEvent(async () => {
    if (id === undefined) return;
    try {
      const stored = await call(getRecord, { appId, entity, id }, undefined, { asOwner: true });
      if (stored.updated_date === base?.updated_date) return;
      if (isDirty) setTold('changed');
      else onFresh(stored);
    } catch {
      // It may be gone, or there is no connection: saving tells which.
    }
  });
  useEffect(() => {
    if (id === undefined) return undefined;
    return joinRoom(rooms.allRecords(appId, entity), {
      onUpdate: (data) => {
        const event = OwnerRecordEvent.safeParse(data);
        if (!event.success) return;
        // Of many at once it is not told which they are.
        if (event.data.type !== 'many' && event.data.id !== id) return;
        if (event.data.type === 'delete') setTold('removed');
        else void look();
      },
      onReconnect: () => void look(),
    });
  }, [appId, entity, id]);
  return told;
}
