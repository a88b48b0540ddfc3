import { formatBlock, formatEdit } from '@sayso/core/blocks/format';
import { BlockParser } from '@sayso/core/blocks/parser';
import type { ApiClient } from '@sayso/e2e/support/api';
import { type Figure, median } from './support/figures.ts';

const megabytes = 20;
const rounds = 7;
const descriptions = [
  'Book club with books, members and meetings with a date',
  'Bike repair shop: customers, bikes, repairs with a price and a state',
  'Kennels of an animal shelter: dogs with an age, a breed and a state (waiting, reserved, adopted)',
];

/** The block parser on answers as models write them, cut as their streams are. */
export async function measureParser(maker: ApiClient): Promise<Figure[]> {
  const text = await realisticAnswers(maker);
  const chunks = cutAtRandom(text);
  const bytes = Buffer.byteLength(text);
  const speeds: number[] = [];
  let blocks = 0;
  for (let round = 0; round <= rounds; round += 1) {
    const parser = new BlockParser();
    blocks = 0;
    const startedAt = performance.now();
    for (const chunk of chunks) blocks += closedIn(parser.push(chunk));
    blocks += closedIn(parser.end());
    // The first round warms up.
    if (round > 0) speeds.push(bytes / 1_000 / (performance.now() - startedAt));
  }
  return [
    {
      name: 'block parser',
      value: `${median(speeds).toFixed(0)} MB/s`,
      aim: '50 MB/s',
      how: `${blocks} blocks in ${(bytes / 1e6).toFixed(0)} MB of prose, files, edits and schemas, in ${chunks.length} chunks of 1 to 120 characters; median of ${rounds}`,
    },
  ];
}

const closedIn = (events: readonly { type: string }[]) =>
  events.filter(({ type }) => type === 'close').length;

/** Answers that the built-in builder gave, each with small edits of its pages behind it, over and over. */
async function realisticAnswers(maker: ApiClient): Promise<string> {
  const answers: string[] = [];
  for (const description of descriptions) {
    const { conversation, pages } = await maker.build(description);
    const answer = conversation.messages.findLast(({ role }) => role === 'assistant');
    answers.push(answer?.content ?? '', ...Object.entries(pages).map(([name, code]) => editOf(name, code)));
  }
  const once = answers.join('\nOne thing more, as you asked:\n\n');
  return once.repeat(Math.ceil((megabytes * 1e6) / Buffer.byteLength(once)));
}

function editOf(name: string, code: string): string {
  const some = code.split('\n').slice(2, 6).join('\n');
  return formatBlock('edit', { path: `pages/${name}` }, formatEdit(some, `${some}\n// changed`));
}

/** The same cuts in every run. */
function cutAtRandom(text: string): string[] {
  let seed = 42;
  const chunks: string[] = [];
  for (let at = 0; at < text.length; ) {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    const size = 1 + (seed % 120);
    chunks.push(text.slice(at, at + size));
    at += size;
  }
  return chunks;
}
