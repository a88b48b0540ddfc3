import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';

const script = join(import.meta.dirname, 'trial-process.ts');

/**
 * Parser and transformer recurse on the machine's own stack, and a stack that overflows takes the whole process along.
 * Seen to end a process of 8 MB: from 2,900 openings on. Fewer than this many cannot, however they are nested.
 */
const harmlessOpenings = 1_400;
const openings = /[([{<`?]|=>|\b(?:class|else|extends|typeof|await|new|void|delete|if|for|while|do)\b/g;
const longestMs = 5_000;

/** Whether a text can be compiled without ending the process; one that looks deep is tried in a process of its own. */
export function survives(lang: 'ts' | 'tsx', text: string): boolean {
  if (text.length <= harmlessOpenings || countUpTo(text, harmlessOpenings) < harmlessOpenings) return true;
  const key = createHash('sha256').update(lang).update(text).digest('base64url');
  const held = tried.get(key);
  if (held !== undefined) return held;
  if (tried.size >= mostTried) tried.delete(tried.keys().next().value ?? '');
  const isHarmless = tryApart(lang, text);
  tried.set(key, isHarmless);
  return isHarmless;
}

const tried = new Map<string, boolean>();
const mostTried = 500;

function tryApart(lang: 'ts' | 'tsx', text: string): boolean {
  const { status } = spawnSync(process.execPath, [script, lang], {
    input: text,
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
