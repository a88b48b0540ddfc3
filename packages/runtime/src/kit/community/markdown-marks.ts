import { editorSamples as samples } from '../../texts/editor.ts';

/** What a button of the editor does to the chosen text. */
export type Mark = 'bold' | 'italic' | 'heading' | 'link' | 'list' | 'numbers' | 'quote' | 'code';
export type Selection = { text: string; start: number; end: number };

const around: Partial<Record<Mark, readonly [before: string, after: string, sample: string]>> = {
  bold: ['**', '**', samples.bold],
  italic: ['_', '_', samples.italic],
  code: ['`', '`', samples.code],
  link: ['[', '](https://)', samples.link],
};
const atLineStart: Partial<Record<Mark, string>> = {
  heading: '## ',
  list: '- ',
  numbers: '1. ',
  quote: '> ',
};

/** Puts the mark on, or takes it away where it is there already; the selection stays on the same words. */
export function withMark({ text, start, end }: Selection, mark: Mark): Selection {
  const pair = around[mark];
  if (pair !== undefined) {
    const [before, after, sample] = pair;
    const isMarked = text.slice(0, start).endsWith(before) && text.slice(end).startsWith(after);
    if (isMarked) {
      const plain =
        text.slice(0, start - before.length) + text.slice(start, end) + text.slice(end + after.length);
      return { text: plain, start: start - before.length, end: end - before.length };
    }
    const chosen = text.slice(start, end) || sample;
    const from = start + before.length;
    return {
      text: text.slice(0, start) + before + chosen + after + text.slice(end),
      start: from,
      end: from + chosen.length,
    };
  }
  return withLines({ text, start, end }, atLineStart[mark] ?? '');
}

function withLines({ text, start, end }: Selection, prefix: string): Selection {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end) === -1 ? text.length : text.indexOf('\n', end);
  const lines = text.slice(from, to).split('\n');
  const isMarked = lines.every((line) => line.startsWith(prefix));
  const next = lines.map((line) => (isMarked ? line.slice(prefix.length) : prefix + line)).join('\n');
  return { text: text.slice(0, from) + next + text.slice(to), start: from, end: from + next.length };
}

/** Somebody's words as a quote, to be answered below. */
export const quoteOf = (author: string, text: string): string =>
  `> ${samples.wrote(author)}\n>\n${text
    .trim()
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')}\n\n`;

/** The first words of a text without its marks, for lists. */
export function plainWords(markdown: string, most = 180): string {
  const plain = markdown
    .replace(/^>.*$/gm, '')
    .replace(/!?\[([^[\]]*)\]\([^)[]*\)/g, '$1')
    .replace(/^[ \t]*(?:#+|[-*+]|\d+\.)\s+/gm, '')
    .replace(/[*_`~]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length <= most ? plain : `${plain.slice(0, plain.lastIndexOf(' ', most))}…`;
}
