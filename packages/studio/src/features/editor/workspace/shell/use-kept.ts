import { useState } from 'react';
import { useUser } from '../../../../lib/session.ts';
import { readStored, writeStored } from '../../../../lib/storage.ts';

/** How somebody has arranged their workspace, remembered for each person who uses this browser. */
export function useKept<V>(
  name: string,
  { read, write }: { read(stored: string | null): V; write(value: V): string },
) {
  const key = `workspace:${name}:${useUser().id}`;
  const [value, setValue] = useState(() => read(readStored(key)));
  const keep = (next: V) => {
    setValue(next);
    writeStored(key, write(next));
  };
  return [value, keep] as const;
}

/** A yes or no of that kind. */
export const kept = (usual: boolean) => ({
  read: (stored: string | null) => (stored === null ? usual : stored === 'yes'),
  write: (value: boolean) => (value ? 'yes' : 'no'),
});
