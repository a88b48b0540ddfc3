import { OwnerRecordEvent, rooms } from '@sayso/contracts/realtime';
import { getRecord } from '@sayso/contracts/records';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { call } from '../../../../lib/call.ts';
import { joinRoom } from '../../../../lib/realtime.ts';
import { type Place, recordKeys } from '../../../../lib/records.ts';
import type { Row } from './fields.ts';
import { createNews, type Happened, type News, noNews } from './news.ts';
import { isOwnWrite } from './own-writes.ts';
import { heldRow, patchRow } from './record-queries.ts';

/** So long a burst of changes is gathered before the list is asked for again. */
const settleMs = 400;

type Given = {
  /** Whether nobody is in the middle of something, so that the list may move. */
  mayMove: () => boolean;
  /** Whether the list leaves records out. */
  isFiltered: boolean;
};

/**
 * Follows what happens to an entity's records. Values change where they stand; records that come or go are shown at
 * once only where the list may move, and are announced otherwise, until the list is fetched again for any reason.
 */
export function useLiveRecords(place: Place, given: Given) {
  const cache = useQueryClient();
  const { appId, entity } = place;
  const [news, setNews] = useState<News>(noNews);
  const now = useRef(given);
  now.current = given;

  const refresh = useCallback(
    () => cache.invalidateQueries({ queryKey: recordKeys.all({ appId, entity }) }),
    [cache, appId, entity],
  );

  const live = useMemo(
    () => gatherNews(cache, { appId, entity }, { now, refresh, setNews }),
    [cache, appId, entity, refresh],
  );

  useEffect(() => live.follow(), [live]);
  useEffect(() => {
    const here = { appId, entity };
    const handleUpdate = (data: unknown) => {
      const event = OwnerRecordEvent.safeParse(data).data;
      if (event === undefined) return;
      if (event.type === 'many') return live.happened({ kind: event.change, id: null, count: event.count });
      if (event.type === 'update') {
        if (event.data['_oversize'] === true) void fetchRow(event.id);
        else patchRow(cache, here, { ...event.data, id: event.id });
      }
      const updated = event.data['updated_date'];
      live.happened({ kind: event.type, id: event.id, count: 1, updated });
    };
    const fetchRow = async (id: string) => {
      if (heldRow(cache, here, id) === undefined) return;
      const row = await call(getRecord, { ...here, id }, undefined, { asOwner: true }).catch(() => null);
      if (row) patchRow(cache, here, row as Row);
    };
    const leave = joinRoom(rooms.allRecords(appId, entity), {
      onUpdate: handleUpdate,
      // What was missed is not known.
      onReconnect: () => live.happened({ kind: 'unknown', id: null, count: 1 }),
    });
    return () => {
      leave();
      live.cancel();
    };
  }, [cache, appId, entity, live]);

  return { news, refresh };
}

type Gathering = {
  now: { readonly current: Given };
  refresh: () => unknown;
  setNews: (next: (held: News) => News) => void;
};

/** Gathers what happens, and lets it into the list or announces it once a burst of it has settled. */
function gatherNews(cache: QueryClient, here: Place, { now, refresh, setNews }: Gathering) {
  const windows = recordKeys.windows(here);
  const gathered = createNews(isOwnWrite);
  let isOvertaken = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    const next = gathered.read(now.current.isFiltered);
    setNews((held) => (isQuiet(held) && isQuiet(next) ? held : next));
    return next;
  };
  const settle = () => {
    timer = undefined;
    void cache.invalidateQueries({ queryKey: recordKeys.counts(here) });
    const isNews = !isQuiet(gathered.read(now.current.isFiltered));
    if (isNews && now.current.mayMove()) void refresh();
    else if (isOvertaken) void cache.invalidateQueries({ queryKey: windows });
    else show();
    isOvertaken = false;
  };
  return {
    happened(what: Happened) {
      // An answer that is on its way may be older than what has just been told.
      isOvertaken ||= cache.isFetching({ queryKey: windows }) > 0;
      // Rows that many changed at once are not told one by one.
      const isPlain = what.kind === 'update' && !now.current.isFiltered;
      isOvertaken ||= isPlain && what.id === null;
      if (isPlain && !isOvertaken) return;
      gathered.add(what);
      timer ??= setTimeout(settle, settleMs);
    },
    follow: () =>
      followFetches(cache, here, {
        onStart: gathered.mark,
        onEnd: (upTo) => {
          gathered.forget(upTo);
          show();
        },
      }),
    cancel: () => clearTimeout(timer),
  };
}

const isQuiet = ({ count, mayBeStale, gone }: News) => count === 0 && !mayBeStale && gone.size === 0;

type Follower = { onStart: () => number; onEnd: (mark: number) => void };

/** The first window is part of every list: once it is fetched anew, the list is. */
function followFetches(cache: QueryClient, { appId, entity }: Place, { onStart, onEnd }: Follower) {
  const marks = new Map<string, number>();
  const isFirst = (key: readonly unknown[]) =>
    recordKeys.windows({ appId, entity }).every((part, at) => key[at] === part) && key.at(-1) === 0;
  return cache.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || !isFirst(event.query.queryKey)) return;
    const hash = event.query.queryHash;
    if (event.action.type === 'fetch') marks.set(hash, onStart());
    const mark = marks.get(hash);
    if (event.action.type !== 'success' || event.action.manual || mark === undefined) return;
    marks.delete(hash);
    onEnd(mark);
  });
}
