import { setImmediate } from 'node:timers/promises';
import { isCommonEnglish, isRareEnglish } from './dictionary.ts';
import { spelled } from './spelling.ts';

const steps: readonly ((word: string) => unknown)[] = [isCommonEnglish, isRareEnglish, spelled];

/** Loads the dictionary, which the first unknown word would wait for; in steps, so that requests come between. */
export async function warmReading(): Promise<void> {
  for (const step of steps) {
    await setImmediate();
    step('zzwarming');
  }
}
