import { Fault } from '@sayso/contracts/faults';
import type { AppId } from '@sayso/contracts/ids';
import type { StoredRecord } from '@sayso/contracts/records';
import { ruleCondition } from '@sayso/core/rules/entity-rules';
import { compileRule } from '@sayso/core/rules/rule';
import type { Actor } from '../../access/actor.ts';
import type { AppIdentity, Enter, EnterGrant } from '../../access/enter.ts';
import type { Events } from '../../events.ts';
import { type EntityModel, type EntityModels, withoutRules } from './entity-models.ts';
import type { Doc, RecordStore, Scope } from './store.ts';
import { hideProperties } from './visibility.ts';

export type Deps = { enter: Enter; entities: EntityModels; store: RecordStore; events: Events };
/** Whose records are asked for. */
export type Place = { appId: AppId; entity: string };
export type One = Place & { id: string };
/** Who asks, what for, and what they may see of it. */
export type Entered = { grant: EnterGrant; model: EntityModel; scope: Scope; user: AppIdentity | null };

export const denied = () => new Fault('forbidden', 'Permission denied');
export const hiddenOrGone = (entity: string, id: string) =>
  new Fault('not_found', `Entity ${entity} with ID ${id} not found`);

export const createOpen =
  ({ enter, entities }: Deps) =>
  async (actor: Actor, { appId, entity }: Place): Promise<Entered> => {
    const grant = await enter(actor, appId);
    const asStored = await entities.one(grant, entity);
    const model = grant.isService ? withoutRules(asStored) : asStored;
    const user = grant.identity;
    const hidden = model.readRules.map(([name, rule]) => [name, compileRule(rule, user)] as const);
    const scope: Scope = { grant, entity, read: ruleCondition(model.schema, 'read', user), hidden };
    return { grant, model, scope, user };
  };

/** A stored record as this visitor may see it. */
export const shown = ({ scope }: Entered, doc: Doc) => hideProperties(doc, scope.hidden) as StoredRecord;
