import type { FirstBuild } from '@sayso/contracts/reading';
import { useState } from 'react';
import { useUser } from '../../lib/session.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { useReader } from './plan/use-closer-reading.ts';

const read = (stored: string | null): FirstBuild | null =>
  stored === 'plan' || stored === 'model' ? stored : null;

/**
 * Who writes the first version, as each person who uses this browser left it. `isWanted` is off while nothing is
 * described, and where a starter app stands in for the words.
 */
export function useFirstBuild(isWanted: boolean) {
  const key = `first-build:${useUser().id}`;
  const [own, setOwn] = useState(() => read(readStored(key)));
  const { data: reader, isPending } = useReader(isWanted);
  // Whoever sends at once is not kept waiting for it: without a model the server takes no notice of the choice.
  const isPossible = isWanted && (isPending || reader?.may_choose === true);
  const usual = reader?.first_build ?? 'plan';
  const chosen = own ?? usual;
  return {
    chosen,
    choose(next: FirstBuild) {
      setOwn(next);
      writeStored(key, next);
    },
    isOffered: isPossible && !isPending,
    /** The words are read closely before they are built, unless somebody settles their plan. */
    readsFirst: Boolean(reader?.reader) && ((reader?.may_choose && chosen === 'plan') || reader?.at_build),
    /** The plan, and what was changed in it, is not what will be built. */
    writesAll: isPossible && chosen === 'model',
    /** What the server is told: nothing where it would do so anyway. */
    told: isPossible && chosen !== usual ? chosen : undefined,
  };
}
