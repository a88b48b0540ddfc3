import { useState } from 'react';
import { currentUser } from '../sdk/auth.ts';
import { getPlace } from '../sdk/origin.ts';
import { safeStorage } from '../sdk/safe-storage.ts';

/** State that this person finds again in this browser; `read` answers undefined for what is no such value. */
export function useKept<Value>(
  name: string,
  first: Value,
  read: (kept: unknown) => Value | undefined,
): [Value, (next: Value) => void] {
  const key = `kit:${getPlace().appId}:${currentUser()?.id ?? ''}:${name}`;
  const [held, setHeld] = useState<{ key: string; value: Value }>(() => ({
    key,
    value: load(key, first, read),
  }));
  // Somebody else signed in: what they kept is another value.
  const current = held.key === key ? held : { key, value: load(key, first, read) };
  const change = (value: Value) => {
    setHeld({ key, value });
    safeStorage.set(key, JSON.stringify(value));
  };
  return [current.value, change];
}

function load<Value>(key: string, first: Value, read: (kept: unknown) => Value | undefined): Value {
  try {
    return read(JSON.parse(safeStorage.get(key) ?? 'null')) ?? first;
  } catch {
    return first;
  }
}

export const readTexts = (kept: unknown): readonly string[] | undefined =>
  Array.isArray(kept) && kept.every((one) => typeof one === 'string') ? kept : undefined;

export const readPageSize = (kept: unknown): number | undefined =>
  typeof kept === 'number' && [10, 25, 50, 100].includes(kept) ? kept : undefined;
