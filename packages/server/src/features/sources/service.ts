import { Fault } from '@sayso/contracts/faults';
import type { AppId, Id } from '@sayso/contracts/ids';
import { texts } from '@sayso/contracts/texts';
import type { SourceTree } from '@sayso/core/source-tree';
import type { Actor } from '../../access/actor.ts';
import type { AppGrant } from '../../access/grant.ts';
import type { Events } from '../../events.ts';
import type { Queryable, Sql } from '../../platform/database/database.ts';
import { sourceWords } from '../../texts/sources.ts';
import type { Followed, FollowSchemas } from '../records/schema-changes/follow.ts';
import { changedEntities, createFollowEntities } from './entity-steps.ts';
import { createNameEdit } from './name-edit.ts';
import { createSourceTurns } from './source-turns.ts';
import type { Checkpoint, CheckpointKind, HashTree, Head, Settings, SourceStore } from './store.ts';
import { createSourceTransactions, type SourceTransaction, type SourceTransactions } from './transactions.ts';

/** An app's working tree with its texts; `hash` is the app_code_hash that previews compare. */
export type WorkingTree = Settings & {
  tree: SourceTree;
  hashes: HashTree;
  hash: string;
  checkpointId: Id | null;
};
export type Swap = {
  /** New texts; null takes the file away. */
  changes: Readonly<Record<string, string | null>>;
  /** Hashes that the caller believes the changed files to have; others were changed by hand meanwhile. */
  known: HashTree;
  /** Of each two of these, neither changes where the other may not. */
  together?: readonly (readonly [string, string])[];
};

/**
 * `known` are the hashes that the caller believes files to have, null for none; another one is 409 `file_changed`,
 * unless the file is as the caller wants it, as after an answer that was lost. A version of its own is named by what
 * it changed in fields and rules.
 */
export type EditOptions = { known?: Readonly<Record<string, string | null>>; isOwnVersion?: boolean };

type Snapshot = {
  kind: CheckpointKind;
  memory: unknown;
  authorId: Id | null;
  /** Entities that were renamed in so many words since the last checkpoint. */
  renamed?: readonly { from: string; to: string }[];
};

/** Told of every change of the working tree, within its transaction: the changed files as they were and as they are. */
type OnChange = (
  grant: AppGrant,
  texts: { before: SourceTree; after: SourceTree },
  tx: Queryable,
) => Promise<void>;
type Given = {
  sql: Sql;
  events: Events;
  store: SourceStore;
  onEntitiesChange: OnChange;
  /** Records follow from checkpoint to checkpoint, not with what a running turn swaps in. */
  followSchemas: FollowSchemas;
};
type Deps = Given & { transactions: SourceTransactions };

export const createSources = (given: Given) => {
  const transactions = createSourceTransactions(given);
  const deps = { ...given, transactions };
  const takeTurn = createSourceTurns();
  return {
    /** Opens the transaction that every change of sources needs. */
    begin: transactions.begin,
    takeTurn,
    /** As `begin`, for calls of people: once it is their turn. */
    beginInTurn: <T>(grant: AppGrant, work: (tx: SourceTransaction) => T | PromiseLike<T>): Promise<T> =>
      takeTurn(grant, () => transactions.begin(work)),
    ...createReading(deps),
    ...createWriting(deps),
    ...createReturning(deps),
  };
};
export type Sources = ReturnType<typeof createSources>;

const createReading = ({ store }: Deps) => ({
  /** The working tree as it is now. The caller has decided already who may read it. */
  async read(app: { readonly appId: AppId }): Promise<WorkingTree> {
    const head = await store.head(app);
    if (!head) throw new Fault('not_found', texts.appNotFound);
    const tree = await store.texts(app, head.tree);
    const { app_code_hash: hash, checkpoint_id: checkpointId } = head;
    return { tree, hashes: head.tree, hash, checkpointId, ...settingsOf(head) };
  },

  /** The sources of one checkpoint, with what the provider remembered. */
  async readCheckpoint(app: { readonly appId: AppId }, id: Id) {
    const checkpoint = await store.checkpoint(app, id);
    if (!checkpoint) throw new Fault('not_found', sourceWords.noCheckpoint);
    return { ...checkpoint, sources: await store.texts(app, checkpoint.tree) };
  },

  /** What the provider remembered at this checkpoint. */
  async memory(app: { readonly appId: AppId }, id: Id): Promise<unknown> {
    return (await store.checkpoint(app, id))?.memory ?? null;
  },
});

const createLock =
  ({ store }: Deps) =>
  async (grant: AppGrant, tx: Queryable): Promise<Head> => {
    const head = await store.lockHead(grant, tx);
    if (!head) throw new Fault('not_found', texts.appNotFound);
    return head;
  };

/** As `createLock`, with the newest checkpoint. */
const createLockBoth = (deps: Deps) => {
  const mustLock = createLock(deps);
  return async (grant: AppGrant, tx: Queryable) => {
    const head = await mustLock(grant, tx);
    const { checkpoint_id: id } = head;
    return { head, last: id === null ? undefined : await deps.store.checkpoint(grant, id, tx) };
  };
};

type Trees = { before: HashTree; after: HashTree };

const createTell =
  ({ store, onEntitiesChange }: Deps) =>
  async (grant: AppGrant, { before, after }: Trees, tx: Queryable): Promise<void> => {
    const [old, now] = [changedEntities(before, after), changedEntities(after, before)];
    if (Object.keys(old).length + Object.keys(now).length === 0) return;
    const changed = { before: await store.texts(grant, old, tx), after: await store.texts(grant, now, tx) };
    await onEntitiesChange(grant, changed, tx);
  };

const createWriting = (deps: Deps) => {
  const { store, transactions } = deps;
  const mustLock = createLock(deps);
  const mustLockBoth = createLockBoth(deps);
  const tell = createTell(deps);
  const follow = createFollowEntities(deps);
  const nameEdit = createNameEdit(store);
  const setTree = async (
    grant: AppGrant,
    { head, tree }: { head: Head; tree: HashTree },
    tx: SourceTransaction,
  ): Promise<string> => {
    const hash = await store.setTree(grant, tree, tx);
    if (hash !== head.app_code_hash) transactions.note(tx, grant.appId, hash);
    return hash;
  };

  return {
    /** Puts changed files into the working tree; a file that is not as the caller knew it stays and is named. */
    async swap(grant: AppGrant, { changes, known, together = [] }: Swap, tx: SourceTransaction) {
      const head = await mustLock(grant, tx);
      const stale = Object.keys(changes).filter((path) => head.tree[path] !== known[path]);
      const torn = together.filter((pair) => pair.some((path) => stale.includes(path))).flat();
      const conflicts = [...new Set([...stale, ...torn.filter((path) => Object.hasOwn(changes, path))])];
      const kept = Object.fromEntries(Object.entries(changes).filter(([path]) => !conflicts.includes(path)));
      const tree = overlay(head.tree, await store.put(grant, present(kept), tx), kept);
      const hash = await setTree(grant, { head, tree }, tx);
      await tell(grant, { before: head.tree, after: tree }, tx);
      return { tree, hash, conflicts };
    },

    /** The working tree as it stands in this transaction, in a snapshot of its own where it is another one than the last. */
    async snapshot(
      grant: AppGrant,
      { renamed, ...made }: Snapshot,
      tx: Queryable,
    ): Promise<{ id: Id; paths: string[] }> {
      const { head, last } = await mustLockBoth(grant, tx);
      const memory = made.memory === undefined ? (last?.memory ?? null) : made.memory;
      const snapshot = { ...made, memory, tree: head.tree, settings: settingsOf(head) };
      // No version is made of an app that is as it was.
      if (last && (renamed ?? []).length === 0 && holdsSame(last, snapshot))
        return { id: last.id, paths: Object.keys(head.tree) };
      await follow(grant, { before: last?.tree ?? {}, after: head.tree, renamed }, tx);
      return { id: await store.addCheckpoint(grant, snapshot, tx), paths: Object.keys(head.tree) };
    },

    /**
     * A change by hand: into the working tree and into a checkpoint. Saves by one author within five minutes share
     * one, unless one is to be a version of its own, and what is stored already makes none. The checkpoint is laid over
     * the last one, not over what a running turn has swapped in so far.
     */
    async edit(
      grant: AppGrant,
      changes: Swap['changes'],
      tx: SourceTransaction,
      { known = {}, isOwnVersion = false }: EditOptions = {},
    ): Promise<{ id: Id; hash: string; isNew: boolean; followed: Followed[] }> {
      const { head, last } = await mustLockBoth(grant, tx);
      const hashes = await store.put(grant, present(changes), tx);
      refuseStale(head.tree, known, hashes);
      const changed = overlay(head.tree, hashes, changes);
      const tree = overlay(last?.tree ?? {}, hashes, changes);
      if (last && isSame(changed, head.tree) && isSame(tree, last.tree)) {
        return { id: last.id, hash: head.app_code_hash, isNew: false, followed: [] };
      }
      const hash = await setTree(grant, { head, tree: changed }, tx);
      await tell(grant, { before: head.tree, after: changed }, tx);
      const followed = await follow(grant, { before: last?.tree ?? {}, after: tree }, tx);
      const authorId = authorOf(grant.actor);
      const saved = { id: head.checkpoint_id, tree, settings: settingsWithin(tree, head, last), authorId };
      const note = isOwnVersion ? await nameEdit(grant, { last, changes }, tx) : null;
      if (last && note === null && (await store.extendCheckpoint(grant, saved, tx))) {
        return { id: last.id, hash, isNew: true, followed };
      }
      const made = { ...saved, kind: 'edit', memory: last?.memory ?? null, note } as const;
      return { id: await store.addCheckpoint(grant, made, tx), hash, isNew: true, followed };
    },
  };
};

const createReturning = (deps: Deps) => {
  const { store, transactions } = deps;
  const mustLockBoth = createLockBoth(deps);
  const tell = createTell(deps);
  const follow = createFollowEntities(deps);

  return {
    /** The checkpoint that holds the app as it is: the newest one, or a new one where something differs from it. */
    async ensureCheckpoint(grant: AppGrant, tx: Queryable): Promise<Id> {
      const { head, last } = await mustLockBoth(grant, tx);
      const settings = settingsOf(head);
      if (last && isSame(last.tree, head.tree) && isSame(last.settings, settings)) return last.id;
      const made = {
        tree: head.tree,
        settings,
        memory: last?.memory ?? null,
        authorId: authorOf(grant.actor),
      };
      return store.addCheckpoint(grant, { ...made, kind: last ? 'edit' : 'start' }, tx);
    },

    /** Puts sources, name and main page back to a checkpoint; never visibility, slug, secrets or users. */
    async restore(grant: AppGrant, id: Id, tx: SourceTransaction) {
      const { head, last } = await mustLockBoth(grant, tx);
      const checkpoint = await store.checkpoint(grant, id, tx);
      if (!checkpoint) throw new Fault('not_found', sourceWords.noCheckpoint);
      await tell(grant, { before: head.tree, after: checkpoint.tree }, tx);
      await follow(grant, { before: last?.tree ?? {}, after: checkpoint.tree }, tx);
      const hash = await store.setHead(grant, checkpoint, tx);
      if (hash !== head.app_code_hash) transactions.note(tx, grant.appId, hash);
      return { hash, settings: checkpoint.settings };
    },
  };
};

export const authorOf = (actor: Actor): Id | null => (actor.kind === 'user' ? actor.user.id : null);

const settingsOf = ({ name, main_page }: Settings): Settings => ({ name, main_page });

/**
 * 409 `file_changed` where a file has another hash than the caller knows, null for none; not where it is already as the
 * caller wants it.
 */
export function refuseStale(
  tree: HashTree,
  known: Readonly<Record<string, string | null>>,
  wanted: HashTree = {},
): void {
  for (const [path, hash] of Object.entries(known)) {
    const current = tree[path] ?? null;
    if (current === hash || (current !== null && current === wanted[path])) continue;
    const message = sourceWords.changedSince(path);
    throw new Fault('conflict', message, { reason: 'file_changed', fields: { base_hash: current ?? '' } });
  }
}

/** The main page may be one that a running turn has swapped in, which is not in the checkpoint's tree. */
function settingsWithin(tree: HashTree, head: Settings, last: { settings: Settings } | undefined): Settings {
  const { name, main_page } = head;
  const isThere = main_page === null || Object.hasOwn(tree, `pages/${main_page}`);
  return { name, main_page: isThere ? main_page : (last?.settings.main_page ?? null) };
}

type Held = Pick<Checkpoint, 'tree' | 'settings' | 'memory'>;

const holdsSame = (last: Held, now: Held): boolean =>
  isSame(last.tree, now.tree) &&
  isSame(last.settings, now.settings) &&
  JSON.stringify(last.memory) === JSON.stringify(now.memory);

const isSame = (a: object, b: object) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
const sorted = (record: object) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));

const present = (changes: Swap['changes']): SourceTree =>
  Object.fromEntries(
    Object.entries(changes).flatMap(([path, text]) => (text === null ? [] : [[path, text]])),
  );

/** The tree with new hashes in place; what changes to null is gone. */
function overlay(tree: HashTree, hashes: HashTree, changes: Swap['changes']): HashTree {
  return Object.fromEntries(
    Object.entries({ ...tree, ...hashes }).filter(([path]) => changes[path] !== null),
  );
}
