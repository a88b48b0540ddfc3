import type { Blueprint, BlueprintEntity } from '@sayso/core/blueprint-schema';
import { pageOf, thingsOf } from '../emit/columns.ts';
import { aThing } from '../emit/copy.ts';
import { importance, isLineItem } from '../plan/look.ts';
import type { LandingItem } from './section.ts';

/** The most important things that visitors may read of; what they send is none of them, nor are people. */
export function featuresOf(blueprint: Blueprint, target: BlueprintEntity | undefined): LandingItem[] {
  return blueprint.entities
    .filter(
      (entity) =>
        !isLineItem(entity) &&
        entity !== target &&
        entity.kind !== 'settings' &&
        entity.kind !== 'person' &&
        entity.rules.read === 'anyone',
    )
    .sort((one, other) => importance(other) - importance(one))
    .slice(0, 3)
    .map((entity, at) => ({
      title: entity.labelPlural,
      text: lineAbout(blueprint, entity, at),
      icon: entity.icon,
    }));
}

function lineAbout(blueprint: Blueprint, entity: BlueprintEntity, at: number): string {
  const things = thingsOf(entity);
  if (pageOf(blueprint, 'calendar', entity)) return `All ${things} on one calendar, so nothing clashes.`;
  if (pageOf(blueprint, 'kanban', entity)) return `See the status of all ${things} at a glance.`;
  if (entity.kind === 'event') return `See which ${things} are coming up and who’s taking part.`;
  if (entity.kind === 'person') return `Everything about your ${things} in one place.`;
  const lines = [
    `Find the ${things} you’re looking for in seconds.`,
    `Add ${aThing(entity)} in moments, from any device.`,
    `All ${things} in one place, always up to date.`,
  ];
  return lines[at % lines.length] ?? '';
}
