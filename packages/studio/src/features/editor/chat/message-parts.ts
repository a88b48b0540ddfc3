import type { Assumption, Suggestion } from '@sayso/contracts/chat';
import { limits } from '@sayso/contracts/limits';
import { readAssumptions, readSuggestions } from '@sayso/core/blocks/app-settings';
import { isAboutAssumptions, isQuestion } from '@sayso/core/blocks/block';
import { BlockParser } from '@sayso/core/blocks/parser';

export type ActionPart = {
  kind: 'action';
  key: string;
  type: string;
  /** Null for what touches no file, such as a change of the app's name. */
  path: string | null;
  isDone: boolean;
  /** 0 to 100. */
  progress: number;
};
type TextPart = { kind: 'text'; key: string; text: string };
/** What the answer took for granted, each with its change. */
type AssumptionsPart = { kind: 'assumptions'; key: string; assumptions: readonly Assumption[] };
/** The ways in which the message before can be read. */
type QuestionPart = { kind: 'question'; key: string; ways: readonly Suggestion[] };
export type MessagePart = TextPart | ActionPart | AssumptionsPart | QuestionPart;

/**
 * Parts of an answer as a person sees them: prose, and an element for each action in place of its raw text (B-MSG-03).
 * `lengthOf` knows how long a file is expected to be, for its progress.
 */
export function messageParts(
  content: string,
  { isStreaming = false, lengthOf = (_path: string): number | undefined => undefined } = {},
): MessagePart[] {
  const parser = new BlockParser();
  const events = parser.push(content);
  // While it streams, half a tag at the end stays with the parser.
  if (!isStreaming) events.push(...parser.end());
  const parts: MessagePart[] = [];
  const open = new Map<number, { part: ActionPart; received: number }>();
  for (const event of events) {
    if (event.type === 'text') appendText(parts, event.text);
    else if (event.type === 'open') {
      if (isAboutAssumptions(event.head) || isQuestion(event.head)) continue;
      const { id, type, path } = event.head;
      const part: ActionPart = {
        kind: 'action',
        key: `action-${id}`,
        type,
        path,
        isDone: false,
        progress: 0,
      };
      open.set(id, { part, received: 0 });
      parts.push(part);
    } else if (event.type === 'delta') {
      const opened = open.get(event.id);
      if (opened) {
        opened.received += event.text.length;
        const expected = (opened.part.path && lengthOf(opened.part.path)) || limits.defaultFileLength;
        opened.part.progress = Math.min(100, Math.round((opened.received / expected) * 100));
      }
    } else if (event.type === 'close') {
      const opened = open.get(event.block.id);
      if (isAboutAssumptions(event.block)) appendAssumptions(parts, event.block);
      if (isQuestion(event.block)) appendQuestion(parts, event.block);
      if (opened) Object.assign(opened.part, { isDone: true, progress: 100 });
    } else {
      // A block that was never closed did nothing, and nobody writes it any more.
      const opened = open.get(event.id);
      if (opened) parts.splice(parts.lastIndexOf(opened.part), 1);
    }
  }
  return parts.filter((part) => part.kind !== 'text' || part.text.trim() !== '');
}

function appendText(parts: MessagePart[], text: string) {
  const last = parts.at(-1);
  if (last?.kind === 'text') last.text += text;
  else parts.push({ kind: 'text', key: `text-${parts.length}`, text });
}

function appendAssumptions(parts: MessagePart[], { id, body }: { id: number; body: string }) {
  const read = readAssumptions(body);
  if ('value' in read && read.value.length > 0)
    parts.push({ kind: 'assumptions', key: `assumptions-${id}`, assumptions: read.value });
}

function appendQuestion(parts: MessagePart[], { id, body }: { id: number; body: string }) {
  const read = readSuggestions(body);
  if ('value' in read && read.value.length > 0)
    parts.push({ kind: 'question', key: `question-${id}`, ways: read.value });
}
