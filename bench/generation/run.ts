import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import type { Maker } from '@sayso/e2e/acceptance/built-app';
import { descriptions as firstDescriptions } from '@sayso/e2e/acceptance/descriptions';
import { type Judged, judgeOne as judgeFirst } from '@sayso/e2e/acceptance/judge-one';
import { ApiClient } from '@sayso/e2e/support/api';
import { startProduct } from '@sayso/e2e/support/product';
import { launchBrowser } from '../support/browser.ts';
import { loadExamples, loadSets } from './descriptions.ts';
import { judgeOne } from './judge-one.ts';
import { writePage } from './page.ts';
import { printed } from './print-result.ts';
import { isHeldOut, keptId, type Result } from './result.ts';
import { picturesOf, readFirst, readResults, writeAll, writeFirst, writeResult } from './store.ts';
import { errorTable, firstTable, setTable } from './tables.ts';
import { type Times, timeBuild } from './timing.ts';

/**
 * `node bench/generation/run.ts [--sets known-work,first] [--ids a,b] [--jobs 2] [--continue] [--quick] [--reveal]` builds
 * descriptions and judges them in a browser; all of them, and docs/generation.md is written anew. Of held-out sets it
 * keeps and prints sums alone, unless told to reveal.
 */
const { values: asked } = parseArgs({
  options: {
    sets: { type: 'string', default: '' },
    ids: { type: 'string', default: '' },
    jobs: { type: 'string', default: '2' },
    continue: { type: 'boolean', default: false },
    reveal: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
  },
});
const listed = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
const [sets, ids] = [listed(asked.sets), listed(asked.ids)];
const isAsked = (id: string) => ids.length === 0 || ids.includes(id);
const commit = execFileSync('git', ['rev-parse', 'HEAD'], {
  encoding: 'utf8',
  cwd: import.meta.dirname,
}).trim();

/** `text` of those whose time is taken. */
type Task = { id: string; text: string | null; run: (maker: Maker) => Promise<string> };
const results: Result[] = [];
const first: Judged[] = [];

const files = sets.includes('example') ? loadExamples() : loadSets(sets);
const ofSets = files.flatMap(({ name: set, file }) =>
  file.prompts.filter(({ id }) => isAsked(id)).map((description) => ({ set, words: file, description })),
);
const ofFirst =
  sets.length === 0 || sets.includes('first') ? firstDescriptions.filter(({ id }) => isAsked(id)) : [];
const waiting = await tasks();

async function tasks(): Promise<Task[]> {
  const known = asked.continue
    ? (await readResults()).filter((one) => one.commit === commit && one.failure === null)
    : [];
  const knownFirst = asked.continue ? await readFirst(commit) : [];
  const todo: Task[] = [];
  for (const given of ofSets) {
    const own = { set: given.set, id: given.description.id };
    const kept = keptId(own, asked.reveal || !isHeldOut(own));
    const former = known.find(({ id, set }) => id === kept && set === given.set);
    if (former) results.push(former);
    else todo.push({ id: kept, text: given.description.prompt, run: (maker) => judgeGiven(maker, given) });
  }
  for (const description of ofFirst) {
    const former = knownFirst.find(({ id }) => id === description.id);
    if (former) first.push(former);
    else todo.push({ id: description.id, text: null, run: (maker) => judgeHand(maker, description) });
  }
  return todo;
}

const times = new Map<string, Times>();

/** Before the browser keeps the machine busy, one build after another. */
async function timeAll(): Promise<void> {
  const { api } = await new ApiClient(product.port).signUp('Clock');
  for (const { text } of waiting) {
    const taken = text === null ? null : await timeBuild(api, text).catch(() => null);
    if (text !== null && taken) times.set(text, taken);
  }
}

async function judgeGiven(maker: Maker, given: (typeof ofSets)[number]): Promise<string> {
  const ownTimes = times.get(given.description.prompt) ?? null;
  const mayShow = asked.reveal || !isHeldOut(given);
  const pictures = mayShow ? picturesOf(given.set) : null;
  const result = await judgeOne(maker, { ...given, commit, pictures, times: ownTimes, isQuick: asked.quick });
  results.push(await writeResult(result, { isRevealed: mayShow }));
  return `${result.verdicts.filter(({ holds }) => holds).length} of ${result.verdicts.length}`;
}

async function judgeHand(maker: Maker, description: (typeof firstDescriptions)[number]): Promise<string> {
  const judged = await judgeFirst(maker, description);
  first.push(judged);
  await writeFirst({ commit, judged });
  return `${judged.verdicts.filter(({ reason }) => reason === null).length} of ${judged.verdicts.length}`;
}

const product = await startProduct();
await timeAll();
let browser = await launchBrowser();
// What is being judged is thrown away, what was judged is kept; `--continue` goes on from there.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => waiting.splice(0));
const started = performance.now();
const seconds = () => Math.round((performance.now() - started) / 1000);

async function work(nr: number): Promise<void> {
  const { api } = await new ApiClient(product.port).signUp(`Judge${nr}`);
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { id } = next;
    if (!browser.isConnected()) browser = await launchBrowser();
    const said = await next.run({ api, browser }).catch((error: unknown) => `failed: ${String(error)}`);
    process.stdout.write(`${seconds()} s ${id}: ${said}\n`);
  }
}

try {
  await Promise.all(Array.from({ length: Number(asked.jobs) }, (_, nr) => work(nr)));
} finally {
  await browser.close();
  await product.dispose();
}

const order = [...ofSets.map(({ description }) => description.id), ...ofFirst.map(({ id }) => id)];
const inOrder = (one: { id: string }, other: { id: string }) =>
  order.indexOf(one.id) - order.indexOf(other.id);
results.sort(inOrder);
first.sort(inOrder);
await writeAll(results, first);
process.stdout.write(`\n${printed(results, { isRevealed: asked.reveal })}\n`);
if (results.length > 0) process.stdout.write(`\n${setTable(results)}\n\n${errorTable(results)}\n`);
if (first.length > 0) process.stdout.write(`\n${firstTable(first)}\n`);
// Nothing less than `npm test` asks of the apps that it visits.
const broken = first.filter(({ pages, errors }) => pages < 3 || errors.length > 0);
for (const { id, pages, errors } of broken)
  process.stdout.write(`${[`${id}: ${pages} pages opened`, ...errors].join('\n  ')}\n`);
if (broken.length > 0) process.exitCode = 1;
const isWhole = sets.length === 0 && ids.length === 0 && !asked.quick && files.length === 4;
if (isWhole) await writePage(results, first);
process.stdout.write(`${seconds()} s${isWhole ? ', docs/generation.md written' : ''}\n`);
