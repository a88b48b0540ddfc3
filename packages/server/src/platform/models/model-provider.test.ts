import { staticPrompt } from '@sayso/core/prompt/static-prompt';
import type { TurnEvent } from '@sayso/core/turn-provider';
import { describe, expect, test } from 'vitest';
import { anthropicWire } from '../../testing/model-wires/anthropic-wire.ts';
import { allOf, apiKey, openModelTalks, wires } from '../../testing/model-wires/model-talks.ts';

describe.each(wires)('$provider', (wire) => {
  const { ask } = openModelTalks(wire);

  test('words come in order, as they are said, and the tokens are counted', async () => {
    const { events, next } = await ask();
    const iterator = events[Symbol.asyncIterator]();
    const first = iterator.next();
    const exchange = await next();
    exchange.say('Hello ');
    expect((await first).value).toEqual({ type: 'text', text: 'Hello ' });
    exchange.say('wörld', ' <b>"\n');
    exchange.end({ input: 1_200, cached: 700, output: 34 });
    const rest: (TurnEvent | undefined)[] = [];
    for (let item = await iterator.next(); !item.done; item = await iterator.next()) rest.push(item.value);
    const text = rest.map((each) => (each?.type === 'text' ? each.text : '')).join('');
    expect(text).toBe('wörld <b>"\n');
    expect(rest.at(-1)).toEqual({ type: 'usage', tokensIn: 1_200, tokensOut: 34, tokensCached: 700 });
  });

  test('the question carries key, model and the prompt in its order', async () => {
    const { events, next } = await ask();
    const iterator = events[Symbol.asyncIterator]();
    const over = iterator.next();
    const { asked, prompt, key, say, end } = await next();
    expect(key).toBe(apiKey);
    expect(wire.modelOf(asked)).toBe('model-1');
    const text = prompt.map((message) => `${message.role}: ${message.text}`).join('\n');
    const places = [
      staticPrompt,
      'user: A task list',
      'assistant: Here it is.',
      '# The app as it is now',
      'Make it blue',
    ];
    const found = places.map((part) => text.indexOf(part));
    expect(found).not.toContain(-1);
    expect(found.toSorted((a, b) => a - b)).toEqual(found);
    expect(prompt.at(-1)?.role).toBe('user');
    say('Done.');
    end();
    await over;
    await iterator.return?.();
  });

  test('what a model wrote makes the plan of the built-in builder void, plain words do not', async () => {
    const spoken = async (words: string) => {
      const { events, next } = await ask();
      const over = allOf(events);
      const exchange = await next();
      exchange.say(words.slice(0, 4), words.slice(4));
      exchange.end();
      return (await over).filter(({ type }) => type === 'memory');
    };
    expect(await spoken('<action type="delete" path="pages/Home">\n</action>\n')).toEqual([
      { type: 'memory', memory: null },
    ]);
    expect(await spoken('It is a list.')).toEqual([]);
  });

  test('so does what it wrote before its stream broke for good', async () => {
    const { events, next } = await ask({ resuming: { inAll: 0 } });
    const heard: TurnEvent[] = [];
    const over = (async () => {
      for await (const event of events) heard.push(event);
    })().catch(() => {});
    const exchange = await next();
    exchange.say('<acti', 'on type="delete" path="pages/Home">\n</action>\n');
    exchange.close();
    await over;
    expect(heard.filter(({ type }) => type === 'memory')).toEqual([{ type: 'memory', memory: null }]);
  });

  test('[B-CHAT-21] an abort closes the connection and is no failure', async () => {
    const stop = new AbortController();
    const { events, next } = await ask({}, stop.signal);
    const over = allOf(events);
    const exchange = await next();
    exchange.say('Half');
    stop.abort('stopped');
    await exchange.closed;
    expect((await over).filter(({ type }) => type !== 'text')).toEqual([]);
  });

  test('nobody reading on closes the connection', async () => {
    const { events, next } = await ask();
    const iterator = events[Symbol.asyncIterator]();
    const first = iterator.next();
    const exchange = await next();
    exchange.say('Half');
    await first;
    await iterator.return?.();
    await exchange.closed;
  });
});

describe('anthropic alone', () => {
  const { ask } = openModelTalks(anthropicWire);

  test('what changes least is marked for the cache: static part, what was said before and last message', async () => {
    const { events, next } = await ask();
    const over = allOf(events);
    const { asked, say, end } = await next();
    say('Done.');
    end();
    await over;
    const marked = { cache_control: { type: 'ephemeral' } };
    expect(asked.body['system']).toEqual([expect.objectContaining(marked)]);
    const messages = asked.body['messages'] as { content: object[] }[];
    expect(messages.map(({ content }) => JSON.stringify(content).includes('cache_control'))).toEqual([
      false,
      true,
      true,
    ]);
  });
});
