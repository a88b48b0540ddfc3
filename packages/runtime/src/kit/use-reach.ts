import { useQueries } from '@tanstack/react-query';
import type { EntityClient } from '../sdk/entity-types.ts';
import { ofEntity, useCurrentUser } from './data.ts';
import { may } from './reach.ts';

/** Whether the person who looks can read an entity's records; `asking` until the server has confirmed that they cannot. */
export type Reach = 'open' | 'asking' | 'closed';

/**
 * The rules come with the page, and a published page may be older than the server's: where they let nothing through, one
 * record is asked for before anything is called closed.
 */
export function useReach(entities: readonly EntityClient[]): (entity: EntityClient) => Reach {
  useCurrentUser();
  const doubtful = [...new Set(entities)].filter((entity) => !may(entity, 'read'));
  const answers = useQueries({
    queries: doubtful.map((entity) => ({
      queryKey: [...ofEntity(entity.name), 'rows', 'reach'],
      queryFn: () => entity.filter({}, undefined, 1),
    })),
  });
  return (entity) => {
    const answer = answers[doubtful.indexOf(entity)];
    if (answer?.data !== undefined) return answer.data.length === 0 ? 'closed' : 'open';
    // What could not be asked is left to the part itself, which offers to try again.
    return answer === undefined || answer.isError ? 'open' : 'asking';
  };
}

/** Of several: open as soon as one is, closed when all are. */
export const reachOfAll = (all: readonly Reach[]): Reach =>
  all.length === 0 || all.includes('open') ? 'open' : all.includes('asking') ? 'asking' : 'closed';
