import type { PlanAct } from '@sayso/contracts/plan';
import type { BlueprintEntity } from '@sayso/core/blueprint-schema';
import { mayBeAsked } from '../emit/asked.ts';
import { giveRule } from '../plan/own-rules.ts';
import { lower } from '../texts/grammar.ts';
import { doneWords, refusedWords } from '../texts/operations.ts';
import { allowedWords } from '../texts/plan-access.ts';
import { ruleOfWho } from './roles.ts';
import { sendable } from './sendable.ts';
import { fieldIn, type Operate, refused, thingIn } from './work.ts';

export const ruleOfAct: Readonly<Record<PlanAct, keyof BlueprintEntity['rules']>> = {
  see: 'read',
  add: 'create',
  change: 'update',
  delete: 'delete',
};

export const setAccess: Operate<'setAccess'> = (work, { thing, act, who }) => {
  const entity = thingIn(work, thing);
  giveRule(entity, ruleOfAct[act], ruleOfWho(work.blueprint, who));
  const said = allowedWords(who, { act, things: entity.labelPlural, roles: work.blueprint.roles });
  const shown = act === 'see' && who !== 'anyone' ? openPagesOf(work.blueprint.pages, entity) : [];
  return shown.length > 0 ? [said, doneWords.emptyForVisitors(shown)] : [said];
};

type Pages = Parameters<Operate<'setAccess'>>[0]['blueprint']['pages'];

/** Pages on which visitors look at records of a thing. */
const openPagesOf = (pages: Pages, { id }: BlueprintEntity): string[] =>
  pages
    .filter(({ public: isOpen, entity, archetype }) => isOpen && entity === id && archetype !== 'booking')
    .map(({ label }) => label);

export const setSeenBy: Operate<'setSeenBy'> = (work, operation) => {
  const { entity, field } = fieldIn(work, operation);
  // What takes its place is written over it; nothing would leave it as it is.
  if (field.hasOwnRule && operation.who === null) throw refused(refusedWords.ownRule(field.label));
  delete field.hasOwnRule;
  if (operation.who === null) delete field.readers;
  else field.readers = ruleOfWho(work.blueprint, operation.who);
  return [
    operation.who === null
      ? doneWords.seenWithRecord(field.label, lower(entity.label))
      : allowedWords(operation.who, {
          act: 'see',
          things: doneWords.ofThings(lower(field.label), lower(entity.labelPlural)),
          roles: work.blueprint.roles,
        }),
  ];
};

/** Forms for visitors hold what visitors write, and nothing else. */
export const setWrittenBy: Operate<'setWrittenBy'> = (work, operation) => {
  const { entity, field } = fieldIn(work, operation);
  if (operation.by === 'visitor' && !mayBeAsked(work.blueprint, entity, field))
    throw refused(refusedWords.notForVisitors(field.label));
  if (field.computed) throw refused(refusedWords.formula(field.label));
  field.writtenBy = operation.by;
  return [
    operation.by === 'visitor' ? doneWords.byVisitors(field.label) : doneWords.byStaff(field.label),
    ...sendable(work.blueprint, entity),
  ];
};
