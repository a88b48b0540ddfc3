import { plural } from '../../words.ts';
import { isListed, typeOf } from '../fields/field-phrase.ts';
import { conceptOf, mentions, readNoun } from '../things/nouns.ts';
import { listed } from './marker.ts';

/** The cells of a line; undefined where it is no row of a table. */
function cellsOf(line: string): string[] | undefined {
  const text = line.trim();
  if (text.includes('|')) return cut(text.replace(/^\||\|$/g, ''), /\|/);
  if (/\S\t+\S/.test(text)) return cut(text, /\t+/);
  return /\S {3,}\S/.test(text) ? cut(text, / {3,}/) : undefined;
}

const cut = (text: string, by: RegExp): string[] | undefined => {
  const cells = text.split(by).map((cell) => cell.trim());
  return cells.length >= 2 ? cells : undefined;
};

const comma = (line: string): string[] | undefined => {
  const cells = line.split(/[,;]/).map((cell) => cell.trim());
  const isRow = cells.length >= 3 && cells.every((cell) => cell.split(/\s+/).length <= 4);
  return isRow && !/[.!?:()]\s|[.!?]$|\band\b/.test(line) ? cells : undefined;
};

const isRule = (line: string): boolean => /^[\s|:+=-]{3,}$/.test(line) && line.includes('-');

type Table = { rows: string[][]; size: number };

/** The table that begins at a line: rows of as many cells as the first, with rules between them. */
function tableAt(lines: readonly string[], from: number): Table | undefined {
  for (const cellsIn of [cellsOf, comma]) {
    const rows: string[][] = [];
    let at = from;
    for (; at < lines.length; at++) {
      const line = lines[at] ?? '';
      if (isRule(line) && rows.length > 0) continue;
      const cells = cellsIn(line);
      if (!cells || (rows[0] && Math.abs(cells.length - rows[0].length) > (cellsIn === comma ? 0 : 1))) break;
      rows.push(cells);
    }
    const few = cellsIn === comma ? 3 : (lines[from] ?? '').includes('|') ? 1 : 2;
    if (rows.length >= few && (rows[0]?.length ?? 0) >= (rows.length > 1 ? 2 : 3))
      return { rows, size: at - from };
  }
  return undefined;
}

/** Writes tables as what they say: a thing and the attributes that its columns are. */
export function withoutTables(lines: readonly string[]): string[] {
  const told: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const table = tableAt(lines, at);
    const [head] = table?.rows ?? [];
    if (!table || !head) {
      told.push(lines[at] ?? '');
      continue;
    }
    const caption = told.findLast((line) => line.trim() !== '') ?? '';
    told.push(...sayTable(table, { caption, all: lines.join('\n') }));
    at += table.size - 1;
  }
  return told;
}

type Place = { caption: string; all: string };

function sayTable({ rows }: Table, place: Place): string[] {
  const [head = [], ...body] = rows;
  const isPlan =
    head.length === 2 && rows.filter(([, what = '']) => what.includes(',')).length * 2 >= rows.length;
  if (isPlan)
    return rows.flatMap(([thing = '', what = '']) => (what.includes(',') ? [listed(thing, [what])] : []));
  const isHead = head.every(
    (cell) => /\p{L}/u.test(cell) && !/\d{2}/.test(cell) && cell.split(/\s+/).length <= 5,
  );
  if (!isHead) return [];
  const columns = head.map((cell, at) =>
    columnOf(
      cell,
      body.map((row) => row[at] ?? ''),
    ),
  );
  const named = thingOf(head[0] ?? '');
  const thing = named ?? captionThing(place);
  if (thing === undefined) return [`${columns.join(', ')}`];
  return [listed(plural(thing), named === undefined ? columns : ['name', ...columns.slice(1)])];
}

/** "Job | Customer | Copies": the first column is called by what a row is, unless it is an attribute. */
function thingOf(cell: string): string | undefined {
  const noun = readNoun(cell);
  if (!noun || isListed(cell) || (!noun.concept && typeOf(cell).known !== 'unknown')) return undefined;
  return noun.words;
}

/** What the line above a table speaks of, else what the whole text names most. */
function captionThing({ caption, all }: Place): string | undefined {
  const spoken = caption.replace(/[:.]\s*$/, '').toLowerCase();
  const inCaption = mentions(spoken)
    .filter(({ plural: many }) => many)
    .at(-1);
  if (inCaption) return inCaption.words;
  const last = /(?:^|\s)(?:of|for|my|our|the|all)\s+(?:\w+\s+)?([\p{L}-]+s)(?:\s|$)/iu.exec(spoken)?.[1];
  if (last && conceptOf(last) === undefined && readNoun(last)) return readNoun(last)?.words;
  const people = mentions(all).find(({ concept, plural: many }) => many && concept.kind === 'person');
  return people?.words ?? mentions(spoken).at(-1)?.words;
}

/** A column, with its choices where its cells say yes and no, or say the same few words again and again. */
function columnOf(name: string, cells: readonly string[]): string {
  const column = name
    .replace(/[?*:]+$/, '')
    .replace(/[()]/g, ' ')
    .trim()
    .toLowerCase();
  const said = cells.map((cell) => cell.toLowerCase()).filter((cell) => /^\p{L}[\p{L} -]*$/u.test(cell));
  const values = [...new Set(said)];
  if (
    said.length === cells.length &&
    values.length > 0 &&
    values.every((value) => /^(?:yes|no|y|n|x)$/.test(value))
  )
    return `${column} yes/no`;
  const isRepeated = said.length >= 4 && values.length >= 2 && values.length * 2 <= said.length;
  return isRepeated ? `${column} (${values.join(', ')})` : column;
}
