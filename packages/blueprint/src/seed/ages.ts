import type { Blueprint, BlueprintEntity } from '@sayso/core/blueprint-schema';
import { hashText } from '../plan/build.ts';
import { randomFrom } from './random.ts';

const day = 24 * 60;

/** From when to when samples seem to have been made, in minutes before now: what others refer to was there first. */
function spanOf({ entities }: Blueprint, entity: BlueprintEntity): { oldest: number; newest: number } {
  if (entity.concept === 'chat_message') return { oldest: 4 * 60, newest: 6 };
  const isReferredTo = entities.some(({ fields }) => fields.some(({ ref }) => ref === entity.id));
  return isReferredTo ? { oldest: 40 * day, newest: 14 * day } : { oldest: 12 * day, newest: 90 };
}

/** Minutes before now at which each of the samples seems to have been made, the first one longest ago. */
export function agesOf(blueprint: Blueprint, entity: BlueprintEntity, count: number): number[] {
  const random = randomFrom(blueprint.seed ^ hashText(`${entity.name} ages`));
  const { oldest, newest } = spanOf(blueprint, entity);
  const step = (oldest - newest) / Math.max(count - 1, 1);
  return Array.from({ length: count }, (_, index) => {
    const early = index === 0 ? 0 : random.int(0, Math.floor(step * 0.6));
    return Math.max(1, Math.round(oldest - index * step) + early);
  });
}
