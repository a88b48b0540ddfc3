import { answer } from '@sayso/blueprint/answer';
import { limits } from '@sayso/contracts/limits';
import { BlockParser } from '@sayso/core/blocks/parser';
import { nameFromDescription } from '@sayso/core/naming';
import type { TurnRequest } from '@sayso/core/turn-provider';
import { type Figure, machineLine, ms, table } from './support/figures.ts';

/** Texts that expressions and loops over a text are slow on; each goes on for as long as the message may be. */
const shapes: Readonly<Record<string, (length: number) => string>> = {
  blanks: (length) => `An app called${fill(' ', length - 200)}${fill('a', 100)}`,
  'blanks to the end': (length) => `A list of books${fill(' \t', length - 20)}x`,
  commas: (length) => `open from 9${fill(',', length)}`,
  'commas and blanks': (length) => `open from 9${fill(', ', length)}`,
  'short items': (length) => `Add fields ${fill('a, ', length)}`,
  'and of many': (length) => `A list of books with ${fill('title, author and ', length)}`,
  brackets: (length) => `A list of books ${fill('(', length)}`,
  'pairs of brackets': (length) => `A list of books ${fill('()', length)}`,
  'one letter': (length) => `A list of ${fill('a', length)}`,
  'one letter as words': (length) => `A list of ${fill('a ', length)}`,
  quotes: (length) => `Call it ${fill('"', length)}`,
  'open quotes': (length) => `Call it ${fill("'a ", length)}`,
  'line ends': (length) => `A list of books${fill('\r\n', length - 20)}x`,
  bullets: (length) => `A list of books\n${fill('- a\n', length)}`,
  'combining marks': (length) => `A list of e${fill('\u0301', length)}`,
  'right to left': (length) => `A list of ${fill('\u05d0\u05d1 ', length)}`,
  alternations: (length) => `A list of ${fill('and/or ', length)}`,
  markup: (length) => `A list of ${fill('<b>', length)}`,
  digits: (length) => `A list of ${fill('1', length)}`,
  dots: (length) => `A list of ${fill('. ', length)}`,
  'short sentences': (length) => `A list of books ${fill('a. ', length)}`,
  dashes: (length) => `A list of ${fill('-', length)}`,
  'dashes between': (length) => `A list of books ${fill('a - ', length)}`,
  colons: (length) => `A list of books: ${fill('a: ', length)}`,
  articles: (length) => fill('the ', length),
  'and alone': (length) => `books ${fill('and ', length)}`,
  wishes: (length) => fill('Add a field price to books. ', length),
  times: (length) => fill('open from 9 to 5, ', length),
  sums: (length) => `Add total, ${fill('a plus ', length)}`,
  capitals: (length) => `Channels such as ${fill('A', 60)}${fill('B, ', length)}!`,
};

const fill = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(Math.max(0, length) / unit.length)).slice(0, Math.max(0, length));

const request = (text: string, before?: Before): TurnRequest => ({
  app: { id: 'a'.repeat(24), name: 'New App', description: text, mainPage: null },
  asker: 'bench',
  sources: before?.sources ?? {},
  memory: before?.memory ?? null,
  history: [],
  text,
  currentPage: null,
  isFirst: before === undefined,
  now: new Date('2026-11-21T10:00:00Z'),
});

type Before = { sources: Record<string, string>; memory: unknown };

/** Reads an answer to its end, as a turn does. */
async function take(asked: TurnRequest): Promise<Before> {
  const parser = new BlockParser();
  const read: Before = { sources: { ...asked.sources }, memory: asked.memory };
  const keep = (events: ReturnType<BlockParser['push']>) => {
    for (const event of events)
      if (event.type === 'close' && event.block.path) read.sources[event.block.path] = event.block.body;
  };
  for await (const event of answer(asked)) {
    if (event.type === 'memory') read.memory = event.memory;
    if (event.type === 'text') keep(parser.push(event.text));
  }
  keep(parser.end());
  return read;
}

/** In processor time, so that what else the machine does says nothing. */
async function timed(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** The longest message in each shape, as a first description and as a change. */
export async function measureNastyTexts(length: number = limits.descriptionChars): Promise<Figure[]> {
  const known = await take(request('A list of books with title, author and price. Members borrow books.'));
  await take(request('Add a field publisher to books', known));
  const slowest = { description: { shape: '', took: 0 }, change: { shape: '', took: 0 } };
  for (const [shape, make] of Object.entries(shapes)) {
    const text = make(length).slice(0, length);
    const took = {
      description: await timed(() => [nameFromDescription(text), take(request(text))][1]),
      change: await timed(() => take(request(text, known))),
    };
    for (const kind of ['description', 'change'] as const)
      if (took[kind] > slowest[kind].took) slowest[kind] = { shape, took: took[kind] };
  }
  return (['description', 'change'] as const).map((kind) => ({
    name: `nasty texts of ${length.toLocaleString('en')} letters as a ${kind}`,
    value: `slowest ${ms(slowest[kind].took)} (${slowest[kind].shape})`,
    aim: 'none > 1 s',
    how: `${Object.keys(shapes).length} shapes (runs of blanks, commas, brackets, quotes, marks and so on) through the built-in builder; processor time`,
  }));
}

// Needs no running product: `node bench/nasty-texts.ts`, with other lengths `node bench/nasty-texts.ts 10000`.
if (import.meta.main)
  console.log(
    `${machineLine()}\n${table(await measureNastyTexts(Number(process.argv[2] ?? limits.descriptionChars)))}`,
  );
