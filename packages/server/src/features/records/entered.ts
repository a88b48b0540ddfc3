import { Fault } from '@sayso/contracts/faults';
import type { AppId } from '@sayso/contracts/ids';
import type { StoredRecord } from '@sayso/contracts/records';
import { inHeldRole } from '@sayso/core/rules/app-role';
import { ruleCondition } from '@sayso/core/rules/entity-rules';
import { compileRule } from '@sayso/core/rules/rule';
import type { Actor } from '../../access/actor.ts';
import { callerAddress } from '../../access/caller-address.ts';
import type { AppIdentity, Enter, EnterGrant } from '../../access/enter.ts';
import type { Events } from '../../events.ts';
import type { Rates } from '../../rates.ts';
import { commonWords } from '../../texts/common.ts';
import { recordWords } from '../../texts/records.ts';
import type { RecordChanges } from '../audit/record.ts';
import { authorSightOf } from './authors.ts';
import { type EntityModel, type EntityModels, withoutRules } from './entity-models.ts';
import type { Doc, RecordStore, Scope } from './store.ts';
import { hideProperties } from './visibility.ts';

export type Deps = {
  enter: Enter;
  entities: EntityModels;
  store: RecordStore;
  events: Events;
  rates: Counting;
  audit: RecordChanges;
};
type Counting = Pick<Rates, 'take'>;
/** Whose records are asked for. */
export type Place = { appId: AppId; entity: string };
export type One = Place & { id: string };
/** Who asks, what for, and what they may see of it. */
export type Entered = { grant: EnterGrant; model: EntityModel; scope: Scope; user: AppIdentity | null };

export const denied = () => new Fault('forbidden', commonWords.denied);
export const hiddenOrGone = (entity: string, id: string) =>
  new Fault('not_found', recordWords.notFound(entity, id));

/** What is about to be done, and to how many records where they were sent. */
export type Use = { kind: 'read' | 'write'; records?: number };
/** Of a bulk, so many records count as one call. */
const recordsPerCall = 20;

/** Visitors can be anybody, as often as they like: what they do is bounded by address and by app. */
export async function countVisitor(rates: Counting, app: AppId, { kind, records = 1 }: Use): Promise<void> {
  const address = callerAddress();
  // What the server does by itself is nobody's call.
  if (address === null) return;
  const calls = Math.max(1, Math.ceil(records / recordsPerCall));
  const [ofAddress, ofApp] =
    kind === 'read'
      ? (['visitorReads', 'visitorReadsOfApp'] as const)
      : (['visitorWrites', 'visitorWritesOfApp'] as const);
  await rates.take(ofAddress, { app, address }, calls);
  await rates.take(ofApp, { app }, calls);
}

/**
 * Whom the rules of rows and properties do not hold for: the app's backend, and its maker who looks after the data in
 * the builder and asked to. Neither a token of the app nor an API key gives that.
 */
export const passesRules = (actor: Actor, grant: EnterGrant): boolean =>
  grant.isService || (grant.isManager && actor.kind === 'user' && actor.asOwner === true);

export const createOpen =
  ({ enter, entities, rates }: Deps) =>
  async (actor: Actor, { appId, entity }: Place, use: Use): Promise<Entered> => {
    const grant = await enter(actor, appId);
    if (grant.identity === null) await countVisitor(rates, appId, use);
    const asStored = await entities.one(grant, entity);
    const model = passesRules(actor, grant) ? withoutRules(asStored) : asStored;
    const people = (await entities.read(grant)).get('User');
    const user = grant.identity && inHeldRole(grant.identity, people?.schema);
    const hidden = model.readRules.map(([name, rule]) => [name, compileRule(rule, user)] as const);
    const authors = authorSightOf({ ...grant, identity: user }, people, { schema: model.schema, hidden });
    const scope: Scope = { grant, entity, read: ruleCondition(model.schema, 'read', user), hidden, authors };
    return { grant, model, scope, user };
  };

/** Stored records as this visitor may see them. */
export async function shown(
  { scope: { hidden, authors } }: Entered,
  docs: readonly Doc[],
  { tellAuthors }: Pick<RecordStore, 'tellAuthors'>,
): Promise<StoredRecord[]> {
  const tell = await tellAuthors(docs, [authors]);
  return docs.map((doc) => tell(hideProperties(doc, hidden), authors) as StoredRecord);
}
