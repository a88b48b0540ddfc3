import { useState } from 'react';
import { readStored, writeStored } from '../../../lib/storage.ts';

const key = 'plan:folded';

/** Whether the plan is hidden; it stays as somebody left it. */
export function useFolded() {
  const [isFolded, setIsFolded] = useState(() => readStored(key) === 'yes');
  const setFolded = (folded: boolean) => {
    setIsFolded(folded);
    writeStored(key, folded ? 'yes' : null);
  };
  return [isFolded, setFolded] as const;
}
