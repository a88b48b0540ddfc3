import { App } from '@sayso/contracts/apps';
import { expect } from 'vitest';
import { compatibleWire } from '../model-wires/compatible-wire.ts';
import { type Exchange, startModelServer } from '../model-wires/model-server.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { turnOver } from '../wait-for.ts';
import { frozenFile, goodAnswer, orders } from './good-app.ts';
import { edit, type Mistake } from './mistake.ts';
import { openPreviews } from './whole-preview.ts';

/** Any more questions about one message than a turn may ask. */
const mostQuestions = 26;

/** `round` counts the questions of a turn from 1. */
type Answer = (exchange: Exchange, round: number) => void;
type Built = { id: string; talk: string };

/** Ada's apps on a server whose model answers each message as the test says. */
async function openTalks(env: Record<string, string>) {
  const models = await startModelServer(compatibleWire);
  const server = await startServer({
    env: { SAYSO_MODEL_BASE_URL: models.baseUrl, SAYSO_MODEL: 'adversary', ...env },
  });
  const talks = new Map<string, (exchange: Exchange) => void>();
  void (async () => {
    for (;;) {
      const exchange = await models.next();
      const said = exchange.prompt.map(({ text }) => text).join('\n');
      const [, talk = ''] = /\(talk (\d+)\)/.exec(said) ?? [];
      talks.get(talk)?.(exchange);
    }
  })();

  /** One message and its whole turn; answers what the model was asked, question by question. */
  const turn = async ({ id, talk }: Built, sent: object, answer: Answer): Promise<string[]> => {
    const asked: string[] = [];
    talks.set(talk, (exchange) => {
      asked.push(exchange.prompt.at(-1)?.text ?? '');
      answer(exchange, asked.length);
    });
    const over = turnOver(server, id);
    expect(await server.call('ada', 'POST', `/apps/${id}/chat/message`, sent)).toMatchObject({ status: 200 });
    await over;
    return asked;
  };

  /** An app that the model has built well, with a frozen file and records that give orders. */
  const built = async (): Promise<Built> => {
    const talk = String(talks.size);
    const { promise: asked, resolve } = Promise.withResolvers<Exchange>();
    talks.set(talk, resolve);
    const content = `A task list (talk ${talk})`;
    const made = await server.call('ada', 'POST', '/apps/chat/create-from-message', { content });
    const { id } = App.parse(made.body);
    const over = turnOver(server, id);
    sayAll(await asked, goodAnswer);
    await over;
    await server.call('ada', 'PUT', `/apps/${id}`, { frozen_files: [frozenFile] });
    const records = orders.map((title) => ({ title }));
    expect(await server.call('ada', 'POST', `/apps/${id}/entities/Task/bulk`, records)).toMatchObject({
      status: 200,
    });
    return { id, talk };
  };

  return { server, turn, built };
}

/** Ada's apps, and a model that errs in them. */
export async function openAdversary(env: Record<string, string> = {}) {
  const { server, turn, built } = await openTalks(env);
  const previewed = openPreviews(server);
  let kept: Built | null = null;

  const goOn = async (app: Built, before: State): Promise<void> => {
    const [old, fresh] = ['  return <div className="min-h-screen">', '  return <div className="min-h-dvh">'];
    const layout = before.files['layout'] ?? '';
    const line = layout.split('\n').find((each) => each.startsWith(old)) ?? '';
    await turn(app, { content: 'Use the height of the window' }, (exchange) =>
      sayAll(exchange, edit('layout', [line, line.replace(old, fresh)])),
    );
    const { app: after, files } = await stateOf(server, app.id);
    expect(after.status).toMatchObject({ state: 'ready', details: null });
    expect(files['layout']).toBe(layout.replace(old, fresh));
    expect(files['layout']).toContain(fresh);
  };

  return {
    /** The checker of types, where it is on, has read its library: until then answers pass without it. */
    async isReady(): Promise<void> {
      await server.core.types?.check('first', {});
    },
    /** Has the model make this mistake in a good app, and looks at all that must stand after it. */
    async err(mistake: Mistake): Promise<void> {
      const isKept = kept !== null;
      const app = kept ?? (await built());
      kept = null;
      const before = await stateOf(server, app.id);
      const asked = await turn(app, messageOf(mistake), (exchange, round) => {
        void makes(exchange, { ...mistake, says: wordsOf(mistake, round) });
      });
      expectQuestions(mistake, asked);

      const after = await stateOf(server, app.id);
      expectFiles(mistake, before, after);
      expectWords(mistake, after);
      expect(after.records).toEqual(before.records);
      // The same sources are the same preview.
      if (after.app.app_code_hash !== before.app.app_code_hash || !isKept)
        await previewed.expectWhole(app.id, after.app);
      if (isAsBefore(mistake, before, after)) kept = app;
      else await goOn(app, after);
    },
    /** The app that took the last mistakes takes a good answer too. */
    async goOn(): Promise<void> {
      const app = kept ?? (await built());
      await goOn(app, await stateOf(server, app.id));
    },
  };
}

const messageOf = ({ asks = 'Make the title larger', brings }: Mistake): object => ({
  content: asks,
  ...(brings === undefined ? {} : { custom_context: [{ type: 'files', data: { files: brings } }] }),
});

const wordsOf = ({ says, later = [] }: Mistake, round: number): string =>
  round === 1 ? says : (later[Math.min(round - 2, later.length - 1)] ?? says);

function expectQuestions({ isRight, hears }: Mistake, asked: readonly string[]): void {
  if (isRight) expect(asked.slice(1)).toEqual([]);
  expect(asked.length).toBeLessThan(mostQuestions);
  if (hears !== undefined) expect(asked[1] ?? '(was not asked to mend it)').toMatch(hears);
}

/** The next mistake may be made in the same app: its turn then proves that this one left it in order. */
function isAsBefore({ says, fails }: Mistake, before: State, after: State): boolean {
  const isSame = JSON.stringify(after.files) === JSON.stringify(before.files);
  return isSame && fails === undefined && says.length < 10_000;
}

async function makes(exchange: Exchange, { says, raw, ends }: Mistake): Promise<void> {
  if (raw !== undefined) exchange.send(raw);
  sayPieces(exchange, says);
  if (ends === 'cut') {
    await exchange.sent();
    exchange.cut();
  } else if (ends === 'closed') exchange.close();
  else exchange.end();
}

function sayAll(exchange: Exchange, text: string): void {
  sayPieces(exchange, text);
  exchange.end();
}

/** In pieces that cut tags, as models do; long answers in larger ones. */
function sayPieces(exchange: Exchange, text: string): void {
  const size = Math.max(7, Math.ceil(text.length / 1_000));
  for (let at = 0; at < text.length; at += size) exchange.say(text.slice(at, at + size));
}

type State = { app: App; files: Record<string, string>; records: unknown[] };

async function stateOf(server: TestServer, id: string): Promise<State> {
  const app = App.parse((await server.call('ada', 'GET', `/apps/${id}`)).body);
  const under = (folder: string, named: Record<string, unknown>) =>
    Object.entries(named).map(([name, text]) => [
      `${folder}/${name}`,
      typeof text === 'string' ? text : JSON.stringify(text),
    ]);
  const files = Object.fromEntries([
    ...under('pages', app.pages),
    ...under('components', app.components),
    ...under('entities', app.entities),
    ...under('functions', app.functions),
    ...(app.layout === null ? [] : [['layout', app.layout]]),
  ]);
  const records = await server.sql`select * from records where app_id = ${id} order by id`;
  return { app, files, records: [...records] };
}

/** Only what the mistake names has changed, and nothing is gone that nobody asked to go. */
function expectFiles({ lands = {}, mayLand = [] }: Mistake, before: State, after: State): void {
  for (const [path, words] of Object.entries(lands)) {
    if (words === null) expect(after.files[path], path).toBeUndefined();
    else expect(after.files[path] ?? '(is not there)', path).toMatch(words);
  }
  const isOpen = (path: string) => path in lands || mayLand.includes(path);
  const rest = (files: Record<string, string>) =>
    Object.fromEntries(Object.entries(files).filter(([path]) => !isOpen(path)));
  expect(rest(after.files)).toEqual(rest(before.files));
  for (const path of mayLand) if (path in before.files) expect(Object.keys(after.files)).toContain(path);
  expect(Object.keys(after.files)).toContain(`pages/${after.app.main_page}`);
  expect(after.app.public_settings).toBe(before.app.public_settings);
}

/** What a person reads of it is theirs to understand, and what did not pass costs them nothing. */
function expectWords({ tells = {}, fails, later, isRight }: Mistake, { app }: State): void {
  const answer = app.conversation.messages.findLast(({ role }) => role === 'assistant');
  const told = (answer?.turn?.changes ?? []).filter(({ error }) => error !== undefined);
  for (const [path, words] of Object.entries(tells)) {
    const found = told.find((change) => change.path === path);
    expect(found?.error ?? '(not told)', path).toMatch(words);
  }
  for (const { error = '' } of told) {
    expect(error.length).toBeGreaterThan(10);
    expect(error).not.toMatch(/undefined|\[object|\bat .*:\d+:\d+\)|ZodError|TypeError|node_modules/);
  }
  if (answer?.turn?.state !== 'settled') expect(answer?.turn?.receipt?.credits ?? 0).toBe(0);
  if (isRight || (later && told.length === 0)) expect(answer?.turn?.state).toBe('settled');
  if (fails === undefined) {
    expect(app.status).toMatchObject({ state: 'ready', details: null });
    if (Object.keys(tells).length > 0) expect(answer?.turn?.state).toBe('needs_attention');
  } else {
    expect(app.status.state).toBe('error');
    expect(app.status.details).toMatch(fails);
  }
}
