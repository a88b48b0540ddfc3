import { Fault } from '@sayso/contracts/faults';
import {
  changeRecords,
  countRecords,
  getRecord,
  listRecords,
  recordChanged,
  type StoredRecord,
} from '@sayso/contracts/records';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Toasts } from '../ui/toasts.tsx';
import { TooltipProvider } from '../ui/tooltip.tsx';
import { type Peer, startPeer } from './peer.ts';
import { newId } from './samples.ts';

/** An entity's records behind an API that keeps the contract: newest last, each change with a date of its own. */
export function playRecords(peer: Peer, names: readonly string[]) {
  let changes = 0;
  const date = () => {
    changes += 1;
    return new Date(Date.UTC(2026, 10, 20) + changes).toISOString();
  };
  const made = (values: object): StoredRecord => ({
    id: newId(),
    created_date: date(),
    updated_date: date(),
    created_by: null,
    created_by_id: null,
    is_sample: false,
    ...values,
  });
  const rows = names.map((name) => made({ name }));
  const put = (id: string, values: object) => {
    const at = rows.findIndex((row) => row.id === id);
    const row = rows[at];
    if (row === undefined) throw new Fault('not_found', 'Gone');
    const next = { ...row, ...values, updated_date: date() };
    rows[at] = next;
    return next;
  };
  // Before what has a fixed word in its place.
  peer.on(getRecord, ({ params }) => put(params.id, {}));
  peer.on(listRecords, ({ filter }) => {
    const { id } = JSON.parse(filter.q ?? '{}') as { id?: { $in: string[] } };
    const found = id ? rows.filter((row) => id.$in.includes(row.id)) : rows;
    const skip = filter.skip ?? 0;
    return found.slice(skip, skip + (filter.limit ?? 100));
  });
  peer.on(countRecords, () => ({ count: rows.length }));
  peer.on(changeRecords, ({ given }) => {
    for (const { id, updated_date } of given) {
      const row = rows.find((each) => each.id === id);
      if (!row) throw new Fault('not_found', 'Record 1: Gone');
      if (row.updated_date !== updated_date)
        throw new Fault('conflict', 'Record 1: Changed', { reason: recordChanged });
    }
    return given.map(({ id, values }) => put(id, values));
  });
  return { rows, put, made };
}

/** What the data screen's hooks stand in, and the cache that they keep. */
export async function playedScreen() {
  const peer = await startPeer();
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>
      <TooltipProvider>
        {children}
        <Toasts />
      </TooltipProvider>
    </QueryClientProvider>
  );
  return { peer, cache, wrapper };
}
