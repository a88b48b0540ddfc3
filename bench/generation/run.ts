import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import type { Maker } from '@sayso/e2e/acceptance/built-app';
import { ApiClient } from '@sayso/e2e/support/api';
import { startProduct } from '@sayso/e2e/support/product';
import { launchBrowser } from '../support/browser.ts';
import { loadExamples, loadSets } from './descriptions.ts';
import { judgeOne } from './judge-one.ts';
import { printed } from './print-result.ts';
import { isHeldOut, type Result } from './result.ts';
import { picturesOf, readResults, writeAll, writeResult } from './store.ts';

/**
 * `node bench/generation/run.ts [--sets known-work,known-life] [--ids a,b] [--jobs 2] [--continue] [--reveal]` builds
 * descriptions and judges them in a browser. Of held-out sets it keeps and prints sums alone, unless told to reveal.
 */
const { values: asked } = parseArgs({
  options: {
    sets: { type: 'string', default: '' },
    ids: { type: 'string', default: '' },
    jobs: { type: 'string', default: '2' },
    continue: { type: 'boolean', default: false },
    reveal: { type: 'boolean', default: false },
  },
});
const listed = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
const [sets, ids] = [listed(asked.sets), listed(asked.ids)];
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();

const files = sets.includes('example') ? loadExamples() : loadSets(sets);
const all = files.flatMap(({ name: set, file }) =>
  file.prompts
    .filter(({ id }) => ids.length === 0 || ids.includes(id))
    .map((description) => ({ set, words: file, description })),
);
const done = asked.continue ? (await readResults()).filter((result) => result.commit === commit) : [];
const waiting = all.filter(
  ({ description, set }) => !done.some((one) => one.id === description.id && one.set === set),
);
const results: Result[] = done.filter((one) =>
  all.some(({ description, set }) => one.id === description.id && one.set === set),
);

const product = await startProduct();
const browser = await launchBrowser();
const started = performance.now();
try {
  await Promise.all(Array.from({ length: Number(asked.jobs) }, (_, nr) => work(nr)));
} finally {
  await browser.close();
  await product.dispose();
}
const order = all.map(({ description }) => description.id);
results.sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
await writeAll(results, { isWhole: sets.length === 0 && ids.length === 0 });
process.stdout.write(
  `\n${printed(results, { isRevealed: asked.reveal })}\n${Math.round((performance.now() - started) / 1000)} s\n`,
);

async function work(nr: number): Promise<void> {
  const { api } = await new ApiClient(product.port).signUp(`Judge${nr}`);
  const maker: Maker = { api, browser };
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const mayShow = asked.reveal || !isHeldOut(next);
    const result = await judgeOne(maker, {
      ...next,
      commit,
      pictures: mayShow ? picturesOf(next.set) : null,
    });
    results.push(await writeResult(result, { isRevealed: mayShow }));
    const held = result.verdicts.filter(({ holds }) => holds).length;
    process.stdout.write(`${result.id}: ${held} of ${result.verdicts.length} in ${result.seconds} s\n`);
  }
}
