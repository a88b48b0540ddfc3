import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { atMost } from '@sayso/core/at-most';
import { runInChild } from './child-job.ts';

const script = join(import.meta.dirname, 'trial-process.ts');

/**
 * Parser and transformer recurse on the machine's own stack, and a stack that overflows takes the whole process along.
 * Seen to end a process of 8 MB: from 2,900 openings on. Fewer than this many cannot, however they are nested.
 */
const harmlessOpenings = 1_400;
const openings = /[([{<`?]|=>|\b(?:class|else|extends|typeof|await|new|void|delete|if|for|while|do)\b/g;
const longestMs = 5_000;

export type Lang = 'ts' | 'tsx';
/** Backend functions are no JSX. */
export const langOf = (path: string): Lang => (path.startsWith('functions/') ? 'ts' : 'tsx');

/** Whether a text may be nested so deeply that it is to be tried in a process of its own first. */
export const looksDeep = (text: string): boolean =>
  text.length > harmlessOpenings && countUpTo(text, harmlessOpenings) >= harmlessOpenings;

/**
 * Whether a text can be compiled without ending the process. One that looks deep and was not tried with `tryText` is
 * tried here, while everything else waits: the server tries texts beforehand (try-files.ts).
 */
export function survives(lang: Lang, text: string): boolean {
  if (!looksDeep(text)) return true;
  const key = keyOf(lang, text);
  return tried.get(key) ?? keep(key, tryAndWait(lang, text));
}

/** Tries a text that looks deep, and holds up nobody else. */
export async function tryText(lang: Lang, text: string): Promise<boolean> {
  if (!looksDeep(text)) return true;
  const key = keyOf(lang, text);
  const held = tried.get(key) ?? trying.get(key);
  if (held !== undefined) return held;
  const trial = inTurn(() => tryApart(lang, text)).then((isHarmless) => keep(key, isHarmless));
  trying.set(key, trial);
  return trial.finally(() => trying.delete(key));
}

const tried = new Map<string, boolean>();
const trying = new Map<string, Promise<boolean>>();
const mostTried = 5_000;
const inTurn = atMost(2);

const keyOf = (lang: Lang, text: string) =>
  createHash('sha256').update(lang).update(text).digest('base64url');

function keep(key: string, isHarmless: boolean): boolean {
  if (tried.size >= mostTried) tried.delete(tried.keys().next().value ?? '');
  tried.set(key, isHarmless);
  return isHarmless;
}

const tryApart = async (lang: Lang, text: string): Promise<boolean> =>
  (await runInChild(script, { lang, text }, longestMs)).said !== '';

function tryAndWait(lang: Lang, text: string): boolean {
  const { status } = spawnSync(process.execPath, [script], {
    input: JSON.stringify({ lang, text }),
    // Nothing of the server's environment: the child reads what people and models wrote.
    env: {},
    stdio: ['pipe', 'ignore', 'ignore'],
    timeout: longestMs,
    killSignal: 'SIGKILL',
  });
  return status === 0;
}

function countUpTo(text: string, most: number): number {
  let count = 0;
  for (const _ of text.matchAll(openings)) {
    count += 1;
    if (count >= most) break;
  }
  return count;
}
