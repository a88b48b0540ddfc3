import { useQuery } from '@tanstack/react-query';
import type { EntityClient } from '../../sdk/entity-types.ts';
import { useFreshness } from '../data.ts';

export type Tally = { count: number; last: string | null };
const nothing: Tally = { count: 0, last: null };

/** How many records of `entity` there are for each value of `field`, and when the newest was written. */
export function useTally(entity: EntityClient | undefined, field: string | undefined): (id: string) => Tally {
  const isAsked = entity !== undefined && field !== undefined;
  useFreshness(entity);
  const query = useQuery({
    // Below the entity's key, so that its changes bring the figures anew.
    queryKey: ['records', entity?.name ?? '', 'tally', field],
    queryFn: () => (isAsked ? tallyOf(entity, field) : new Map<string, Tally>()),
    enabled: isAsked,
  });
  return (id) => query.data?.get(id) ?? nothing;
}

async function tallyOf(entity: EntityClient, field: string): Promise<ReadonlyMap<string, Tally>> {
  const { rows } = await entity.aggregate({
    groupBy: field,
    count: true,
    max: 'created_date',
  });
  return new Map(
    rows.map((row) => {
      const last = row['max_created_date'];
      return [
        String(row[field]),
        { count: Number(row['count']), last: typeof last === 'string' ? last : null },
      ];
    }),
  );
}
