import type { TurnEvent } from '@sayso/core/turn-provider';
import { describe, expect, test } from 'vitest';
import { compatibleWire } from '../../testing/model-wires/compatible-wire.ts';
import type { Exchange } from '../../testing/model-wires/model-server.ts';
import { openModelTalks, wires, wordsOf } from '../../testing/model-wires/model-talks.ts';

const begun = 'I add a page.\n<action type="write" path="pages/Tasks">\nexport default function Tasks() {\n';
const rest = '  return <p>Tasks</p>;\n}\n</action>\n';

const inPieces = (words: string) => words.match(/[\s\S]{1,9}/g) ?? [];

/** Reads an answer as it comes. */
function listen(events: AsyncIterable<TurnEvent>) {
  const heard: TurnEvent[] = [];
  const over = (async () => {
    for await (const event of events) heard.push(event);
    return wordsOf(heard);
  })();
  over.catch(() => {});
  return {
    over,
    words: () => wordsOf(heard),
    /** What breaks may take with it what nobody has read yet. */
    until: (words: string) => expect.poll(() => wordsOf(heard)).toContain(words),
  };
}

const faultOf = (over: Promise<unknown>) =>
  over.then(
    () => null,
    (error: unknown) => error,
  );

describe.each(wires)('$provider', (wire) => {
  const { ask } = openModelTalks(wire);

  test.each<[string, (exchange: Exchange) => void]>([
    ['whose socket is gone', (exchange) => exchange.cut()],
    ['that ends without its end', (exchange) => exchange.close()],
    ['with an error of the service in it', (exchange) => exchange.fail()],
  ])('a stream %s is gone on with from its last whole line', async (_what, breaks) => {
    const { events, next } = await ask();
    const answer = listen(events);
    const first = await next();
    first.say(...inPieces(`${begun}  return <p>Ta`));
    await answer.until(begun);
    breaks(first);
    const second = await next();
    const [said, asked] = second.prompt.slice(-2);
    expect(said).toEqual({ role: 'assistant', text: begun.trimEnd() });
    expect(asked).toMatchObject({ role: 'user', text: expect.stringContaining('Go on with it') });
    second.say(...inPieces(rest));
    second.end();
    expect(await answer.over).toBe(`${begun}${rest}`);
  });

  test('it is gone on with again and again, as long as each try brings something', async () => {
    const { events, next } = await ask({ resuming: { inARow: 1 } });
    const answer = listen(events);
    const lines = [
      '<action type="write" path="pages/A">\n',
      'const a = 1;\n',
      'const b = 2;\n',
      'const c = 3;\n',
    ];
    for (const line of lines) {
      const exchange = await next();
      exchange.say(line);
      exchange.close();
    }
    const last = await next();
    last.say('</action>\n');
    last.end();
    expect(await answer.over).toBe(`${lines.join('')}</action>\n`);
  });
});

describe('what breaks', () => {
  const { ask } = openModelTalks(compatibleWire);

  /** What is read of an answer that comes in these pieces, each but the last of which breaks. */
  const joined = async (...pieces: string[]) => {
    const { events, next } = await ask();
    const answer = listen(events);
    for (const [at, piece] of pieces.entries()) {
      const exchange = await next();
      exchange.say(...inPieces(piece));
      if (at === pieces.length - 1) exchange.end();
      else exchange.close();
    }
    return answer.over;
  };

  test.each([
    ['in the middle of prose', ['It is a list of ta', 'sks.'], 'It is a list of tasks.'],
    [
      'in an opening tag',
      ['So.\n<action type="wri', `${begun.slice(14)}${rest}`],
      `So.\n${begun.slice(14)}${rest}`,
    ],
    ['behind a whole block', [`${begun}${rest}`, 'That is all.'], `${begun}${rest}That is all.`],
    ['in a closing tag', [`${begun}${rest.slice(0, -6)}`, '</action>\n'], `${begun}${rest}`],
    ['right behind a closing tag', [`${begun}${rest.trimEnd()}`, 'Done.'], `${begun}${rest}Done.`],
    ['in prose before a block', ['Now', `${begun.slice(14)}${rest}`], `Now\n\n${begun.slice(14)}${rest}`],
    [
      'in lines that are said again',
      [begun, 'export default function Ta', `export default function Tasks() {\n${rest}`],
      `${begun}${rest}`,
    ],
  ])('%s is joined without a gap', async (_what, pieces, whole) => {
    expect(await joined(...pieces)).toBe(whole);
  });

  test('a long block that is begun again and breaks in what it repeats is not doubled', async () => {
    const body = Array.from({ length: 40 }, (_, at) => `const line${at} = ${at};\n`).join('');
    const tag = '<action type="write" path="pages/A">\n';
    const half = body.slice(0, body.length / 2);
    expect(await joined(`${tag}${body}`, `${tag}${half}`, `${tag}${body}const end = 1;\n</action>\n`)).toBe(
      `${tag}${body}const end = 1;\n</action>\n`,
    );
  });

  test('a call of a tool that breaks off is not carried out, and the question is asked again', async () => {
    const called: unknown[] = [];
    const tools = {
      specs: [{ name: 'read_file', description: 'Reads a file', parameters: { type: 'object' } }],
      async call(_name: string, input: unknown) {
        called.push(input);
        return { text: 'Text', results: 'Read' };
      },
    };
    const { events, next } = await ask({ tools });
    const answer = listen(events);
    const first = await next();
    first.call([{ id: 'a', name: 'read_file', pieces: ['{"path":"pages/A"}'] }]);
    const second = await next();
    second.say('I look.\n');
    second.send(compatibleWire.call({ id: 'b', name: 'read_file', pieces: ['{"path":"pa'] }, 0));
    await answer.until('I look.');
    second.cut();
    const third = await next();
    expect(third.results.map(({ id }) => id)).toEqual(['a']);
    third.say('Done.');
    third.end();
    expect(await answer.over).toMatch(/^I look\.\n+Done\.$/);
    expect(called).toEqual([{ path: 'pages/A' }]);
  });

  test('thoughts that break before the first word are begun again', async () => {
    const { events, next } = await ask();
    const answer = listen(events);
    const first = await next();
    const thought = { index: 0, delta: { reasoning_content: 'I wonder' }, finish_reason: null };
    const chunk = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [thought] };
    first.send(`data: ${JSON.stringify(chunk)}\n\n`);
    first.close();
    const second = await next();
    expect(second.prompt).toEqual(first.prompt);
    second.say('Done.');
    second.end();
    expect(await answer.over).toBe('Done.');
  });

  test('after as many tries as are allowed the fault is told, and what was said stays said', async () => {
    const { events, next } = await ask({ resuming: { inARow: 2 } });
    const answer = listen(events);
    for (const words of [begun, 'half a li', 'half a line']) {
      const exchange = await next();
      exchange.say(words);
      exchange.close();
    }
    expect(await faultOf(answer.over)).toMatchObject({ kind: 'cut' });
    expect(answer.words()).toBe(begun);
  });

  test('a service that breaks off for ever is asked so often in all, whatever it says', async () => {
    const { events, next } = await ask({ resuming: { inAll: 3 } });
    const answer = listen(events);
    for (const words of [begun, 'const a = 1;\n', 'const b = 2;\n', 'const c = 3;\n']) {
      const exchange = await next();
      exchange.say(words);
      exchange.close();
    }
    expect(await faultOf(answer.over)).toMatchObject({ kind: 'cut' });
  });

  test('a key that is refused in the middle is told at once', async () => {
    const { events, next } = await ask();
    const answer = listen(events);
    const first = await next();
    first.say(begun);
    first.close();
    (await next()).refuse('key');
    expect(await faultOf(answer.over)).toMatchObject({ kind: 'key' });
  });

  test('a stop ends the wait for the next try', async () => {
    const stop = new AbortController();
    const { events, next } = await ask({ resuming: { waitMs: 3_600_000 } }, stop.signal);
    const iterator = events[Symbol.asyncIterator]();
    const first = iterator.next();
    const exchange = await next();
    exchange.say('Half of');
    await first;
    exchange.cut();
    const over = iterator.next();
    stop.abort('stopped');
    expect((await over).done).toBe(true);
  });
});
