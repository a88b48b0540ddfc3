import type { BlueprintEntity } from '@sayso/core/blueprint-schema';

type Settled = NonNullable<BlueprintEntity['settled']>[number];

/** Remembers that a person chose something by hand: guesses leave it as it is. */
export function settle(entity: BlueprintEntity, what: Settled): void {
  entity.settled = [...new Set([...(entity.settled ?? []), what])];
}
