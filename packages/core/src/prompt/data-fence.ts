import { cutText } from '../cut-text.ts';

/**
 * Puts text that others wrote between fences that it cannot close, so that a model reads it as data whatever tags,
 * fences or orders stand in it.
 */
export function fenceData(text: string, language = ''): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text.endsWith('\n') ? text : `${text}\n`}${fence}`;
}

/** One line of data inside a sentence of ours: quoted, without line breaks, cut when long. */
export function quoteData(text: string, most = 300): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return JSON.stringify(cutText(line, most));
}

/** A file's body with its path, as the turn's context shows it. */
export const fenceFile = (path: string, text: string): string =>
  `<file path="${path}">\n${fenceData(text, path.startsWith('entities/') ? 'json' : 'tsx')}\n</file>`;
