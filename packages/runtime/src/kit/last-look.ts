import { getPlace } from '../sdk/origin.ts';
import { safeStorage } from '../sdk/safe-storage.ts';
import { isObject } from '../sdk/wire-guards.ts';

export type Look = { attributes: Record<string, string>; variables: Record<string, string> };

const key = () => `look:${getPlace().appId}`;

/** Dresses the whole page; the answered function takes it off again. */
export function wear({ attributes, variables }: Look): () => void {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value);
  for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value);
  return () => {
    for (const name of Object.keys(variables)) root.style.removeProperty(name);
    for (const name of Object.keys(attributes)) root.removeAttribute(name);
  };
}

/** Remembers how the app looked, for a time when the layout that says so is broken. */
export const keepLook = (look: Look): void => safeStorage.set(key(), JSON.stringify(look));

/** Dresses the page as it was the last time, where that is known. */
export function wearLastLook(): () => void {
  const look = readLook(safeStorage.get(key()));
  return look === null ? () => undefined : wear(look);
}

function readLook(text: string | null): Look | null {
  try {
    const look: unknown = JSON.parse(text ?? 'null');
    if (!isObject(look) || !isTexts(look['attributes']) || !isTexts(look['variables'])) return null;
    const { attributes, variables } = look as Look;
    const isOurs = Object.keys(attributes).every((name) => name.startsWith('data-'));
    return isOurs ? { attributes, variables } : null;
  } catch {
    return null;
  }
}

const isTexts = (value: unknown): value is Record<string, string> =>
  isObject(value) && Object.values(value).every((one) => typeof one === 'string');
