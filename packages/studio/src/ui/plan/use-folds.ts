import type { PlanThing } from '@sayso/contracts/plan';
import { useCallback, useMemo, useState } from 'react';
import { useNarrow } from '../use-narrow.ts';

/**
 * On phones a card holds its fields back until it is opened, by hand or because it is the one that somebody was led to.
 * Cards are known by the names of their entities: while a description is written, ids go to other things.
 */
export function useFolds(ledTo: string | undefined) {
  const canFold = useNarrow();
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isFolded = useCallback(
    ({ id, entity }: PlanThing) => canFold && (chosen.get(entity) ?? id !== ledTo),
    [canFold, chosen, ledTo],
  );
  const setFolded = useCallback(
    ({ entity }: PlanThing, folded: boolean) => setChosen((all) => new Map([...all, [entity, folded]])),
    [],
  );
  return useMemo(() => ({ canFold, isFolded, setFolded }), [canFold, isFolded, setFolded]);
}
export type Folds = ReturnType<typeof useFolds>;
