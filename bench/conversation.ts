import { readFile } from 'node:fs/promises';
import type { App } from '@sayso/contracts/apps';
import { estimateTokens } from '@sayso/core/prompt/tokens';
import { ApiClient } from '@sayso/e2e/support/api';
import { startProduct } from '@sayso/e2e/support/product';
import { scriptedTurns } from './conversation/turns.ts';
import type { Figure } from './support/figures.ts';
import { type AskedMessage, startScriptedModel } from './support/scripted-model.ts';

const firstWish =
  'A workspace for our design studio of nine: clients, projects with a stage, tasks on a board, hours. Everybody sees projects and tasks, hours are seen by whoever wrote them and by admins, invoices are for admins only.';
const watched = 8;

type Turn = { tokens: number; byPrefix: number; byMarks: number };

/** What 20 turns of one conversation send to the model, and how much of it a provider's cache has already. */
export async function measureConversation(): Promise<Figure[]> {
  const first = await firstAnswer();
  const model = await startScriptedModel([first, ...scriptedTurns.map(({ answer }) => answer)]);
  const product = await startProduct({
    env: { SAYSO_MODEL_BASE_URL: model.baseUrl, SAYSO_MODEL: 'scripted' },
  });
  try {
    const { api } = await new ApiClient(product.port).signUp('Ada');
    const made = await api.call<App>('POST', '/apps/chat/create-from-message', { content: firstWish });
    let app = expectSettled(await api.settled(made.id), firstWish);
    let filesAtWatched = 0;
    for (const [at, { wish, page }] of scriptedTurns.entries()) {
      if (at + 2 === watched) filesAtWatched = filesOf(app);
      const additional_message_params = { current_page: page };
      await api.call('POST', `/apps/${app.id}/chat/message`, { content: wish, additional_message_params });
      app = expectSettled(await api.settled(app.id), wish);
    }
    if (model.asked.length !== scriptedTurns.length + 1)
      throw new Error(`${model.asked.length} questions for ${scriptedTurns.length + 1} turns`);
    return figures(turnsOf(model.asked), filesAtWatched);
  } finally {
    model.close();
    await product.dispose();
  }
}

const firstAnswer = (): Promise<string> =>
  readFile(new URL('../e2e/transcripts/agency-workspace.md', import.meta.url), 'utf8');

function expectSettled(app: App, wish: string): App {
  const turn = app.conversation.messages.findLast(({ role }) => role === 'assistant')?.turn;
  const errors = (turn?.changes ?? []).flatMap(({ path, error }) =>
    error === undefined ? [] : `${path}: ${error}`,
  );
  if (turn?.state !== 'settled' || errors.length > 0)
    throw new Error(`"${wish}" ended ${turn?.state}: ${errors.join('; ')} ${JSON.stringify(turn?.failures)}`);
  return app;
}

const filesOf = ({ pages, components, entities }: App) =>
  [pages, components, entities].reduce((sum, files) => sum + Object.keys(files ?? {}).length, 1);

/** As the two kinds of caches find a beginning again: token by token, or message by message up to a mark. */
function turnsOf(asked: readonly AskedMessage[][]): Turn[] {
  return asked.map((messages, at) => {
    const text = flat(messages);
    const before = asked.slice(0, at);
    const byPrefix = Math.max(0, ...before.map((earlier) => sharedLength(flat(earlier), text)));
    const byMarks = Math.max(0, ...before.map((earlier) => sharedMarked(earlier, messages)));
    return {
      tokens: estimateTokens(text),
      byPrefix: Math.floor(byPrefix / 4),
      byMarks: Math.floor(byMarks / 4),
    };
  });
}

const flat = (messages: readonly AskedMessage[]) =>
  messages.map(({ role, text }) => `${role}\n${text}\n`).join('');

function sharedLength(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** Marks stand after the instructions, after what was said before, and after the last message. */
function sharedMarked(earlier: readonly AskedMessage[], later: readonly AskedMessage[]): number {
  const marks = [earlier.length, earlier.length - 1, 1];
  const found = marks.find((count) => flat(earlier.slice(0, count)) === flat(later.slice(0, count)));
  return found === undefined ? 0 : flat(earlier.slice(0, found)).length;
}

function figures(turns: readonly Turn[], files: number): Figure[] {
  const later = turns.slice(1);
  const shareOf = (key: 'byPrefix' | 'byMarks') => (some: readonly Turn[]) =>
    `${((some.reduce((sum, turn) => sum + turn[key], 0) / some.reduce((sum, { tokens }) => sum + tokens, 0)) * 100).toFixed(1)}%`;
  const each = turns.map((turn) => `${turn.tokens} (${shareOf('byPrefix')([turn])})`).join(', ');
  const eighth = turns[watched - 1];
  return [
    {
      name: 'cached share of what is sent, turns 2 to 20',
      value: `${shareOf('byPrefix')(later)}; by marks ${shareOf('byMarks')(later)}`,
      aim: '80%',
      how: `a conversation of ${turns.length} turns with scripted answers over the compatible wire (bench/conversation), a token taken for 4 characters; the longest beginning that an earlier question shares, and what Anthropic’s marks find; each turn: ${each}`,
    },
    {
      name: `tokens in, turn ${watched} of an app of ${files} files`,
      value: `${eighth?.tokens ?? 0}`,
      aim: '15000',
      how: 'the same conversation',
    },
  ];
}
