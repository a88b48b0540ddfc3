import type { BlueprintEntity } from '@sayso/core/blueprint-schema';
import { stateOf } from '../plan/look.ts';
import { fieldWords } from '../texts/fields.ts';
import { lower } from '../texts/grammar.ts';
import { singular } from '../words.ts';
import { type Change, contextEntity, findField, findNamed, type Intent, thingOf } from './context.ts';
import { addField } from './fields.ts';

const asked =
  /^(?:add|include|create|put in)\s+(?:an?\s+|the\s+)?(assignee|assignment|responsible person|person in charge|person responsible)s?(?:\s+(?:field|column))?$/i;
const assign =
  /^(?:let (?:me|us|people|users|admins|everyone)\s+|allow (?:me|us|people|users) to\s+|(?:i|we) (?:want|need|would like) to (?:be able to )?|make it possible to |(?:i|we|users|people|admins|everyone|managers?) (?:can|should be able to|should|could|must be able to) )?assign\s+(?:the\s+|an?\s+|each\s+)?(.+?)\s+to\s+(?:an?\s+|the\s+|our\s+|my\s+|other\s+|each\s+|different\s+|specific\s+)*(.+)$/i;
const anybody =
  /^(?:users?|people|persons?|someone|somebody|anyone|team ?(?:members?|mates?)|members?|staff(?: members?)?|colleagues?|co-?workers?|other|each other|family members?)$/i;

/** "Add an assignee", "assign deals to users": who looks after a record. */
export const assignee: Intent = (change, clause) => {
  if (asked.test(clause)) return given(change, carried(change), 'assignee');
  const [, what = '', who = ''] = assign.exec(clause) ?? [];
  const entity = what === '' ? undefined : thingOf(change, what);
  if (!entity) return undefined;
  const kept = findNamed(change.blueprint, who);
  if (kept && kept !== entity) return given(change, entity, singular(lower(kept.labelPlural)));
  return anybody.test(who) ? given(change, entity, 'assignee') : undefined;
};

/** What somebody is put in charge of: what is spoken of, else what goes through states. */
const carried = (change: Change): BlueprintEntity | undefined => {
  const here = contextEntity(change);
  if (here && (change.last || change.selected || stateOf(here))) return here;
  return change.blueprint.entities.find((entity) => stateOf(entity)) ?? here;
};

function given(change: Change, entity: BlueprintEntity | undefined, name: string): string | undefined {
  if (!entity) return undefined;
  const known = findField(entity, name);
  change.last = { entity, ...(known ? { field: known } : {}) };
  return known
    ? fieldWords.alreadyHave(entity.labelPlural, [lower(known.label)])
    : addField(change, `add a ${name} field to ${lower(entity.labelPlural)}`);
}
