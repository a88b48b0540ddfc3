import { settleEntity } from '../plan/entities.ts';
import { typeWords } from '../texts/fields.ts';
import { lower } from '../texts/grammar.ts';
import { capitalise, plural, singular } from '../words.ts';
import { findField, findNamed, type Intent, thingOf } from './context.ts';

const shape =
  /^(?:each |every |an? |the )?([\w\s-]+?)\s+(?:(?:can|may|should|could|must)\s+(?:also\s+)?(?:be able to\s+)?(?:have|get)|has|have)\s+(?:many|several|multiple|more than one|two or more)\s+(.+)$/i;
const allowing =
  /^(?:allow|permit|support|enable|let (?:me|us|people|users) (?:add|have|choose|pick|select|enter))\s+(?:many|several|multiple|more than one)\s+(.+?)\s+(?:per|for (?:each|an?|every)|on (?:each|an?|every)|in (?:each|an?|every))\s+([\w\s-]+)$/i;

/** "A task can have several assignees": a field of one value takes many. */
export const severalValues: Intent = (change, clause) => {
  const owned = shape.exec(clause);
  const allowed = allowing.exec(clause);
  const [thing, words] = owned ? [owned[1], owned[2]] : [allowed?.[2], allowed?.[1]];
  const entity = thing === undefined ? undefined : thingOf(change, thing);
  if (!entity || words === undefined || findNamed(change.blueprint, words)) return undefined;
  const field = findField(entity, singular(words.trim()));
  if (!field || field.computed || !/^(?:string|enum|tags)$/.test(field.type)) return undefined;
  change.last = { entity, field };
  if (field.type === 'tags') return typeWords.alreadySeveral(entity.labelPlural, plural(lower(field.label)));
  for (const extra of ['options', 'default'] as const) delete field[extra];
  field.type = 'tags';
  field.label = capitalise(plural(singular(lower(field.label))));
  settleEntity(entity);
  return typeWords.several(entity.labelPlural, lower(field.label));
};
