import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { Fault } from '@sayso/contracts/faults';
import { limits } from '@sayso/contracts/limits';
import { inHeldRole } from '@sayso/core/rules/app-role';
import { ruleCondition } from '@sayso/core/rules/entity-rules';
import { compileRule } from '@sayso/core/rules/rule';
import type { Actor } from '../../access/actor.ts';
import type { AppIdentity } from '../../access/enter.ts';
import { newId } from '../../platform/database/ids.ts';
import { commonWords } from '../../texts/common.ts';
import { recordWords } from '../../texts/records.ts';
import { authorSightOf } from './authors.ts';
import { countVisitor, type Deps, type Place, passesRules } from './entered.ts';
import { withoutRules } from './entity-models.ts';
import type { Opened } from './intake-opened.ts';
import { type Mixed, storeMixed } from './intake-updates.ts';
import { manyChanged } from './many-changed.ts';
import { isTooLarge } from './record-size.ts';
import { missingReferences } from './references.ts';
import { sentValues } from './sent-by-visitors.ts';
import type { Doc, NewRecord, RecordStore } from './store.ts';
import { namingTaken, placesIn } from './taken.ts';
import { keysOf } from './unique-keys.ts';
import { createUniqueWatch } from './unique-watch.ts';
import { hideProperties, mayCreate } from './visibility.ts';

/** A message for each field; '' stands for the record as a whole. */
export type Problems = Readonly<Record<string, string>>;
export type Checked = { record: NewRecord; problems: null } | { record: null; problems: Problems };

const batchRows = 1_000;

/** Takes in many records of one entity, each as a single create would, but tells what is wrong with every one. */
export const createIntake = ({ enter, entities, store, events, rates, audit }: Deps) => {
  const open = async (actor: Actor, { appId, entity }: Place) => {
    const grant = await enter(actor, appId);
    if (grant.identity === null) await countVisitor(rates, appId, { kind: 'write' });
    const asStored = await entities.one(grant, entity);
    const model = passesRules(actor, grant) ? withoutRules(asStored) : asStored;
    const watch = createUniqueWatch(store.unique)({ appId, entity }, model.unique);
    const people = (await entities.read(grant)).get('User');
    const user = grant.identity && inHeldRole(grant.identity, people?.schema);
    const hidden = model.readRules.map(([name, rule]) => [name, compileRule(rule, user)] as const);
    const authors = authorSightOf({ ...grant, identity: user }, people, { schema: model.schema, hidden });
    const scope = { grant, entity, read: ruleCondition(model.schema, 'read', user), hidden, authors };
    const opened: Opened = { actor, grant, scope, model, user, watch };
    const schemaOf = async (name: string): Promise<EntitySchema | null> =>
      name === 'User' ? null : ((await entities.read(grant)).get(name)?.schema ?? null);
    return {
      schema: model.schema,
      isVisitor: user === null && !grant.isService,
      shown: (doc: Doc) => hideProperties(doc, hidden),
      references: model.references,
      schemaOf,
      /** To be called before rows are checked: a visitor brings no more than a bulk create would, and it counts. */
      admit: (rows: RowsSoFar) => admitRows(rates, opened, rows),
      check: (rows: readonly Doc[]): Promise<Checked[]> => checkRows(store, opened, rows),
      store: (records: readonly NewRecord[], onStored: (count: number) => void) =>
        storeAll({ store, events, audit }, opened, { records, onStored }),
      /** As `store`, with records that are there already and change. */
      storeWithUpdates: (given: Mixed) => storeMixed({ store, events, audit }, opened, given),
    };
  };
  return { open };
};
export type Intake = ReturnType<typeof createIntake>;

async function checkRows(
  store: RecordStore,
  { model, grant, user, watch }: Opened,
  rows: readonly Doc[],
): Promise<Checked[]> {
  const author = authorOf(user);
  const checked = model.validator.watching(() =>
    rows.map((values): Checked => {
      try {
        if (isTooLarge(values)) return { record: null, problems: { '': recordWords.tooLarge } };
        const record = { id: newId(), data: model.validator.create(sentValues(grant, model.schema, values)) };
        if (mayCreate(model, { ...record, author, user })) return { record, problems: null };
        return { record: null, problems: { '': commonWords.denied } };
      } catch (error) {
        if (!(error instanceof Fault) || error.fields === undefined) throw error;
        return { record: null, problems: error.fields };
      }
    }),
  );
  const sound = checked.flatMap(({ record }, at) => (record ? [{ at, data: record.data }] : []));
  const missing = await missingReferences(
    { store, model, appId: grant.appId },
    // Twice at least, so that what is missing is named by row.
    [...sound.map(({ data }) => data), {}],
  );
  for (const [name, message] of Object.entries(missing)) {
    const dot = name.indexOf('.');
    const at = sound[Number(name.slice(0, dot))]?.at ?? 0;
    const problems = { ...checked[at]?.problems, [name.slice(dot + 1)]: message };
    checked[at] = { record: null, problems };
  }
  const taken = await watch.look(checked.flatMap(({ record }) => record ?? []));
  return checked.map((each) => {
    const problems = taken.get(each.record?.id ?? '');
    return problems ? { record: null, problems } : each;
  });
}

type Storing = { records: readonly NewRecord[]; onStored: (count: number) => void };

/** All in one transaction; whoever listens hears of them batch by batch, once they are there for good. */
async function storeAll(
  { store, events, audit }: Pick<Deps, 'store' | 'events' | 'audit'>,
  { actor, grant, model, user }: Opened,
  { records, onStored }: Storing,
): Promise<Doc[]> {
  const key = { appId: grant.appId, entity: model.name };
  const author = authorOf(user);
  const batches = await store.transaction(async (tx) => {
    const stored: Doc[][] = [];
    for (let at = 0; at < records.length; at += batchRows) {
      const batch = records.slice(at, at + batchRows);
      stored.push(await store.insert(key, { records: batch, author, isSample: grant.isMadeUp }, tx));
      onStored(at + batch.length);
    }
    await namingTaken(placesIn(records.map(({ id }) => id)), () =>
      store.unique.claim(tx, key, keysOf(model.unique, records)),
    );
    const change = manyChanged({ actor, action: 'records.imported', subject: model.name }, records.length);
    if (change) await audit({ appId: grant.appId, actor }, [change], tx);
    return stored;
  });
  for (const docs of batches) events.emit('records.changed', { ...key, type: 'create', records: docs });
  const hidden = model.readRules.map(([name, rule]) => [name, compileRule(rule, user)] as const);
  return batches.flat().map((doc) => hideProperties(doc, hidden));
}

/** `rows`: those that are about to be checked; `read`: those that were read of the file until now, these among them. */
type RowsSoFar = { rows: number; read: number };

async function admitRows(
  rates: Deps['rates'],
  { grant, user }: Pick<Opened, 'grant' | 'user'>,
  { rows, read }: RowsSoFar,
): Promise<void> {
  if (user !== null || grant.isService) return;
  if (read > limits.bulkRows) {
    const message = recordWords.signInForMore(limits.bulkRows);
    throw new Fault('forbidden', message, { reason: 'auth_required' });
  }
  await countVisitor(rates, grant.appId, { kind: 'write', records: rows });
}

const authorOf = (user: AppIdentity | null) => user && { id: user.id, email: user.email };
