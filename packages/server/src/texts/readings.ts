import type { ReadingFault } from '@sayso/contracts/reading';
import { joinWords } from '@sayso/core/join-words';

/** Said where an app is built from it. */
export const quickReadingWords = 'I’ve built the app from a quick reading of your words.';

/** Why a description was not read more closely; what stands then is told where it stands. */
export const readingWords: Readonly<Record<ReadingFault, string>> = {
  off: 'Reading more closely is switched off on this server.',
  missing: 'The local model isn’t installed on this server.',
  broken: 'The local model’s file can’t be read. An admin needs to look at it.',
  memory: 'The local model needs more memory than this server has for it.',
  busy: 'Too many descriptions are being read right now.',
  late: 'The model took too long.',
  cut: 'The model’s answer broke off halfway.',
  invalid: 'The model’s answer made no sense.',
  unlikely: 'What the model read doesn’t match your words.',
  refused: 'The model declined to read this description.',
  provider: 'The model service couldn’t be reached or didn’t answer.',
};

const mostQuoted = 3;

/** What of a description is in none of what was built; parts of it, as the person wrote them. */
export function unusedWords(parts: readonly string[]): string {
  const quoted = parts.slice(0, mostQuoted).map((each) => `“${each}”`);
  const more = parts.length > mostQuoted ? [`${parts.length - mostQuoted} more`] : [];
  return `I haven’t used ${joinWords([...quoted, ...more])}. Say what you’d like there, or add it in the plan.`;
}
