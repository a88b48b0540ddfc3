import type { Blueprint, LogEntry } from '@sayso/core/blueprint-schema';
import { joinWords } from '@sayso/core/join-words';
import { shortened } from '../texts/grammar.ts';
import { undoWords } from '../texts/messages.ts';
import { inQuotes } from '../words.ts';
import type { Change, Intent } from './context.ts';
import { replay } from './patch.ts';

const undoing =
  /^(?:undo|un-do|revert|roll ?back|go back|take (?:that|it|this) back|put (?:it|that|everything) back(?: (?:the way|as|like|to how) it was)?|(?:cancel|reverse) (?:that|it|this|the last (?:change|one|step)))\b\s*(.*)$/i;
const redoing = /^(?:redo|re-do|do (?:it|that) again|(?:undo|revert|cancel) the undo)\b/i;
const filler =
  /\b(?:the|my|that|this|it|all|of|last|latest|previous|recent|change|changes|edit|edits|step|steps|request|message|thing|things|one|ones|two|three|four|five|about|with|to|a|an|please|again|\d+)\b/gi;
const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 };

/** Takes back what earlier requests did, through the patches that the log keeps; files follow from the plan. */
export const undo: Intent = (change, clause) => {
  if (redoing.test(clause)) return redo(change);
  const rest = undoing.exec(clause)?.[1];
  if (rest === undefined) return undefined;
  const open = change.earlier.filter(({ patch, undone }) => patch && patch.length > 0 && !undone);
  const about = rest
    .replace(filler, '')
    .replace(/[^\p{L}\s]/gu, '')
    .trim()
    .toLowerCase();
  if (about !== '') return undoOne(change, open, about);
  const times = counts[/\b(two|three|four|five)\b/i.exec(rest)?.[1]?.toLowerCase() ?? ''] ?? 1;
  const requests = [...new Set(open.map(({ request }) => request))].slice(-Math.min(times, 5));
  const chosen = open.filter(({ request }) => requests.includes(request)).reverse();
  if (chosen.length === 0) return undoWords.nothing(undoWords.history);
  return take(change, chosen, 'undo');
};

function undoOne(change: Change, open: readonly LogEntry[], about: string): string {
  const words = about.split(/\s+/);
  const entry = [...open]
    .reverse()
    .find(({ words: said, done }) =>
      words.every((word) => `${said} ${done.join(' ')}`.toLowerCase().includes(word)),
    );
  if (!entry) return undoWords.notFound(shortened(about, 80), undoWords.history);
  return take(change, [entry], 'undo');
}

function redo(change: Change): string {
  const undone = change.earlier.filter((entry) => entry.undone);
  const request = undone[0]?.request;
  const chosen = undone.filter((entry) => entry.request === request);
  return chosen.length === 0 ? undoWords.nothingUndone : take(change, chosen, 'redo');
}

function take(change: Change, entries: readonly LogEntry[], direction: 'undo' | 'redo'): string {
  let blueprint: Blueprint = change.blueprint;
  for (const { patch = [] } of entries) {
    const next = replay(blueprint, patch, direction);
    if (!next) return undoWords.inTheWay(undoWords.history);
    blueprint = next;
  }
  for (const entry of entries) {
    if (direction === 'undo') entry.undone = true;
    else delete entry.undone;
  }
  Object.assign(change.blueprint, blueprint, { log: change.blueprint.log });
  change.isReplay = true;
  delete change.last;
  const words = joinWords(entries.map((entry) => inQuotes(shortened(entry.words, 80))));
  return direction === 'undo' ? undoWords.undone(words, entries.length) : undoWords.redone(words);
}
