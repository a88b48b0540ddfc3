import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { toast } from 'sonner';
import { currentUser, onUserChange } from '../sdk/auth.ts';
import { entityNamed } from '../sdk/entity.ts';
import type { AggregateSpec, EntityClient, Row, Where } from '../sdk/entity-types.ts';
import { changes, failures } from '../texts/states.ts';
import { pace } from './pace.ts';
import { toastFailure } from './refusal.tsx';
import { counted, type Field, nounOf, plainTitle } from './schema.ts';

export const ofEntity = (name: string) => ['records', name] as const;

export type RowsQuery = {
  where?: Where | undefined;
  sort?: string | undefined;
  limit?: number;
  skip?: number;
};

/** One reading of records; the same question anywhere on a page is asked once. */
export const rowsQuery = (entity: EntityClient, { where = {}, sort, limit, skip }: RowsQuery) => ({
  queryKey: [...ofEntity(entity.name), 'rows', where, sort, limit, skip],
  queryFn: () => entity.filter(where, sort, limit, skip),
  placeholderData: keepPreviousData,
});

/** Records of an entity, kept fresh by its changes on the socket. */
export function useRows(entity: EntityClient, query: RowsQuery = {}, isEnabled = true) {
  useFreshness(entity);
  return useQuery({ ...rowsQuery(entity, query), enabled: isEnabled });
}

/** Figures that the server computes over all that is meant, however many records there are. */
export function useAggregate(entity: EntityClient, spec: AggregateSpec, isEnabled = true) {
  useFreshness(entity);
  return useQuery({
    queryKey: [...ofEntity(entity.name), 'aggregate', spec],
    queryFn: () => entity.aggregate(spec),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });
}

export function useCount(entity: EntityClient, where: Where = {}, isEnabled = true) {
  useFreshness(entity);
  return useQuery({
    queryKey: [...ofEntity(entity.name), 'count', where],
    queryFn: () => entity.count(where),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });
}

export function useRow(entity: EntityClient, id: string | null) {
  useFreshness(entity);
  return useQuery({
    queryKey: [...ofEntity(entity.name), 'row', id],
    queryFn: () => (id === null ? null : entity.get(id)),
    enabled: id !== null,
  });
}

type Subscription = { count: number; stop: () => void };
const subscriptions = new Map<string, Subscription>();

/** Reads anew what is shown of an entity when its records change. */
function follow(entity: EntityClient, cache: QueryClient): Subscription {
  const { ask, stop } = pace(() => cache.invalidateQueries({ queryKey: ofEntity(entity.name) }));
  const leave = entity.subscribe(ask);
  const end = (): void => {
    leave();
    stop();
  };
  return { count: 0, stop: end };
}

/** One subscription an entity, however many parts of the page show it. */
export function useFreshness(entity: EntityClient | undefined): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (entity === undefined) return undefined;
    const held = subscriptions.get(entity.name) ?? follow(entity, cache);
    held.count += 1;
    subscriptions.set(entity.name, held);
    return () => {
      held.count -= 1;
      if (held.count > 0) return;
      subscriptions.delete(entity.name);
      held.stop();
    };
  }, [entity, cache]);
}

/** Asks again for everything of an entity, such as after an import. */
export function useRefresh(entity: EntityClient): () => void {
  const cache = useQueryClient();
  return () => void cache.invalidateQueries({ queryKey: ofEntity(entity.name) });
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Stores a new record, or the changes of one. */
export function useSave(entity: EntityClient) {
  const refresh = useRefresh(entity);
  return useMutation({
    mutationFn: ({ id, body }: { id: string | null; body: Record<string, unknown> }) =>
      id === null ? entity.create(body) : entity.update(id, body),
    onSuccess: (row, { id }) => {
      refresh();
      const noun = sentence(nounOf(entity.schema));
      toast.success(id === null ? changes.added(noun) : changes.saved(noun), {
        description: plainTitle(entity.schema, row),
      });
    },
  });
}

export function useRemove(entity: EntityClient) {
  const refresh = useRefresh(entity);
  return useMutation({
    mutationFn: async (rows: readonly Row[]) => {
      for (const { id } of rows) await entity.delete(id);
      return rows.length;
    },
    onSuccess: (count) => {
      const noun = nounOf(entity.schema);
      toast.success(changes.deleted(count === 1 ? sentence(noun) : counted(count, noun)));
    },
    onError: (error) => toastFailure(failures.notDeleted, error),
    onSettled: refresh,
  });
}

/** Changes one record at once on the screen, and takes that back when the server refuses. */
export function usePatch(entity: EntityClient) {
  const cache = useQueryClient();
  const rows = { queryKey: [...ofEntity(entity.name), 'rows'] };
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: Record<string, unknown> }) => entity.update(id, body),
    onMutate: async ({ id, body }) => {
      await cache.cancelQueries(rows);
      const former = cache.getQueriesData<Row[]>(rows);
      cache.setQueriesData<Row[]>(rows, (held) =>
        held?.map((row) => (row.id === id ? { ...row, ...body } : row)),
      );
      return { former };
    },
    onError: (error, _, context) => {
      for (const [key, data] of context?.former ?? []) cache.setQueryData(key, data);
      toastFailure(failures.notSaved, error);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ofEntity(entity.name) }),
  });
}

const chunk = 150;
const none: ReadonlyMap<string, Row> = new Map();
/** Referenced records by id. */
export type References = ReadonlyMap<string, Row>;
export const noReferences: References = none;

/** The records that these rows refer to, read in a few calls however many rows there are. */
export function useReferences(fields: readonly Field[], rows: readonly Row[]): References {
  const wanted = new Map<string, Set<string>>();
  for (const { key, target } of fields) {
    if (target === null) continue;
    const ids = wanted.get(target) ?? new Set<string>();
    for (const row of rows) for (const id of idsIn(row[key])) ids.add(id);
    wanted.set(target, ids);
  }
  const queries = [...wanted].flatMap(([target, ids]) =>
    chunksOf([...ids].sort()).map((part) => ({
      queryKey: [...ofEntity(target), 'rows', 'by-id', part],
      queryFn: () => entityNamed(target).filter({ id: { $in: part } }, undefined, chunk),
      placeholderData: keepPreviousData,
    })),
  );
  const fresh = useQueries({ queries, combine: byId });
  // Another page of rows asks anew; names that were known stay meanwhile, so that nothing blinks.
  const [seen] = useState(() => new Map<string, Row>());
  return useMemo(() => {
    for (const [id, row] of fresh) seen.set(id, row);
    return new Map(seen);
  }, [fresh, seen]);
}

const byId = (results: { data: Row[] | undefined }[]): References =>
  new Map(results.flatMap(({ data }) => data ?? []).map((row) => [row.id, row]));

export const idsIn = (value: unknown): string[] => {
  if (typeof value === 'string' && value !== '') return [value];
  return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];
};

function chunksOf(ids: string[]): string[][] {
  const chunks: string[][] = [];
  for (let at = 0; at < ids.length; at += chunk) chunks.push(ids.slice(at, at + chunk));
  return chunks;
}

export const useCurrentUser = () => useSyncExternalStore(onUserChange, currentUser, currentUser);
