import { readdir, readFile } from 'node:fs/promises';
import type { App } from '@sayso/contracts/apps';
import { ApiClient } from '@sayso/e2e/support/api';
import { startProduct } from '@sayso/e2e/support/product';
import { type Figure, ms } from './support/figures.ts';
import { startPacedModel } from './support/paced-model.ts';

const description = 'Bike repair shop: customers, bikes, repairs with a price and a state';
/** Letters of a token, about. */
const size = 4;
const seconds = 60;

/** What an answer of a minute costs beside the model's own time: waiting for us, and the processor. */
export async function measureTurnOverhead(maker: ApiClient): Promise<Figure[]> {
  const text = await anAnswer(maker);
  const model = await startPacedModel(text, { size, everyMs: (seconds * 1_000 * size) / text.length });
  const env = { SAYSO_MODEL_BASE_URL: model.baseUrl, SAYSO_MODEL: 'paced' };
  const product = await startProduct({ env });
  try {
    const { api } = await new ApiClient(product.port).signUp('Ada');
    // The first one also loads what checks the types, once in a server's life.
    const first = await answerOnce(api, { product, model });
    const { own, waited, cpu, pages } = await answerOnce(api, { product, model });
    const share = (part: number) => `${((part / own) * 100).toFixed(1)}%`;
    return [
      {
        name: 'time beyond the model in a 60 s answer',
        value: `${ms(waited)} of ${ms(own)}: ${share(waited)}`,
        aim: '5%',
        how: `a compatible model on loopback writes a first build at ${Math.round(text.length / seconds)} characters a second; from sending to the end of the turn (${Math.round(text.length / 1_000)} KB, ${pages} pages), the second answer of a server; the first ${ms(first.waited)}`,
      },
      {
        name: 'processor time in a 60 s answer',
        value: `${ms(cpu)} of ${ms(own)}: ${share(cpu)}`,
        aim: '3 s',
        how: `all processes of the product, PostgreSQL included, with nobody watching the answer, the second of a server; the first, which loads what checks the types, ${ms(first.cpu)}`,
      },
    ];
  } finally {
    model.close();
    await product.dispose();
  }
}

type Running = {
  product: Awaited<ReturnType<typeof startProduct>>;
  model: Awaited<ReturnType<typeof startPacedModel>>;
};

/** In ms: the model's own time, what the turn took beyond it, and the processor's. */
async function answerOnce(api: ApiClient, { product, model }: Running) {
  const cpuBefore = await cpuWhenCalm(product.processGroup);
  const asked = model.asked();
  const sentAt = Date.now();
  const made = await api.call<App>('POST', '/apps/chat/create-from-message', { content: 'A bike shop' });
  // Asking how it goes would cost more than the turn itself.
  while (model.asked() === asked) await new Promise((resolve) => setTimeout(resolve, 100));
  const app = await api.settled(made.id);
  const overAt = Date.now();
  const cpu = (await cpuMsOf(product.processGroup)) - cpuBefore;
  const said = model.last();
  if (!said || app.status.state !== 'ready') throw new Error(`The turn failed: ${app.status.details}`);
  if (model.asked() > asked + 1) throw new Error('The model was asked to repair its answer');
  const own = said.endedAt - said.beganAt;
  return { own, waited: overAt - sentAt - own, cpu, pages: Object.keys(app.pages).length };
}

/** A whole first build. */
async function anAnswer(maker: ApiClient): Promise<string> {
  const { conversation } = await maker.call<App>('GET', `/apps/${(await maker.build(description)).id}`);
  return conversation.messages.findLast(({ role }) => role === 'assistant')?.content ?? '';
}

const msPerTick = 10;

/** A server that has just started goes on making things ready; that is no part of an answer. */
async function cpuWhenCalm(root: number): Promise<number> {
  let before = await cpuMsOf(root);
  for (let second = 0; second < 30; second += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const now = await cpuMsOf(root);
    if (now - before < 50) return now;
    before = now;
  }
  return before;
}

/** Processor time so far of a process and of all that it started, PostgreSQL with a group of its own among them. */
async function cpuMsOf(root: number): Promise<number> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(
    names.map((name) => readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')),
  );
  const processes = stats.map((stat) => {
    // The name of the program, in brackets, may hold blanks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return {
      pid: Number.parseInt(stat, 10),
      parent: Number(fields[1]),
      ticks: Number(fields[11]) + Number(fields[12]),
    };
  });
  const ticksOf = (pid: number): number =>
    processes
      .filter(({ parent }) => parent === pid)
      .reduce((sum, child) => sum + ticksOf(child.pid), processes.find((one) => one.pid === pid)?.ticks ?? 0);
  return ticksOf(root) * msPerTick;
}
