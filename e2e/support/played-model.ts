import type { App } from '@sayso/contracts/apps';
import { compatibleWire } from '@sayso/server/testing/model-wires/compatible-wire';
import { type Exchange, openModelServer } from '@sayso/server/testing/model-wires/loopback-model';
import { ApiClient } from './api.ts';
import { test as base, type Maker } from './fixtures.ts';
import { startProduct } from './product.ts';

/** One running product, whose model says what the test has it say, for all tests of a worker. */
export const test = base.extend<object, { played: WithModel }>({
  played: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const played = await startWithModel();
      await use(played);
      await played.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** A product whose model says, word for word, what the test has it say. */
async function startWithModel() {
  const model = await openModelServer(compatibleWire);
  const product = await startProduct({ model: { baseUrl: model.baseUrl, name: 'played' } });
  const maker: Maker = await new ApiClient(product.port).signUp('Grace');
  let answer = '';
  let asked = 0;
  const answers = async (): Promise<never> => {
    for (;;) {
      const exchange = await model.next();
      asked += 1;
      say(exchange, answer);
    }
  };
  void answers();
  return {
    product,
    maker,
    /** An app whose first build is this answer; also tells how often the model was asked for it. */
    async build(wish: string, words: string): Promise<{ app: App; asked: number }> {
      answer = words;
      asked = 0;
      const app = await maker.api.build(wish);
      return { app, asked };
    },
    async dispose(): Promise<void> {
      await product.dispose();
      await model.close();
    },
  };
}
export type WithModel = Awaited<ReturnType<typeof startWithModel>>;

/** In pieces that cut words and tags, as models do. */
function say(exchange: Exchange, text: string): void {
  exchange.say(...(text.match(/[\s\S]{1,400}/g) ?? []));
  exchange.end();
}
