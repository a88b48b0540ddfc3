import { joinWords } from '@sayso/core/join-words';
import { fileWords } from '../texts/files.ts';
import { inQuotes } from '../words.ts';
import type { TableFile } from './table-file.ts';

const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

/** What was read from each file, and what could not be. */
export const tableWords = (tables: readonly TableFile[]): string =>
  tables.map((table) => `${wordsOf(table)}\n\n`).join('');

function wordsOf({ name, columns, rowCount, leftOut, remarks }: TableFile): string {
  const labels = columns.map(({ label }) => inQuotes(label));
  const shown = joinWords(
    labels.length > 8 ? [...labels.slice(0, 8), fileWords.more(labels.length - 8)] : labels,
  );
  const nothing = fileWords.noRows(name, shown);
  const parts = [
    rowCount === 0 ? nothing : fileWords.read(counted(rowCount, 'row'), name, shown),
    ...remarks,
  ];
  if (leftOut.count > 0) {
    const lines = leftOut.first.map(({ line, why }) => `line ${line} (${why})`).join('; ');
    const rest = leftOut.count - leftOut.first.length;
    parts.push(
      fileWords.leftOut(
        counted(leftOut.count, 'line'),
        `${lines}${rest > 0 ? `; and ${rest.toLocaleString('en')} more` : ''}`,
        leftOut.count === 1 ? 'it' : 'them',
      ),
    );
  }
  return parts.join(' ');
}

const empty =
  /^(?:(?:please|an?|the|my|me|us|our|make|build|create|use|do|need|want|i|we|app|application|tool|website|site|for|of|from|with|this|that|these|it|to|on|just|simple|new|list|file|here|is)\b[\s,]*)*$/i;

/** What was not understood, without the words that only point at the file. */
export const withoutPointing = (unread: readonly string[]): string[] =>
  unread.filter((sentence) => !empty.test(sentence.trim()));
