import { useCallback, useState } from 'react';
import { readStored, writeStored } from './storage.ts';

const keyOf = (name: string) => `draft:${name}`;

/** Text that a reload does not lose; `name` is one draft's own, such as `chat:{appId}`. */
export function useDraft(name: string) {
  const [held, setHeld] = useState({ name, text: readStored(keyOf(name)) ?? '' });
  // Another name is another draft: read it before anything is shown.
  if (held.name !== name) setHeld({ name, text: readStored(keyOf(name)) ?? '' });

  const setText = useCallback(
    (text: string) => {
      setHeld({ name, text });
      writeStored(keyOf(name), text === '' ? null : text);
    },
    [name],
  );
  return [held.name === name ? held.text : '', setText] as const;
}
