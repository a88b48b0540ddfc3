import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AggregateSpec, EntityClient, Row, Where } from '../sdk/entity-types.ts';
import { failures } from '../texts/states.ts';
import { type Column, headsOf, type Move, moveOf, totalsOf, withMoves, without } from './board-moves.ts';
import { ofEntity, rowsQuery, useAggregate } from './data.ts';
import { toastFailure } from './refusal.tsx';
import type { Field } from './schema.ts';
import { useCounted, useRealFirst, useSamples } from './use-samples.ts';
import { allOf } from './where.ts';

const firstCards = 25;
const moreCards = 50;

type Given = { entity: EntityClient; field: Field; where: Where; sort: string; sumField: string | undefined };

/** Each column reads its first cards alone; the server counts and sums the rest. */
export function useBoard({ entity, field, where, sort, sumField }: Given) {
  const cache = useQueryClient();
  const [limits, setLimits] = useState<Readonly<Record<string, number>>>({});
  // What a column held stays until its next answer is there: the cards do not blink when more or others are asked for.
  const [shown] = useState(() => new Map<string, readonly Row[]>());
  const [moves, setMoves] = useState<ReadonlyMap<string, Move>>(new Map());
  const heads = headsOf(field);
  const order = useRealFirst(entity, sort);
  const spec = {
    query: where,
    groupBy: field.key,
    count: true,
    ...(sumField === undefined ? {} : { sum: sumField }),
  };
  const totals = useAggregate(entity, spec);
  const sumsOfReal = useSumsOfReal(entity, spec);
  const parts = useQueries({
    queries: heads.map((head) =>
      rowsQuery(entity, {
        where: allOf(where, head.where),
        sort: order,
        limit: limits[head.id] ?? firstCards,
      }),
    ),
  });
  const counted = totalsOf(field, heads, totals.data?.rows ?? [], sumField);
  const real = sumsOfReal && totalsOf(field, heads, sumsOfReal, sumField);
  const base = heads.map((head, at): Column => {
    const read = parts[at]?.data;
    if (read !== undefined) shown.set(head.id, read);
    const rows = shown.get(head.id) ?? [];
    const { count, sum } = counted.get(head.id) ?? { count: rows.length, sum: 0 };
    return { ...head, rows, count, sum: real?.get(head.id)?.sum ?? sum };
  });
  const columns = withMoves(base, moves, field.key, sumField).filter(
    ({ id, rows }) => id !== without || rows.length > 0,
  );
  const failed = [totals, ...parts].find(({ isError, data }) => isError && data === undefined);
  const forget = (id: string) => setMoves((former) => new Map([...former].filter(([key]) => key !== id)));

  /** On the screen at once; taken back, with the reason, where the server refuses. */
  const move = async (recordId: string, to: string | undefined, at: number) => {
    const wanted = moveOf(columns, field.key, { recordId, to });
    if (wanted === undefined || to === undefined) return;
    setMoves((former) => new Map(former).set(recordId, { row: wanted.row, to, at }));
    try {
      await entity.update(recordId, wanted.body);
      await cache.invalidateQueries({ queryKey: ofEntity(entity.name) });
    } catch (error) {
      toastFailure(failures.notSaved, error);
    }
    forget(recordId);
  };
  return {
    columns,
    found: columns.flatMap(({ rows }) => rows) as Row[],
    isPending: totals.data === undefined || heads.some(({ id }) => !shown.has(id)),
    error: failed?.error ?? null,
    retry: () => void cache.invalidateQueries({ queryKey: ofEntity(entity.name) }),
    move,
    showMore: (id: string) => setLimits({ ...limits, [id]: (limits[id] ?? firstCards) + moreCards }),
  };
}

/** All cards of a column are counted, but amounts of samples are not summed beside real ones. */
function useSumsOfReal(entity: EntityClient, spec: AggregateSpec) {
  const isAsked = useSamples(entity, spec.sum !== undefined) === 'beside';
  const { where } = useCounted(entity, spec.query, isAsked);
  return useAggregate(entity, { ...spec, query: where }, isAsked).data?.rows;
}
