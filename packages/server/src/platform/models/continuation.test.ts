import { BlockParser } from '@sayso/core/blocks/parser';
import { describe, expect, test } from 'vitest';
import { compatibleWire } from '../../testing/model-wires/compatible-wire.ts';
import type { Exchange } from '../../testing/model-wires/model-server.ts';
import { allOf, openModelTalks, wires, wordsOf } from '../../testing/model-wires/model-talks.ts';

const before = 'I add a page.\n<action type="write" path="pages/Tasks">\nexport default function Tasks() {\n';
const whole = `${before}  return <p>Tasks</p>;\n}\n</action>\n`;

/** The blocks of an answer that could be applied, and what was said of the others. */
function read(text: string) {
  const parser = new BlockParser();
  const events = [...parser.push(text), ...parser.end()];
  return {
    bodies: events.flatMap((event) => (event.type === 'close' ? [event.block.body] : [])),
    errors: events.flatMap((event) => (event.type === 'error' ? [event.message] : [])),
  };
}

describe.each(wires)('$provider', (wire) => {
  const { ask } = openModelTalks(wire);

  test.each(['stop', 'length'] as const)(
    'an answer that ends (%s) inside a block is gone on with from its last whole line, as one stream',
    async (reason) => {
      const { events, next } = await ask();
      const over = allOf(events);
      const first = await next();
      first.say(...(`${before}  return <p>Ta`.match(/[\s\S]{1,9}/g) ?? []));
      first.end({ input: 1_000, cached: 0, output: 40 }, reason);
      const second = await next();
      const [said, asked] = second.prompt.slice(-2);
      expect(said).toEqual({ role: 'assistant', text: before.trimEnd() });
      expect(asked).toMatchObject({ role: 'user', text: expect.stringContaining('Go on with it') });
      second.say('  return <p>Tasks</p>;\n}\n</acti', 'on>\n');
      second.end({ input: 1_100, cached: 900, output: 9 });
      const all = await over;
      expect(wordsOf(all)).toBe(whole);
      expect(all.filter(({ type }) => type === 'usage')).toHaveLength(2);
    },
  );

  test('a block that is left open twice is dropped, and nothing is asked a third time', async () => {
    const { events, next } = await ask();
    const over = allOf(events);
    for (const words of [before, '  return <p>Tasks</p>;\n  ']) {
      const exchange = await next();
      exchange.say(words);
      exchange.end({}, 'length');
    }
    expect(read(wordsOf(await over))).toEqual({
      bodies: [],
      errors: ['The answer ended inside this block, so it was dropped'],
    });
  });

  test('prose that reached its length is gone on with where it ended', async () => {
    const { events, next } = await ask();
    const over = allOf(events);
    const first = await next();
    first.say('It is a list of ta');
    first.end({}, 'length');
    const second = await next();
    second.say('sks.');
    second.end();
    expect(wordsOf(await over)).toBe('It is a list of tasks.');
  });

  test('printed code without any block is asked for as blocks once', async () => {
    const { events, next } = await ask();
    const over = allOf(events);
    const first = await next();
    first.say(`Here:\n\`\`\`tsx\n${whole.split('\n').slice(2, 5).join('\n')}\n\`\`\`\n`);
    first.end();
    const second = await next();
    expect(second.prompt.at(-1)?.text).toContain('outside of action blocks');
    second.say(whole);
    second.end();
    const { bodies } = read(wordsOf(await over));
    expect(bodies).toEqual(['export default function Tasks() {\n  return <p>Tasks</p>;\n}\n']);
  });
});

describe('what models do when they are asked to go on', () => {
  const { ask } = openModelTalks(compatibleWire);
  const lines = 'export default function Tasks() {\n';
  const rest = '  return <p>Tasks</p>;\n}\n</action>\n';

  const answered = async (first: string, second: string) => {
    const { events, next } = await ask();
    const over = allOf(events);
    const say = (exchange: Exchange, words: string) => {
      exchange.say(...(words.match(/[\s\S]{1,11}/g) ?? []));
      exchange.end();
    };
    say(await next(), first);
    say(await next(), second);
    return wordsOf(await over);
  };

  test.each([
    ['go on', rest],
    ['repeat the last line', `${lines}${rest}`],
    ['begin with a fence', `\`\`\`tsx\n${rest.replace('</action>', '```\n</action>')}`],
    ['begin the same block again', `<action type="write" path="pages/Tasks">\n${lines}${rest}`],
  ])('they %s', async (_what, second) => {
    expect(await answered(before, second)).toBe(whole);
  });

  test('a block that is begun anew with another text is dropped, since the two make no file', async () => {
    const anew = `<action type="write" path="pages/Tasks">\nconst other = 1;\n${rest}`;
    expect(read(await answered(before, anew))).toMatchObject({ bodies: [] });
  });

  test('closing tags that stand twice are no repetition', async () => {
    const open = `${before}    </div>\n`;
    expect(await answered(open, `    </div>\n${rest}`)).toBe(`${open}    </div>\n${rest}`);
  });

  test('a tag that is cut in half is not let through as half a tag', async () => {
    const { events, next } = await ask();
    const over = allOf(events);
    const first = await next();
    first.say('One moment.\n<action type="del');
    first.end({}, 'length');
    const second = await next();
    second.say('<action type="delete" path="pages/Home">\n</action>\n');
    second.end();
    expect(read(wordsOf(await over)).bodies).toEqual(['']);
  });

  test.each([
    ['an explanation with a short quote', 'Use `useState`:\n```tsx\nconst a = 1;\n```\n'],
    ['a drawing', 'It looks so:\n```\n+---+\n| a |\n+---+\n```\n'],
    [
      'a block and printed code',
      `${whole}\n\`\`\`tsx\nimport a from 'a';\nconst b = 1;\nconst c = 1;\n\`\`\`\n`,
    ],
  ])('nothing is asked again for %s', async (_what, words) => {
    const { events, next } = await ask();
    const over = allOf(events);
    const exchange = await next();
    exchange.say(words);
    exchange.end();
    expect(wordsOf(await over)).toBe(words);
  });
});
