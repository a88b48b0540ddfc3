import type { ReadingFault } from '@sayso/contracts/reading';
import { joinWords } from '@sayso/core/join-words';

const quick = 'This is the quick reading.';

/** Why a description was not read more closely; the plan of the quick reading stands. */
export const readingWords: Readonly<Record<ReadingFault, string>> = {
  off: `Reading more closely is switched off on this server. ${quick}`,
  missing: `The local model isn’t installed on this server. ${quick}`,
  broken: `The local model’s file can’t be read. An admin needs to look at it. ${quick}`,
  memory: `The local model needs more memory than this server has for it. ${quick}`,
  busy: `Too many descriptions are being read right now. ${quick}`,
  late: `The model took too long. ${quick}`,
  cut: `The model’s answer broke off halfway. ${quick}`,
  invalid: `The model’s answer made no sense. ${quick}`,
  unlikely: `What the model read doesn’t match your words. ${quick}`,
  refused: `The model declined to read this description. ${quick}`,
  provider: `The model service couldn’t be reached or didn’t answer. ${quick}`,
};

const mostQuoted = 3;

/** What of a description is in none of what was built; parts of it, as the person wrote them. */
export function unusedWords(parts: readonly string[]): string {
  const quoted = parts.slice(0, mostQuoted).map((each) => `“${each}”`);
  const more = parts.length > mostQuoted ? [`${parts.length - mostQuoted} more`] : [];
  return `I haven’t used ${joinWords([...quoted, ...more])}. Say what you’d like there, or add it in the plan.`;
}
