import type { Condition } from '@sayso/core/filters/condition';
import { matches } from '@sayso/core/filters/predicate';
import { inHeldRole } from '@sayso/core/rules/app-role';
import { ruleCondition } from '@sayso/core/rules/entity-rules';
import { compileRule } from '@sayso/core/rules/rule';
import type { Actor } from '../../access/actor.ts';
import type { Enter, EnterGrant } from '../../access/enter.ts';
import { type AuthorSight, authorSightOf, type TellAuthor } from './authors.ts';
import type { EntityModel, EntityModels } from './entity-models.ts';
import type { Doc, RecordStore } from './store.ts';
import { hideProperties } from './visibility.ts';

/** What a viewer sees of a row: null where it is hidden from them. */
export type Sight = {
  /** The same for all who see this row alike, so that one look serves them all. */
  keyFor(doc: Doc): string;
  see(doc: Doc): Doc | null;
};
type Deps = { enter: Enter; entities: EntityModels; tellAuthors: RecordStore['tellAuthors'] };
type Place = { appId: string; entity: string };

/** Reads how the given people see these rows of an entity now; whoever may not enter any more sees nothing. */
export const createSights =
  ({ enter, entities, tellAuthors }: Deps) =>
  async (
    actors: readonly Actor[],
    { appId, entity }: Place,
    docs: readonly Doc[],
  ): Promise<(actor: Actor) => Sight | null> => {
    const people = new Map(actors.map((actor) => [nameOf(actor), actor]));
    await enter.prepare([...people.values()], appId);
    const viewers = new Map<string, Viewer>();
    for (const [name, actor] of people) {
      const entered = await enter(actor, appId).catch(() => null);
      const model = entered && (await entities.one(entered, entity).catch(() => null));
      if (!entered || !model) continue;
      const users = (await entities.read(entered)).get('User');
      const identity = entered.identity && inHeldRole(entered.identity, users?.schema);
      const grant = { ...entered, identity };
      const hidden = model.readRules.map(([of, rule]) => [of, compileRule(rule, identity)] as const);
      const authors = authorSightOf(grant, users, { schema: model.schema, hidden });
      viewers.set(name, { model, grant, hidden, authors });
    }
    const tell = await tellAuthors(
      docs,
      [...viewers.values()].map(({ authors }) => authors),
    );
    const sights = new Map([...viewers].map(([name, viewer]) => [name, sightOf(viewer, tell)]));
    return (actor) => sights.get(nameOf(actor)) ?? null;
  };
type Viewer = {
  model: EntityModel;
  grant: EnterGrant;
  hidden: readonly (readonly [string, Condition])[];
  authors: AuthorSight | null;
};

const nameOf = (actor: Actor): string => {
  if (actor.kind === 'user') return `user:${actor.user.id}`;
  return actor.kind === 'app_user' ? `${actor.source}:${actor.userId}` : actor.kind;
};

function sightOf({ model, grant: { identity }, hidden, authors }: Viewer, tell: TellAuthor): Sight {
  const readable = ruleCondition(model.schema, 'read', identity);
  const key = JSON.stringify([readable, hidden, authors?.isNamed ?? null]);
  return {
    // Everybody else's address is the same stand-in to all of them.
    keyFor: ({ created_by }) => (authors !== null && created_by === authors.own ? `${key} own` : key),
    see: (doc) => (matches(readable, doc) ? tell(hideProperties(doc, hidden), authors) : null),
  };
}
