import { useQueries, useQuery } from '@tanstack/react-query';
import type { EntityClient, Row, Where } from '../sdk/entity-types.ts';
import { ofEntity, useFreshness } from './data.ts';
import { may } from './reach.ts';
import { allOf } from './where.ts';

/** What this person sees of an entity: no samples, nothing but samples, or samples beside real records. */
export type SampleState = 'none' | 'only' | 'beside';

const real: Where = { is_sample: { $ne: true } };
export const isSample = (row: Row): boolean => row['is_sample'] === true;

/** One question where there are no samples, as in every app that is long in use; an index answers it. */
async function stateOf(entity: EntityClient): Promise<SampleState> {
  const one = (where: Where) => entity.filter(where, '-created_date', 1, undefined, ['id']);
  if ((await one({ is_sample: true })).length === 0) return 'none';
  return (await one(real)).length === 0 ? 'only' : 'beside';
}

const sampleQuery = (entity: EntityClient) => ({
  queryKey: [...ofEntity(entity.name), 'samples'],
  queryFn: () => stateOf(entity),
  enabled: may(entity, 'read'),
});

/** Undefined until it is known, and where it cannot be. */
export function useSamples(entity: EntityClient, isEnabled = true): SampleState | undefined {
  useFreshness(entity);
  return useQuery({ ...sampleQuery(entity), enabled: isEnabled && may(entity, 'read') }).data;
}

/** The same for several. */
export const useSamplesOf = (entities: readonly EntityClient[]): readonly (SampleState | undefined)[] =>
  useQueries({ queries: entities.map(sampleQuery), combine: statesIn });

const statesIn = (answers: { data: SampleState | undefined }[]) => answers.map(({ data }) => data);

/** The order that a list opens with: what is real stands above the samples. */
export function useRealFirst(entity: EntityClient, sort: string): string {
  return useSamples(entity) === 'beside' ? `is_sample,${sort}` : sort;
}

/** Rows that are in their order already, the samples among them last. */
export const realOnTop = (rows: readonly Row[]): readonly Row[] =>
  rows.some(isSample) ? [...rows.filter((row) => !isSample(row)), ...rows.filter(isSample)] : rows;

type Counted = {
  where: Where;
  /** False for a moment at first: a figure that is put right later is worse than one that comes later. */
  isReady: boolean;
};

/** The records that figures are made of: samples count as long as there is nothing else. */
export function useCounted(entity: EntityClient, where: Where = {}, isEnabled = true): Counted {
  useFreshness(entity);
  const query = useQuery({ ...sampleQuery(entity), enabled: isEnabled && may(entity, 'read') });
  return {
    where: query.data === 'beside' ? allOf(where, real) : where,
    isReady: query.data !== undefined || query.isError || query.fetchStatus === 'idle',
  };
}
