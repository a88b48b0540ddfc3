import { Fault } from '@sayso/contracts/faults';
import { fairTurns } from '@sayso/core/fair-turns';
import { patternWords } from '../../texts/records.ts';

const retryAfter = 2;
const why = {
  own: patternWords.busyOwner,
  all: patternWords.busy,
};

/**
 * Gives searches by pattern of each owner's apps their turn; those that run leave the other connections to everything else.
 * A search runs for two seconds at most, so nobody waits for longer than a request may take. Throws a 429 where too
 * many wait.
 */
export const createPatternTurns = () =>
  fairTurns({
    running: { all: 3, each: 2 },
    waiting: {
      all: 24,
      each: 8,
      refuse: (whose) => new Fault('too_many_requests', why[whose], { retryAfter }),
    },
  });
