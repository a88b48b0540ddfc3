import type { App } from '@sayso/contracts/apps';
import type { Failure, FileChange, Message, PlanPlace, Receipt, Suggestion } from '@sayso/contracts/chat';
import type { Id } from '@sayso/contracts/ids';
import type { AppSettings } from '@sayso/core/blocks/app-settings';
import { distinct } from '@sayso/core/repair-report';
import { whatOpens } from '@sayso/core/rules/what-opens';
import type { AppGrant } from '../../access/grant.ts';
import type { Events } from '../../events.ts';
import type { Queryable, Sql } from '../../platform/database/database.ts';
import { turnWords } from '../../texts/turns.ts';
import type { MessageStore } from '../chat/store.ts';
import type { MoveChoices } from '../records/schema-changes/plan-choices.ts';
import type { Sources } from '../sources/service.ts';
import type { SourceTransaction } from '../sources/transactions.ts';
import type { Credits } from './credits.ts';
import { settleRetried } from './settle-retried.ts';
import { lifeOf, type Progress, type Refused, type TurnApp, type TurnRow, type TurnStore } from './store.ts';
import { isOver, nextLife, type TurnStep } from './turn-life.ts';
import { withWordsBelow } from './words-below.ts';

export type EndDeps = {
  sql: Sql;
  events: Events;
  store: TurnStore;
  sources: Sources;
  messages: MessageStore;
  credits: Credits;
  /** Gives the records of choices that a plan removed another one. */
  moveChoices: MoveChoices;
  /** The whole App, for those who watch it. */
  present: (grant: AppGrant) => Promise<App>;
};

export type Ending = {
  turnId: Id;
  step: Extract<TurnStep, { type: 'answered' | 'broke' }>;
  /** Plain words for the status, when the turn failed. */
  details?: string;
  receipt?: Receipt;
  progress?: Progress;
  refused?: Refused;
  /** Whether the answer changed anything; left out where that does not matter. */
  changed?: boolean;
  settings?: AppSettings;
  suggestions?: readonly Suggestion[];
  planPlace?: PlanPlace | null;
  memory?: unknown;
};

/**
 * Ends a turn in one transaction: sources, checkpoint, message, status. A failed turn puts the sources back to the
 * last checkpoint, any other keeps what went live; an app that was deleted meanwhile is left alone. Answers false when
 * the turn was over already.
 */
export async function endTurn(deps: EndDeps, grant: AppGrant, ending: Ending): Promise<boolean> {
  const isForInvited = await keepsToInvited(deps, grant, ending);
  const ended = await deps.sources.begin(async (tx) => {
    const turn = await deps.store.lock(grant, ending.turnId, tx);
    if (!turn) return null;
    const life = lifeOf(turn);
    if (isOver(life)) return null;
    const { state } = nextLife(life, ending.step);
    if (ending.progress) await deps.store.saveProgress(grant, turn, ending.progress, tx);
    if (ending.refused) await deps.store.saveRefused(grant, turn.id, ending.refused, tx);
    const app = await deps.store.app(grant, tx);
    if (app && state === 'failed') await fail(deps, grant, { app, turn, details: ending.details ?? '' }, tx);
    const tell =
      app && state !== 'failed' ? await settle(deps, grant, { app, turn, ending, isForInvited }, tx) : null;
    // Only a change that passed costs anything: nobody pays for the assistant's mistakes, or for its words alone.
    const credits =
      state === 'settled' && ending.changed !== false
        ? await deps.credits.settle(grant, turn.id, tx)
        : await deps.credits.release(grant, turn.id, tx);
    const receipt = ending.receipt ? { ...ending.receipt, credits } : null;
    await deps.store.end(grant, turn.id, { state, receipt }, tx);
    const hasPassed = state === 'settled' && ending.changed !== false;
    const retried = hasPassed ? await settleRetried(deps.store, grant, turn, tx) : [];
    return { answerId: turn.answer_id, retried, isWatched: app !== undefined, tell };
  });
  if (!ended) return false;
  if (ended.isWatched) await announce(deps, grant, ended.answerId);
  for (const id of ended.retried) await tellOf(deps, grant, id);
  await ended.tell?.();
  return true;
}

async function fail(
  { store, sources, messages }: EndDeps,
  grant: AppGrant,
  { app, turn, details }: { app: TurnApp; turn: TurnRow; details: string },
  tx: SourceTransaction,
): Promise<void> {
  if (app.checkpoint_id) await sources.restore(grant, app.checkpoint_id, tx);
  // What an answer began with is a version by then.
  const hasBegun = Boolean((await messages.find(grant, turn.answer_id, tx))?.checkpoint_id);
  await store.setStatus(grant, 'error', hasBegun ? turnWords.begun(details) : details, tx);
}

/**
 * Whoever asks in the chat for an app to be opened is not asked who may make an account in it, as at publishing: where
 * accounts reach records of others, they are for the invited until somebody says otherwise.
 */
async function keepsToInvited(
  { present, store }: EndDeps,
  grant: AppGrant,
  { settings }: Ending,
): Promise<boolean> {
  const opened = settings?.public_settings;
  if (opened === undefined || opened === 'private_with_login') return false;
  const isThere = (await store.app(grant)) !== undefined;
  return isThere && whatOpens(await present(grant)).usersReachOthers;
}

type Settled = { app: TurnApp; turn: TurnRow; ending: Ending; isForInvited: boolean };

async function settle(deps: EndDeps, grant: AppGrant, settled: Settled, tx: Queryable) {
  const { store, sources } = deps;
  const { app, turn, ending, isForInvited } = settled;
  if (isForInvited) await store.keepToInvited(grant, tx);
  await store.applySettings(grant, ending.settings ?? {}, tx);
  const question = await store.question(grant, turn.question_id, tx);
  const made = { kind: 'turn' as const, memory: ending.memory, authorId: question?.author_id ?? null };
  // Whoever ends the turn: what it renamed is in its row.
  const renamed = renamedEntities(await store.changes(grant, turn.id, tx));
  const snapshot = await sources.snapshot(grant, { ...made, renamed }, tx);
  await store.setAnswerCheckpoint(grant, turn.answer_id, snapshot.id, tx);
  if (snapshot.paths.some((path) => path.startsWith('pages/'))) await store.setStageReady(grant, tx);
  if (ending.planPlace) await store.setPlanPlace(grant, turn.id, ending.planPlace, tx);
  await store.setSuggestions(grant, suggestionsAfter(app, ending, question?.content ?? ''), tx);
  await store.setStatus(grant, 'ready', null, tx);
  return deps.moveChoices(grant, question?.params?.plan_moves ?? [], tx);
}

/** Those of an earlier answer fit an app that is as it was then, save the one that was just asked for. */
function suggestionsAfter(
  { suggestions }: TurnApp,
  { suggestions: own = [], changed }: Ending,
  asked: string,
): readonly Suggestion[] {
  if (own.length > 0 || changed !== false) return own;
  return suggestions.filter(({ prompt }) => prompt.trim() !== asked.trim());
}

const renamedEntities = (changes: readonly FileChange[]) =>
  changes.flatMap(({ path, from }) =>
    from?.startsWith('entities/') ? [{ from: nameOf(from), to: nameOf(path) }] : [],
  );
const nameOf = (path: string) => path.slice('entities/'.length);

/** Tells the app's room how it stands; the conversation travels by message, not as a whole. */
async function announce(
  { events, present, messages }: EndDeps,
  grant: AppGrant,
  answerId: Id,
): Promise<void> {
  const { conversation: _all, _last_msg: _last, ...patch } = await present(grant);
  await tellOf({ events, messages }, grant, answerId);
  events.emit('app.changed', { appId: grant.appId, patch });
}

async function tellOf(
  { events, messages }: Pick<EndDeps, 'events' | 'messages'>,
  grant: AppGrant,
  id: Id,
): Promise<void> {
  const message: Message | undefined = await messages.find(grant, id);
  if (message) events.emit('message.changed', { appId: grant.appId, message });
}

/** The check came to no end: the answer says so below its words. */
export async function reportUnchecked(deps: EndDeps, grant: AppGrant, turnId: Id): Promise<void> {
  const answerId = await deps.sql.begin(async (tx) => {
    const turn = await deps.store.lock(grant, turnId, tx);
    if (!turn || (turn.state !== 'settled' && turn.state !== 'needs_attention')) return null;
    await deps.store.changeWords(
      grant,
      turn.answer_id,
      (words) => withWordsBelow(words, turnWords.unchecked),
      tx,
    );
    return turn.answer_id;
  });
  if (answerId !== null) await tellOf(deps, grant, answerId);
}

/** What a check found after the turn was over: the app is as it is, the person is told, and it costs nothing. */
export async function reportLate(
  deps: EndDeps,
  grant: AppGrant,
  turnId: Id,
  failures: readonly Failure[],
): Promise<void> {
  const answerId = await deps.sql.begin(async (tx) => {
    const turn = await deps.store.lock(grant, turnId, tx);
    if (!turn) return null;
    const life = nextLife(lifeOf(turn), { type: 'found_late', failures: failures.length });
    if (life.state !== 'needs_attention') return null;
    const known = await deps.store.refused(grant, turnId, tx);
    const all = distinct([...(known?.failures ?? []), ...failures]);
    await deps.store.setLife(grant, turnId, life, tx);
    await deps.store.saveRefused(grant, turnId, { drafts: {}, ...known, failures: all }, tx);
    await deps.credits.refund(grant, turnId, tx);
    await deps.store.setCredits(grant, turnId, 0, tx);
    return turn.answer_id;
  });
  if (answerId !== null) await tellOf(deps, grant, answerId);
}
