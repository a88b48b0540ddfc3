import { answer, type BuildEvent } from '@sayso/blueprint/answer';
import { known } from '@sayso/blueprint/testing/descriptions';
import { BlockParser } from '@sayso/core/blocks/parser';
import type { TurnEvent, TurnRequest } from '@sayso/core/turn-provider';
import { expect, test } from 'vitest';
import { builtIn } from './built-in.ts';

const running = new AbortController();
const requestOf = (text: string, more: Partial<TurnRequest> = {}): TurnRequest => ({
  app: { id: 'a'.repeat(24), name: 'New App', description: text, mainPage: null },
  asker: 'somebody',
  sources: {},
  memory: null,
  history: [],
  text,
  currentPage: null,
  isFirst: true,
  now: new Date('2026-11-21T10:00:00Z'),
  ...more,
});
const allOf = async <Event>(events: AsyncIterable<Event>): Promise<Event[]> => {
  const all: Event[] = [];
  for await (const event of events) all.push(event);
  return all;
};
const inWorker = (request: TurnRequest) => allOf(builtIn.answer(request, running.signal));
const here = (request: TurnRequest): Promise<BuildEvent[]> => allOf(answer(request));

/** What the app is after an answer, for the next request. */
function after(events: readonly TurnEvent[]): Pick<TurnRequest, 'sources' | 'memory' | 'isFirst'> {
  const parser = new BlockParser();
  const sources: Record<string, string> = {};
  let memory: unknown = null;
  for (const event of events) {
    if (event.type === 'memory') memory = event.memory;
    if (event.type !== 'text') continue;
    for (const part of parser.push(event.text))
      if (part.type === 'close' && part.block.type === 'write' && part.block.path)
        sources[part.block.path] = part.block.body;
  }
  return { sources, memory, isFirst: false };
}

test('an answer from the worker is the very one that is given without it, and so is the change that follows', async () => {
  for (const { prompt } of known.slice(0, 5)) {
    const first = requestOf(prompt);
    const built = await here(first);
    expect(await inWorker(first)).toStrictEqual(built);
    const next = requestOf('Add a priority with low, medium and high. Make it dark', after(built));
    expect(Object.keys(next.sources).length).toBeGreaterThan(3);
    expect(await inWorker(next)).toStrictEqual(await here(next));
  }
}, 120_000);

test('rows of files are read in the worker when they are asked for, each file by its own columns', async () => {
  const csv = (count: number) =>
    ['Name;Price;Bought', ...Array.from({ length: count }, (_, at) => `Boat ${at};${at},50;3.2.2001`)].join(
      '\n',
    );
  const attachments = [
    { kind: 'text' as const, name: 'boats.csv', text: csv(1_200) },
    {
      kind: 'text' as const,
      name: 'sailors.json',
      text: JSON.stringify([{ first: 'Ada', age: 36 }, 'no row', { first: 'Bo', age: 4 }]),
    },
  ];
  const events = await inWorker(requestOf('An app for these files', { attachments }));
  const brought = events.flatMap((event) => (event.type === 'rows' ? [event.rows] : []));
  expect(brought.map(({ entity, file }) => [entity, file])).toEqual([
    ['Boat', 'boats.csv'],
    ['Sailor', 'sailors.json'],
  ]);
  const [boats = [], sailors] = await Promise.all(brought.map((each) => allOf(each.rows())));
  expect(boats).toHaveLength(1_200);
  expect(boats.at(-1)).toEqual({
    line: 1_201,
    values: { name: 'Boat 1199', price: 1_199.5, bought: '2001-02-03' },
  });
  expect(sailors).toEqual([
    { line: 1, values: { first: 'Ada', age: 36 } },
    { line: 3, values: { first: 'Bo', age: 4 } },
  ]);
}, 60_000);
