import type { TurnRequest } from '../turn-provider.ts';
import { quoteData } from './data-fence.ts';
import { blocksIn } from './past-blocks.ts';
import { withoutReplacedCode } from './past-code.ts';
import { estimateTokens } from './tokens.ts';
import { withoutBrokenBlocks } from './undone-blocks.ts';

export type PromptMessage = { role: 'user' | 'assistant'; content: string };
type History = TurnRequest['history'];

/** The window that every model of today has; a model's own is known once it has been tried. */
const windowTokens = 128_000;
const collapseAbove = 0.6 * windowTokens;
const collapseTo = 0.3 * windowTokens;
const requestsKept = 40;

/**
 * What was said before, oldest first. Too long, it collapses at once by half rather than a little each turn,
 * and stays so until it has grown again, so that its beginning stays in the provider's cache.
 */
export function writeHistory(history: History): { messages: PromptMessage[]; kept: History } {
  const spoken = history.filter(({ content }) => content.trim() !== '').map(withoutHalves);
  const said = withoutReplacedCode(spoken);
  const start = keptFrom(said);
  const kept = said.slice(start);
  if (start === 0) return { messages: inTurns(kept), kept };
  const summary: PromptMessage = { role: 'user', content: summarise(said.slice(0, start)) };
  return { messages: inTurns([summary, ...kept]), kept };
}

/** What broke off in the middle of a block did nothing. */
const withoutHalves = (message: History[number]): History[number] =>
  message.role === 'user' ? message : { ...message, content: withoutBrokenBlocks(message.content) };

/** The first message that is kept whole: found by going through the conversation as it grew. */
function keptFrom(said: History): number {
  const sizes = said.map(({ content }) => estimateTokens(content));
  let start = 0;
  let total = 0;
  for (const [at, size] of sizes.entries()) {
    total += size;
    if (total <= collapseAbove) continue;
    while (start < at && total > collapseTo) {
      total -= sizes[start] ?? 0;
      start += 1;
    }
  }
  return start;
}

function summarise(dropped: History): string {
  const requests = dropped
    .filter(({ role }) => role === 'user')
    .map(({ content }) => `- ${quoteData(content, 240)}`);
  const touched = new Set(
    dropped
      .filter(({ role }) => role === 'assistant')
      .flatMap(({ content }) => blocksIn(content).flatMap(({ path }) => path ?? [])),
  );
  const files = touched.size === 0 ? '' : `\nFiles that were worked on: ${[...touched].sort().join(', ')}.`;
  return `(Earlier in this conversation, shortened. The person asked, in this order:\n${requests.slice(-requestsKept).join('\n')}${files})`;
}

/** Beginning with the person, and each side once at a time, as several models demand. */
function inTurns(said: History): PromptMessage[] {
  const turns: PromptMessage[] = [];
  for (const { role, content } of said) {
    const last = turns.at(-1);
    if (last?.role === role) last.content += `\n\n${content}`;
    else if (last !== undefined || role === 'user') turns.push({ role, content });
  }
  return turns;
}
