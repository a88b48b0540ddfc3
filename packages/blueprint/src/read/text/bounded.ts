import { cutText } from '@sayso/core/cut-text';

/** Bounds of every text that the builder reads; its expressions rely on them. */
export const bounds = {
  text: 20_000,
  /** What is longer is no sentence that anybody means to be read as one. */
  sentence: 3_000,
  /** Letters, digits and what joins them, in a row. */
  word: 60,
  /** Anything else in a row. */
  gap: 160,
} as const;

const longWord = /[\p{L}\p{N}\p{M}_'’-]{61,}/gu;
const longBlank = /[^\S\n]{40,}/g;
const blankLines = /\n(?:[^\S\n]*\n){3,}/g;
const longGap = /(?:[^\p{L}\p{N}\p{M}_\s]\s?){60,}/gu;

/**
 * The text without what was damaged on its way, and with runs cut that say no more than a little of them does: blanks, signs, letters without a gap. An
 * expression tries each place of such a run as a start, so one of 50,000 would hold the reader up for minutes.
 */
export const bounded = (raw: string): string => {
  const text = raw
    .toWellFormed()
    .replaceAll('\uFFFD', ' ')
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(longBlank, ' '.repeat(8))
    .replace(blankLines, '\n\n\n')
    .replace(longGap, (signs) => cutText(signs, 40, ''))
    .replace(longWord, (word) => cutText(word, bounds.word, ''));
  // One more than is read shows the reader that there was more.
  return text.length > bounds.text ? cutText(text, bounds.text + 1, '').padEnd(bounds.text + 1) : text;
};

/** A sentence as it is, or in pieces that are not too long, cut between words where there is room for it. */
export function inPieces(sentence: string): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > bounds.sentence) {
    const blank = rest.lastIndexOf(' ', bounds.sentence);
    const end = blank > bounds.sentence / 2 ? blank : bounds.sentence;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return rest === '' ? pieces : [...pieces, rest];
}
