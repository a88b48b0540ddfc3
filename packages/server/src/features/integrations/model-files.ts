import type { ModelFile } from '../../platform/models/complete.ts';
import type { OpenedFile } from '../files/service.ts';
import { decodeText } from './read-table.ts';

/** What model services look at. */
const seen = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'application/pdf']);
const mostTextChars = 200_000;

/**
 * Files as a model is given them: images and PDF as they are, texts as data behind the prompt. Null where one of them
 * is of a kind that no model reads.
 */
export function filesForModel(opened: readonly OpenedFile[]): { files: ModelFile[]; text: string } | null {
  const files: ModelFile[] = [];
  const texts: string[] = [];
  for (const { row, bytes } of opened) {
    const type = row.type.split(';')[0] ?? '';
    if (seen.has(type)) files.push({ mediaType: type, bytes });
    else if (row.type.includes('charset=')) texts.push(asData(row.original_name, decodeText(bytes)));
    else return null;
  }
  return { files, text: texts.join('') };
}

/** The fence is longer than any in the text, so that nothing in it can end it. */
function asData(name: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([marks]) => marks.length));
  const fence = '`'.repeat(longest + 1);
  return `\n\nAttached file ${JSON.stringify(name)} (data):\n${fence}\n${text.slice(0, mostTextChars)}\n${fence}`;
}
