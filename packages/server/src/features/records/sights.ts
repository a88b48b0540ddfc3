import { matches } from '@sayso/core/filters/predicate';
import { ruleCondition } from '@sayso/core/rules/entity-rules';
import { compileRule } from '@sayso/core/rules/rule';
import type { Actor } from '../../access/actor.ts';
import type { Enter, EnterGrant } from '../../access/enter.ts';
import type { EntityModel, EntityModels } from './entity-models.ts';
import type { Doc } from './store.ts';
import { hideProperties } from './visibility.ts';

/** What a viewer sees of a row: null where it is hidden from them. */
export type Sight = {
  /** The same for all viewers whose rules come to the same, so that one look serves them all. */
  readonly key: string;
  see(doc: Doc): Doc | null;
};
type Deps = { enter: Enter; entities: EntityModels };
type Place = { appId: string; entity: string };

/** Reads how the given people see an entity's rows now; whoever may not enter any more sees nothing. */
export const createSights =
  ({ enter, entities }: Deps) =>
  async (actors: readonly Actor[], { appId, entity }: Place): Promise<(actor: Actor) => Sight | null> => {
    const people = new Map(actors.map((actor) => [nameOf(actor), actor]));
    await enter.prepare([...people.values()], appId);
    const sights = new Map<string, Sight>();
    for (const [name, actor] of people) {
      const grant = await enter(actor, appId).catch(() => null);
      const model = grant && (await entities.one(grant, entity).catch(() => null));
      if (grant && model) sights.set(name, sightOf(model, grant));
    }
    return (actor) => sights.get(nameOf(actor)) ?? null;
  };

const nameOf = (actor: Actor): string => {
  if (actor.kind === 'user') return `user:${actor.user.id}`;
  return actor.kind === 'app_user' ? `${actor.source}:${actor.userId}` : actor.kind;
};

function sightOf({ schema, readRules }: EntityModel, { identity }: EnterGrant): Sight {
  const readable = ruleCondition(schema, 'read', identity);
  const hidden = readRules.map(([name, rule]) => [name, compileRule(rule, identity)] as const);
  return {
    key: JSON.stringify([readable, hidden]),
    see: (doc) => (matches(readable, doc) ? hideProperties(doc, hidden) : null),
  };
}
