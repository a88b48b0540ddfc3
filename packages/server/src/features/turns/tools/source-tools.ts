import { fenceData } from '@sayso/core/prompt/data-fence';
import { parseSourcePath } from '@sayso/core/source-tree';
import { z } from 'zod';
import { lookUpWords } from '../../../texts/look-ups.ts';
import { dataText, defineTool, refused } from './tool.ts';

const mostLines = 400;
const mostMatches = 40;
const mostPaths = 30;

export const readFileTool = defineTool({
  name: 'read_file',
  description:
    'Reads a file of the app as it is now, with your own changes of this answer in it. Long files are read in parts by line.',
  input: z.object({
    path: z.string().max(200).describe('Such as pages/Home, components/Card, entities/Task or layout'),
    from_line: z.coerce.number().int().min(1).optional().describe('First line to read, from 1'),
    to_line: z.coerce.number().int().min(1).optional().describe('Last line to read'),
  }),
  run({ path: written, from_line: from = 1, to_line: to }, { sources }) {
    const tree = sources();
    const path = parseSourcePath(written)?.path ?? written;
    const text = Object.hasOwn(tree, path) ? tree[path] : undefined;
    if (text === undefined) return refused(lookUpWords.noFile(JSON.stringify(path), pathsIn(tree)));
    const lines = text.replace(/\n$/, '').split('\n');
    const last = Math.min(lines.length, to ?? lines.length, from + mostLines - 1);
    if (from > lines.length) return refused(lookUpWords.shortFile(path, lines.length));
    const part = lines.slice(from - 1, last).join('\n');
    const isWhole = from === 1 && last === lines.length;
    const which = isWhole
      ? lookUpWords.file(path, lines.length)
      : lookUpWords.part(path, { from, to: last, of: lines.length });
    return {
      text: `${which} (data):\n${dataText(part, path.startsWith('entities/') ? 'json' : 'tsx')}`,
      results: which,
    };
  },
});

const pathsIn = (tree: Readonly<Record<string, string>>) =>
  Object.keys(tree).sort().slice(0, mostPaths).join(', ');

export const searchCodeTool = defineTool({
  name: 'search_code',
  description:
    'Finds the lines of all files of the app that contain a text (not a pattern; case is ignored).',
  input: z.object({ query: z.string().min(2).max(200).describe('The text to look for') }),
  run({ query }, { sources }) {
    const wanted = query.toLowerCase();
    const found = Object.entries(sources())
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([path, text]) =>
        text.split('\n').flatMap((line, at) => {
          const start = line.toLowerCase().indexOf(wanted);
          return start === -1 ? [] : [`${path}:${at + 1}: ${excerpt(line, start)}`];
        }),
      );
    const results = lookUpWords.lines(found.length, JSON.stringify(query));
    if (found.length === 0) return { text: `${results}.`, results };
    const shown = found.slice(0, mostMatches).join('\n');
    const cut = found.length > mostMatches ? `\n(the first ${mostMatches} are shown)` : '';
    return { text: `${results} (data):\n${fenceData(shown)}${cut}`, results };
  },
});

/** The part of a long line around what was found. */
function excerpt(line: string, start: number): string {
  const from = Math.max(0, start - 80);
  return line
    .slice(from, from + 240)
    .toWellFormed()
    .trim();
}
