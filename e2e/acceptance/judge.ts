import { chromium } from '@playwright/test';
import config from '../playwright.config.ts';
import { ApiClient } from '../support/api.ts';
import { startProduct } from '../support/product.ts';
import { descriptions } from './descriptions.ts';
import { type Judged, judgeOne } from './judge-one.ts';
import { table } from './report.ts';

/** `node e2e/acceptance/judge.ts [id ...]`: judges all descriptions (or the named ones) in a real browser. */
const only = process.argv.slice(2);
const atOnce = 2;

const product = await startProduct();
const browser = await chromium.launch(config.use?.launchOptions);
const judged: Judged[] = [];
try {
  const { api } = await new ApiClient(product.port).signUp('Judge');
  const waiting = descriptions.filter(
    ({ id }) => only.length === 0 || only.some((part) => id.includes(part)),
  );
  const order = waiting.map(({ id }) => id);
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const started = performance.now();
      judged.push(await judgeOne({ api, browser }, next));
      process.stdout.write(`${next.id} judged in ${Math.round((performance.now() - started) / 1000)} s\n`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  judged.sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
} finally {
  await browser.close();
  await product.dispose();
}

process.stdout.write(`\n${table(judged)}\n`);
for (const { id, errors } of judged) for (const error of errors) process.stdout.write(`${id} ${error}\n`);
