import type { PlanDraft } from '@sayso/contracts/plan-draft';
import type { Blueprint, BlueprintEntity, Rule } from '@sayso/core/blueprint-schema';
import { opsOf } from '../draft/draft-rules.ts';
import { targetsOf } from '../draft/rule-targets.ts';
import { sameField, sameThing } from '../operate/named-items.ts';

/** From the most open to the most closed; a role of the app's own stands among its people. */
const order = ['anyone', 'registered', 'owner-or-admin', 'admin', 'owner', 'nobody'];
const closeness = (rule: Rule): number => {
  const at = order.indexOf(rule);
  return at < 0 ? order.indexOf('owner-or-admin') : at;
};

const operations = ['create', 'read', 'update', 'delete'] as const;

/**
 * Keeps what the rules read of who may do what, where the draft says nothing of the same thing: words that only they
 * understood close it, and a closer reading opens nothing by leaving them out.
 */
export function keepClosed(blueprint: Blueprint, draft: PlanDraft, rules: Blueprint): void {
  if (blueprint.app.personal !== rules.app.personal) return;
  const spoken = new Set(
    draft.rules.flatMap((rule) =>
      targetsOf(blueprint, rule.thing)
        .filter(({ field }) => field === undefined)
        .flatMap((target) => opsOf(rule, target).map((op) => `${target.entity.id} ${op}`)),
    ),
  );
  for (const entity of blueprint.entities) {
    const twin = sameThing(rules, entity);
    if (!twin) continue;
    const isShown = blueprint.pages.some(
      (page) => page.public && [page.entity, page.target].includes(entity.id),
    );
    const left = isShown ? [] : operations.filter((op) => !spoken.has(`${entity.id} ${op}`));
    closeAs(entity, twin, left);
  }
}

type Op = (typeof operations)[number];

function closeAs(entity: BlueprintEntity, twin: BlueprintEntity, left: readonly Op[]): void {
  // A role of the other plan is none here.
  const isKnown = (rule: Rule) => order.includes(rule);
  for (const op of left) {
    const rule = twin.rules[op];
    if (isKnown(rule) && closeness(rule) > closeness(entity.rules[op])) entity.rules[op] = rule;
  }
  for (const field of entity.fields) {
    const readers = sameField(twin, field)?.readers;
    if (readers !== undefined && isKnown(readers)) field.readers ??= readers;
  }
}
