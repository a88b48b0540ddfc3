import type { AppGrant } from '../../access/grant.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Followed, FollowSchemas, Given } from '../records/schema-changes/follow.ts';
import type { HashTree, SourceStore } from './store.ts';

type Step = { before: HashTree; after: HashTree; renamed?: Given['renamed'] | undefined };

/** Entities of a tree that the other one does not hold so. */
export const changedEntities = (tree: HashTree, other: HashTree): HashTree =>
  Object.fromEntries(
    Object.entries(tree).filter(([path, hash]) => path.startsWith('entities/') && other[path] !== hash),
  );

/** Has records follow the entities from one checkpoint to the next. */
export const createFollowEntities =
  ({ store, followSchemas }: { store: SourceStore; followSchemas: FollowSchemas }) =>
  async (grant: AppGrant, { before, after, renamed = [] }: Step, tx: Queryable): Promise<Followed[]> => {
    const [old, now] = [changedEntities(before, after), changedEntities(after, before)];
    const has = (name: string) => Object.hasOwn(after, pathOf(name));
    const moved = renamed.filter(({ from, to }) => !has(from) && has(to));
    const paths = [...new Set([...Object.keys(old), ...Object.keys(now)])];
    if (paths.length + moved.length === 0) return [];
    const was = await store.texts(grant, old, tx);
    const is = await store.texts(grant, now, tx);
    const version = (hash: string | undefined, text: string | undefined) =>
      hash === undefined || text === undefined ? null : { hash, text };
    const changes = paths.map((path) => ({
      entity: path.slice('entities/'.length),
      before: version(old[path], was[path]),
      after: version(now[path], is[path]),
    }));
    return followSchemas(grant, { changes, renamed: moved }, tx);
  };

const pathOf = (entity: string) => `entities/${entity}`;
