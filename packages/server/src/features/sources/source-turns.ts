import { Fault } from '@sayso/contracts/faults';
import { fairTurns } from '@sayso/core/fair-turns';
import type { AppGrant } from '../../access/grant.ts';
import { sourceWords } from '../../texts/sources.ts';

const retryAfter = 2;
const why = {
  own: sourceWords.busyWithYours,
  all: sourceWords.busy,
};

/**
 * Gives people's changes of sources, and what goes over all records of an entity, their turn, before any of them takes
 * a connection: changes of one app wait for each other in the database, where each would keep a connection from
 * everybody else. One of each owner runs at a time, so that apps in great numbers are one. Throws a 429 where too many
 * wait.
 */
export function createSourceTurns() {
  const inTurn = fairTurns({
    running: { all: 3, each: 1 },
    waiting: {
      all: 48,
      each: 12,
      refuse: (whose) => new Fault('too_many_requests', why[whose], { retryAfter }),
    },
  });
  /** A task never asks for another turn: it would wait for itself. */
  return <T>({ ownerId }: AppGrant, task: () => Promise<T>): Promise<T> => inTurn(ownerId, task);
}
export type SourceTurns = ReturnType<typeof createSourceTurns>;
