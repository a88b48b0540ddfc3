import { OwnerRecordEvent, rooms } from '@sayso/contracts/realtime';
import { getRecord } from '@sayso/contracts/records';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { call } from '../../../../lib/call.ts';
import { joinRoom } from '../../../../lib/realtime.ts';
import type { Row } from './fields.ts';
import { heldRow, type Place, patchRow, recordKeys } from './record-queries.ts';

export type News = {
  /** Changes that the list does not show yet, since it would jump: how many records came or went. */
  count: number;
  /** Ids of shown records that somebody deleted meanwhile. */
  gone: ReadonlySet<string>;
};
const noNews: News = { count: 0, gone: new Set() };

/** So long a burst of changes is gathered before the list is asked for again. */
const settleMs = 400;

/**
 * Follows what happens to an entity's records. Values change where they stand; records that come or go are shown at
 * once only where nobody is in the middle of something, which `mayMove` tells, and are announced otherwise.
 */
export function useLiveRecords(place: Place, mayMove: () => boolean) {
  const cache = useQueryClient();
  const { appId, entity } = place;
  const [news, setNews] = useState(noNews);
  const mayMoveNow = useRef(mayMove);
  mayMoveNow.current = mayMove;

  const refresh = useCallback(() => {
    setNews(noNews);
    return cache.invalidateQueries({ queryKey: recordKeys.all({ appId, entity }) });
  }, [cache, appId, entity]);

  const { announce, cancel } = useMemo(() => {
    const windows = recordKeys.windows({ appId, entity });
    let isOvertaken = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    return {
      announce: (count: number, goneId?: string) => {
        // An answer that is on its way may be older than what has just been told.
        isOvertaken ||= cache.isFetching({ queryKey: windows }) > 0;
        if (count === 0 && !isOvertaken) return;
        setNews((now) => ({
          count: now.count + count,
          gone: goneId === undefined ? now.gone : new Set([...now.gone, goneId]),
        }));
        timer ??= setTimeout(() => {
          timer = undefined;
          void cache.invalidateQueries({ queryKey: recordKeys.counts({ appId, entity }) });
          if (mayMoveNow.current()) void refresh();
          else if (isOvertaken) void cache.invalidateQueries({ queryKey: windows });
          isOvertaken = false;
        }, settleMs);
      },
      cancel: () => clearTimeout(timer),
    };
  }, [cache, appId, entity, refresh]);

  useEffect(() => {
    const here = { appId, entity };
    const handleUpdate = (data: unknown) => {
      const event = OwnerRecordEvent.safeParse(data).data;
      if (event === undefined) return;
      if (event.type === 'many') return announce(event.count);
      if (event.type === 'delete') return announce(1, event.id);
      if (event.type === 'create') return announce(1);
      if (event.data['_oversize'] === true) void fetchRow(here, event.id);
      else patchRow(cache, here, { ...event.data, id: event.id });
      announce(0);
    };
    const fetchRow = async ({ appId: app, entity: name }: Place, id: string) => {
      if (heldRow(cache, here, id) === undefined) return;
      const params = { appId: app, entity: name, id };
      const row = await call(getRecord, params, undefined, { asOwner: true }).catch(() => null);
      if (row) patchRow(cache, here, row as Row);
    };
    const leave = joinRoom(rooms.allRecords(appId, entity), {
      onUpdate: handleUpdate,
      onReconnect: () => announce(1),
    });
    return () => {
      leave();
      cancel();
    };
  }, [cache, appId, entity, announce, cancel]);

  return { news, refresh };
}
