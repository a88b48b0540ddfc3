import { appPath, call } from '../../sdk/call.ts';
import { isObject } from '../../sdk/wire-guards.ts';
import { setTriedStyles } from '../host-styles.ts';

const asked = new Set<string>();
/** What the server takes at once. */
const most = { classes: 200, letters: 200 };

/** Asks for the rules of classes that were not tried before; without an answer they have none until they are saved. */
export async function needStyles(classes: string): Promise<void> {
  const fresh = classes
    .split(/\s+/)
    .filter((word) => word !== '' && word.length <= most.letters && !asked.has(word))
    .slice(0, most.classes);
  if (fresh.length === 0) return;
  for (const word of fresh) asked.add(word);
  const body = { classes: [...asked].slice(-most.classes) };
  const path = appPath('/preview/try-classes');
  const reply = await call(path, { method: 'POST', body, isOfHost: true }).catch(() => null);
  if (isObject(reply) && typeof reply['css'] === 'string') setTriedStyles(reply['css']);
  else for (const word of fresh) asked.delete(word);
}
