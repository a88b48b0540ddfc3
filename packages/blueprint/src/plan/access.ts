import type { Blueprint, BlueprintEntity, Rule } from '@sayso/core/blueprint-schema';
import type { AccessIntent } from '../read/reading.ts';

/** Rules of every entity: owners alone in a personal app, registered people in a team's, more only where a public page needs it. */
export function planRules(blueprint: Blueprint): void {
  for (const entity of blueprint.entities) {
    entity.rules = blueprint.app.personal
      ? { create: 'registered', read: 'owner', update: 'owner', delete: 'owner' }
      : { create: 'registered', read: 'registered', update: 'registered', delete: 'owner-or-admin' };
  }
  const { entities } = blueprint;
  // A game that keeps nothing but its best scores is for whoever comes by.
  if (entities.length > 0 && entities.every(({ concept }) => concept === 'quiz_score'))
    for (const { rules } of entities) Object.assign(rules, { create: 'anyone', read: 'anyone' });
  for (const page of blueprint.pages.filter((candidate) => candidate.public)) {
    for (const id of [page.entity, page.target]) {
      const entity = blueprint.entities.find((candidate) => candidate.id === id);
      if (!entity) continue;
      if (id === page.target && writes(page.archetype)) entity.rules.create = 'anyone';
      else openForReading(blueprint, entity);
    }
    if (page.archetype === 'catalogue' || page.archetype === 'cart') openShop(blueprint);
  }
}

const writes = (archetype: string): boolean =>
  archetype === 'public-form' || archetype === 'cart' || archetype === 'public-landing';

function openForReading(blueprint: Blueprint, entity: BlueprintEntity): void {
  if (entity.kind === 'person') return;
  entity.rules.read = 'anyone';
  for (const field of entity.fields) {
    const target = blueprint.entities.find(({ id }) => id === field.ref);
    if (target && target.kind !== 'person') target.rules.read = 'anyone';
  }
}

/** Buyers without an account may order and never read anybody's order. */
function openShop(blueprint: Blueprint): void {
  for (const entity of blueprint.entities) {
    if (entity.concept === 'order' || entity.concept === 'order_item') {
      entity.rules = { create: 'anyone', read: 'registered', update: 'registered', delete: 'admin' };
    }
  }
}

export function applyAccess(entity: BlueprintEntity, intent: AccessIntent): void {
  const rule: Rule = intent.who;
  entity.rules[intent.op] = rule;
}
