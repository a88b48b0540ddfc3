import { useCallback, useEffect, useState } from 'react';
import { readStored, writeStored } from './storage.ts';

const keyOf = (name: string) => `draft:${name}`;

type Draft = { name: string; text: string };
const holders = new Set<(begun: Draft) => void>();

/** Begins a draft from elsewhere; one that somebody has begun already stays. */
export function beginDraft(name: string, text: string): void {
  if (readStored(keyOf(name))) return;
  writeStored(keyOf(name), text);
  for (const hold of holders) hold({ name, text });
}

/** Text that a reload does not lose; `name` is one draft's own, such as `chat:{appId}`. */
export function useDraft(name: string) {
  const [held, setHeld] = useState({ name, text: readStored(keyOf(name)) ?? '' });
  // Another name is another draft: read it before anything is shown.
  if (held.name !== name) setHeld({ name, text: readStored(keyOf(name)) ?? '' });

  useEffect(() => {
    const hold = (begun: Draft) => setHeld((now) => (now.name === begun.name ? begun : now));
    holders.add(hold);
    return () => {
      holders.delete(hold);
    };
  }, []);

  const setText = useCallback(
    (text: string) => {
      setHeld({ name, text });
      writeStored(keyOf(name), text === '' ? null : text);
    },
    [name],
  );
  return [held.name === name ? held.text : '', setText] as const;
}
