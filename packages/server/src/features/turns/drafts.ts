import type { DraftFile, Message } from '@sayso/contracts/chat';
import { Fault } from '@sayso/contracts/faults';
import type { AppId, Id } from '@sayso/contracts/ids';
import type { SourceTree } from '@sayso/core/source-tree';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import type { Events } from '../../events.ts';
import type { Sql } from '../../platform/database/database.ts';
import { turnWords } from '../../texts/turns.ts';
import type { MessageStore } from '../chat/store.ts';
import type { Sources } from '../sources/service.ts';
import { lifeOf, type TurnStore } from './store.ts';
import { isOver, nextLife } from './turn-life.ts';

type Deps = {
  sql: Sql;
  access: Access;
  events: Events;
  store: TurnStore;
  sources: Sources;
  messages: MessageStore;
};

const notFound = () => new Fault('not_found', turnWords.notInApp);

/** What did not pass in a turn: to look at, or to drop. */
export const createDrafts = ({ sql, access, events, store, sources, messages }: Deps) => ({
  /** Refused files beside what the app has in their place, with the mistakes found in them. */
  async show(actor: Actor, appId: AppId, turnId: Id): Promise<{ files: DraftFile[] }> {
    const grant = await access.manage(actor, appId);
    const refused = await store.refused(grant, turnId);
    if (!refused) throw notFound();
    const { tree } = await sources.read(grant);
    // A failure may be about any name that a model wrote.
    const textIn = (texts: SourceTree, path: string) =>
      Object.hasOwn(texts, path) ? texts[path] : undefined;
    const paths = new Set([
      ...Object.keys(refused.drafts),
      ...refused.failures.map(({ path }) => path).filter((path) => textIn(tree, path) !== undefined),
    ]);
    const files = [...paths].map((path) => ({
      path,
      text: textIn(refused.drafts, path) ?? textIn(tree, path) ?? '',
      live: textIn(tree, path) ?? null,
      failures: refused.failures.filter((failure) => failure.path === path),
    }));
    return { files };
  },

  /** Drops them: the answer needs no more attention. */
  async discard(actor: Actor, appId: AppId, turnId: Id): Promise<Message> {
    const grant = await access.manage(actor, appId);
    const answerId = await sql.begin(async (tx) => {
      const turn = await store.lock(grant, turnId, tx);
      if (!turn || !isOver(turn)) throw notFound();
      await store.setLife(grant, turnId, nextLife(lifeOf(turn), { type: 'discarded' }), tx);
      await store.saveRefused(grant, turnId, { failures: [], drafts: {} }, tx);
      return turn.answer_id;
    });
    const message = await messages.find(grant, answerId);
    if (!message) throw notFound();
    events.emit('message.changed', { appId, message });
    return message;
  },
});
export type Drafts = ReturnType<typeof createDrafts>;
