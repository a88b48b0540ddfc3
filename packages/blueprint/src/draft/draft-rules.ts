import type { PlanDraft } from '@sayso/contracts/plan-draft';
import type { Blueprint, BlueprintEntity, BlueprintField, Rule } from '@sayso/core/blueprint-schema';
import { isContact } from '../plan/contacts.ts';
import { normalised } from '../words.ts';
import { thingNamed } from './find-thing.ts';

type Op = keyof BlueprintEntity['rules'];
type DraftRule = PlanDraft['rules'][number];

const operations: Readonly<Record<DraftRule['may'], readonly Op[]>> = {
  see: ['read'],
  add: ['create'],
  change: ['update'],
  delete: ['delete'],
  everything: ['create', 'read', 'update', 'delete'],
};

const everyone = new Set(
  'everyone everybody anyone anybody public visitor stranger guest'.split(' ').map(normalised),
);

/** Whether words mean people who have not signed in. */
export const isEveryone = (who: string): boolean => everyone.has(normalised(who.replace(/^the\s+/i, '')));

/** Who looks after an app; in Sayso they are its admins. */
const leaders = new Set(
  'admin administrator manager management owner boss director head leader organiser organizer coordinator principal headteacher landlord chair chairperson treasurer secretary conductor supervisor'
    .split(' ')
    .map(normalised),
);

const isLeader = (who: string): boolean => leaders.has(normalised(who).split(' ').at(-1) ?? '');

/** From the most open to the most closed. */
const order: readonly Rule[] = ['anyone', 'registered', 'owner-or-admin', 'admin', 'owner', 'nobody'];

function ruleFor(who: string, op: Op, personal: boolean): Rule {
  if (isEveryone(who)) return 'anyone';
  const name = normalised(who);
  if (name === 'owner' || name === 'own') {
    if (op === 'create') return 'registered';
    return personal ? 'owner' : 'owner-or-admin';
  }
  if (isLeader(who)) return personal ? 'owner' : 'admin';
  return 'registered';
}

/** Who may do what, as the draft says; the most open of several people wins. */
export function applyDraftRules(blueprint: Blueprint, rules: readonly DraftRule[]): void {
  for (const { thing, may, who } of rules) {
    if (who.length === 0) continue;
    const named = thingNamed(blueprint.entities, thing);
    const isAll = thing.trim() === '' || /^(?:all|everything|any)$/i.test(thing.trim());
    const entities = named ? [named] : isAll ? blueprint.entities : [];
    for (const entity of entities) {
      for (const op of operations[may]) {
        const wished = who.map((each) => ruleFor(each, op, blueprint.app.personal));
        const rule = order.find((each) => wished.includes(each));
        // What visitors send by a form of their own is sent by them, whoever else may add it.
        if (rule && !(op === 'create' && isSent(blueprint, entity))) entity.rules[op] = rule;
      }
    }
  }
}

const isSent = ({ pages }: Blueprint, { id, rules }: BlueprintEntity): boolean =>
  rules.create === 'anyone' &&
  pages.some((page) => page.public && (page.target === id || page.entity === id));

/** Where people live and how old they are as well: the rules of a draft speak of whole things and leave out nothing. */
const isPrivate = (field: BlueprintField): boolean =>
  isContact(field) || /\b(?:address|post ?code|zip|street|birthday|birth|age)\b/i.test(field.label);

/** Whatever visitors may read, the ways to reach people are not part of it. */
export function keepReach({ entities }: Blueprint): void {
  for (const { kind, rules, fields } of entities) {
    if (rules.read !== 'anyone') continue;
    for (const field of fields)
      if ((kind === 'person' || field.writtenBy === 'visitor') && isPrivate(field))
        field.readers ??= 'registered';
  }
}
