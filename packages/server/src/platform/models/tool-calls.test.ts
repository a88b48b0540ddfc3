import type { Toolbox, TurnEvent } from '@sayso/core/turn-provider';
import { describe, expect, test } from 'vitest';
import { compatibleWire } from '../../testing/model-wires/compatible-wire.ts';
import { startModelServer } from '../../testing/model-wires/model-server.ts';
import {
  allOf,
  faultOf,
  modelAt,
  openModelTalks,
  questionWith,
  wires,
  wordsOf,
} from '../../testing/model-wires/model-talks.ts';

type Called = { name: string; input: unknown };

/** A box with one tool that tells what it was asked, and remembers it. */
function openBox(called: Called[] = [], onCall: (name: string) => void = () => {}): Toolbox {
  const parameters = { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] };
  return {
    specs: [{ name: 'read_file', description: 'Reads a file', parameters }],
    async call(name, input) {
      onCall(name);
      called.push({ name, input });
      if (name !== 'read_file') return { text: `No tool ${name}`, results: 'No such tool', isError: true };
      return { text: `Text of ${JSON.stringify(input)}`, results: 'Read' };
    },
  };
}
const reads = (path: string, id = 'call_1') => ({
  id,
  name: 'read_file',
  pieces: ['{"pa', `th":"${path}"`, '}'],
});
const told = (events: readonly TurnEvent[]) =>
  events.filter(({ type }) => type === 'tool_call' || type === 'tool_result');

describe.each(wires)('$provider', (wire) => {
  const { ask } = openModelTalks(wire);

  test('a call is carried out when its words were taken, and its result goes back', async () => {
    const taken: string[] = [];
    const called: Called[] = [];
    const tools = openBox(called, () => taken.push('called'));
    const { events, next } = await ask({ tools });
    const all: TurnEvent[] = [];
    const over = (async () => {
      for await (const event of events) {
        // What takes an event may wait itself: the tool must wait for it.
        await new Promise((resolve) => setImmediate(resolve));
        all.push(event);
        taken.push(event.type);
      }
    })();
    const first = await next();
    expect(first.tools).toEqual(['read_file']);
    first.say('I look', ' first.');
    first.call([reads('pages/Home')], { input: 1_000, cached: 500, output: 20 });
    const second = await next();
    expect(second.results).toEqual([expect.objectContaining({ text: 'Text of {"path":"pages/Home"}' })]);
    second.say('Done.');
    second.end({ input: 1_200, cached: 1_000, output: 5 });
    await over;

    expect(called).toEqual([{ name: 'read_file', input: { path: 'pages/Home' } }]);
    expect(taken.slice(0, taken.indexOf('called'))).toEqual(['text', 'text', 'usage', 'tool_call']);
    expect(wordsOf(all)).toBe('I look first.\n\nDone.');
    expect(told(all)).toEqual([
      expect.objectContaining({
        type: 'tool_call',
        name: 'read_file',
        arguments: { path: 'pages/Home' },
      }),
      expect.objectContaining({ type: 'tool_result', outcome: expect.objectContaining({ results: 'Read' }) }),
    ]);
    expect(all.flatMap((event) => (event.type === 'usage' ? [event.tokensOut] : []))).toEqual([20, 5]);
  });

  test('several calls of one step are answered in their order', async () => {
    const { events, next } = await ask({ tools: openBox() });
    const over = allOf(events);
    (await next()).call([reads('pages/A', 'call_1'), reads('pages/B', 'call_2'), reads('layout', 'call_3')]);
    const second = await next();
    expect(second.results.map(({ text }) => text)).toEqual([
      'Text of {"path":"pages/A"}',
      'Text of {"path":"pages/B"}',
      'Text of {"path":"layout"}',
    ]);
    second.say('Done.');
    second.end();
    expect(new Set(told(await over).flatMap((event) => ('id' in event ? [event.id] : []))).size).toBe(3);
  });

  test('a tool that is not there is answered with an error, and the answer goes on', async () => {
    const { events, next } = await ask({ tools: openBox() });
    const over = allOf(events);
    (await next()).call([{ id: 'call_1', name: 'run_shell', pieces: ['{"command":"ls"}'] }]);
    const second = await next();
    expect(second.results.map(({ text }) => text)).toEqual([expect.stringContaining('No tool run_shell')]);
    second.say('I cannot do that.');
    second.end();
    expect(wordsOf(await over)).toBe('I cannot do that.');
  });

  test('the same call for ever is ended at the third', async () => {
    const called: Called[] = [];
    const { events, next } = await ask({ tools: openBox(called) });
    const over = allOf(events);
    const texts: string[] = [];
    for (let step = 0; step < 4; step += 1) {
      const exchange = await next();
      texts.push(exchange.results.at(-1)?.text ?? '');
      if (step === 0) exchange.say('I look.');
      exchange.call([reads('pages/Home', `call_${step}`)]);
    }
    expect(wordsOf(await over)).toBe('I look.');
    expect(called).toHaveLength(2);
    expect(texts.at(-1)).toMatch(/asked exactly this before[\s\S]+Finish your answer/);
  });

  test('a service that refuses a later step fails the answer', async () => {
    const { events, next } = await ask({ tools: openBox() });
    const fault = faultOf(events);
    (await next()).call([reads('pages/Home')]);
    (await next()).refuse('key');
    expect((await fault).kind).toBe('key');
  });

  test('[B-CHAT-21] a stop while a tool works ends the answer', async () => {
    const stop = new AbortController();
    const tools: Toolbox = {
      ...openBox(),
      call: (_name, _input, signal) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve({ text: '', results: '', isError: true }));
          stop.abort('stopped');
        }),
    };
    const { events, next } = await ask({ tools }, stop.signal);
    const over = allOf(events);
    (await next()).call([reads('pages/Home'), reads('pages/Other', 'call_2')]);
    const all = await over;
    expect(told(all)).toHaveLength(2);
    expect(wordsOf(all)).toBe('');
  });
});

describe.each(wires.filter(({ provider }) => provider !== 'google'))('$provider', (wire) => {
  const { ask } = openModelTalks(wire);

  test.each([
    ['half an object', ['{"path": "pages/Ho']],
    ['words', ['pages/Home']],
  ])('arguments that are %s are answered with an error', async (_what, pieces) => {
    const called: Called[] = [];
    const { events, next } = await ask({ tools: openBox(called) });
    const over = allOf(events);
    (await next()).call([{ id: 'call_1', name: 'read_file', pieces }]);
    const second = await next();
    expect(second.results.map(({ text }) => text)).toEqual([
      expect.stringMatching(/not valid JSON.+Call it again/),
    ]);
    second.say('Sorry.');
    second.end();
    expect(wordsOf(await over)).toBe('Sorry.');
    expect(called).toEqual([]);
  });
});

describe('limits', () => {
  const { ask } = openModelTalks(compatibleWire);

  test('after so many steps nothing more is looked up, and the model may finish', async () => {
    const called: Called[] = [];
    const { events, next } = await ask({ tools: openBox(called), limits: { steps: 2 } });
    const over = allOf(events);
    for (const path of ['A', 'B', 'C']) (await next()).call([reads(`pages/${path}`, `call_${path}`)]);
    const last = await next();
    expect(last.results.at(-1)?.text).toMatch(/last look-up.+Finish your answer/);
    last.say('Done.');
    last.end();
    expect(wordsOf(await over)).toBe('Done.');
    expect(called).toHaveLength(2);
  });

  test('of many calls at once the first are carried out, and the others are refused in words', async () => {
    const called: Called[] = [];
    const { events, next } = await ask({ tools: openBox(called) });
    const over = allOf(events);
    (await next()).call(Array.from({ length: 13 }, (_, at) => reads(`pages/P${at}`, `call_${at}`)));
    const { results, say, end } = await next();
    expect(results).toHaveLength(13);
    expect(results[9]?.text).toBe('Text of {"path":"pages/P9"}');
    expect(results.slice(10).every(({ text }) => /not carried out: at most 10 calls/.test(text))).toBe(true);
    say('Done.');
    end();
    const all = await over;
    expect(called).toHaveLength(10);
    expect(told(all)).toHaveLength(20);
    expect(wordsOf(all)).toBe('Done.');
  });

  test('after its time nothing more is looked up', async () => {
    const called: Called[] = [];
    const { events, next } = await ask({ tools: openBox(called), limits: { milliseconds: 0 } });
    const over = allOf(events);
    (await next()).call([reads('pages/A')]);
    const last = await next();
    expect(last.results.at(-1)?.text).toMatch(/time for look-ups/);
    last.say('Done.');
    last.end();
    await over;
    expect(called).toEqual([]);
  });

  test('a block that is open when a tool is called is asked to be gone on with', async () => {
    const { events, next } = await ask({ tools: openBox() });
    const over = allOf(events);
    const first = await next();
    first.say('<action type="write" path="pages/A">\nconst a = 1;\nconst b');
    first.call([reads('pages/Home')]);
    const second = await next();
    expect(second.results.at(-1)?.text).toContain('still open');
    second.say('const b = 2;\n</action>\n');
    second.end();
    expect(wordsOf(await over)).toBe(
      '<action type="write" path="pages/A">\nconst a = 1;\nconst b = 2;\n</action>\n',
    );
  });
});

describe('a model without tools', () => {
  const refusals: [number, object][] = [
    [400, { error: { message: 'registry.ollama.ai/library/gemma3:latest does not support tools' } }],
    [400, { error: { message: '"auto" tool choice requires --enable-auto-tool-choice', code: 400 } }],
    [404, { error: { message: 'No endpoints found that support tool use.', code: 404 } }],
  ];

  test.each(refusals)('is asked again without, and from then on (%s)', async (status, body) => {
    const models = await startModelServer(compatibleWire);
    const model = modelAt(compatibleWire, models.baseUrl);
    const answer = () =>
      allOf(model.answer(questionWith({ tools: openBox() }), new AbortController().signal));
    const first = answer();
    const refused = await models.next();
    expect(refused.tools).toEqual(['read_file']);
    refused.reply(status, body);
    for (const over of [first, null]) {
      const answered = over ?? answer();
      const exchange = await models.next();
      expect(exchange.tools).toEqual([]);
      exchange.say('Done.');
      exchange.end();
      expect(wordsOf(await answered)).toBe('Done.');
    }
  });

  const notTaken = { error: { message: 'This model does not support tools' } };
  const openModel = async (given: { toolsAgainMs?: number } = {}) => {
    const models = await startModelServer(compatibleWire);
    const model = modelAt(compatibleWire, models.baseUrl, given);
    const answer = () => model.answer(questionWith({ tools: openBox() }), new AbortController().signal);
    return { next: models.next, answer };
  };

  test('is asked with tools again after some time: there may be another model by then', async () => {
    const { next, answer } = await openModel({ toolsAgainMs: 0 });
    for (const _time of [1, 2]) {
      const over = allOf(answer());
      const refused = await next();
      expect(refused.tools).toEqual(['read_file']);
      refused.reply(400, notTaken);
      const { tools, say, end } = await next();
      expect(tools).toEqual([]);
      say('Done.');
      end();
      expect(wordsOf(await over)).toBe('Done.');
    }
  });

  test('is not told from a refusal that has another cause: nobody else goes without tools', async () => {
    const { next, answer } = await openModel();
    const first = faultOf(answer());
    for (const _time of [1, 2])
      (await next()).reply(400, { error: { message: 'Bad tool_choice or length' } });
    expect((await first).kind).toBe('refused');

    const later = faultOf(answer());
    const looking = await next();
    expect(looking.tools).toEqual(['read_file']);
    looking.call([reads('pages/Home')]);
    (await next()).reply(400, { error: { message: 'tool message without a call' } });
    expect((await later).kind).toBe('refused');

    const over = allOf(answer());
    const { tools, say, end } = await next();
    expect(tools).toEqual(['read_file']);
    say('Done.');
    end();
    expect(wordsOf(await over)).toBe('Done.');
  });
});
