import type { Logger } from 'pino';
import { nameOf } from './field-keys.ts';
import type { Counted, IndexStore, Place, Wanted } from './index-store.ts';
import { type Asked, chosen, type Use, usesOf } from './index-uses.ts';
import type { Scope } from './row-sql.ts';

/** How a question is prepared by those who keep indexes. */
export type RecordIndexes = { asked(scope: Scope, question: Asked): Scope };
/** For stores without indexes of their own. */
export const noIndexes: RecordIndexes = { asked: (scope) => scope };

/** The fields of an entity that have indexes. */
type Known = { match: Map<string, Set<string>>; order: Set<string> };
const mostCounted = 20_000;
const smallForMs = 600_000;
const keyOf = ({ appId, entity }: Place) => `${appId} ${entity}`;

/** Indexes on the fields that people really filter and sort by, of entities with many records. */
export const createRecordIndexes = ({ store, log }: { store: IndexStore; log: Pick<Logger, 'warn'> }) => {
  let counts = new Map<string, Counted>();
  let known = new Map<string, Known>();
  const small = new Map<string, number>();

  const count = (place: Place, use: Use): void => {
    const key = `${keyOf(place)} ${use.kind} ${use.field}`;
    const counted = counts.get(key);
    if (counted) counted.uses += 1;
    else if (counts.size < mostCounted) counts.set(key, { ...place, ...use, uses: 1 });
  };

  const isLarge = async (place: Place): Promise<boolean> => {
    const key = keyOf(place);
    if ((small.get(key) ?? 0) > Date.now()) return false;
    if (small.size >= mostCounted) small.clear();
    const large = await store.isLarge(place);
    if (large) small.delete(key);
    else small.set(key, Date.now() + smallForMs);
    return large;
  };

  const learn = async (): Promise<Wanted[]> => {
    const all = await store.standing();
    const made = new Map<string, Known>();
    for (const { field, kind, common, ...place } of all.filter(({ isMade }) => isMade)) {
      const ofEntity = made.get(keyOf(place)) ?? { match: new Map(), order: new Set() };
      made.set(keyOf(place), ofEntity);
      if (kind === 'match') ofEntity.match.set(field, new Set(common.map((value) => JSON.stringify(value))));
      else ofEntity.order.add(field);
    }
    known = made;
    return all;
  };

  const makeWanted = async (): Promise<void> => {
    await store.forgetApps();
    const all = await learn();
    const names = chosen(all);
    // What a server that was killed had begun is not whole, and stands in the way of its own name.
    for (const { name, isWhole } of await store.present()) {
      if (!isWhole || !names.has(name)) await store.drop(name);
    }
    for (const wanted of all) {
      if (wanted.isMade || !names.has(wanted.indexName)) continue;
      try {
        if (await store.isFit(wanted)) await store.make(wanted);
      } catch (error) {
        log.warn({ err: error, index: wanted.indexName }, 'An index of records could not be made');
        await store.drop(wanted.indexName);
        await store.loseUses(wanted.indexName);
      }
    }
    await learn();
  };

  return {
    /** Counts what the question would use, and tells the statement of it what there is. */
    asked(scope: Scope, question: Asked): Scope {
      const place = { appId: scope.grant.appId, entity: scope.entity };
      for (const use of usesOf(scope, question)) count(place, use);
      const has = known.size === 0 ? undefined : known.get(keyOf(place));
      if (!has) return scope;
      const [first] = question.orders;
      const order = first && has.order.has(nameOf(first.field)) ? nameOf(first.field) : null;
      return { ...scope, keys: { match: has.match, order } };
    },

    /** Writes down what was counted of large entities, and learns which indexes there are by now. */
    async flush(): Promise<void> {
      const counted = [...counts.values()];
      counts = new Map();
      for (const each of counted) {
        if (await isLarge(each)) await store.addUses(each);
      }
      await learn();
    },

    /** Makes the indexes that are used most and drops those that no longer are. */
    tend: (): Promise<void> => store.alone(makeWanted),
    /** Once a day: what is no longer used goes in the end, and values are looked at anew. */
    async age(): Promise<void> {
      await store.age();
      for (const wanted of (await store.standing()).filter(({ isMade }) => isMade)) {
        if (!(await store.isFit(wanted))) await store.drop(wanted.indexName);
      }
    },
  };
};
