import type { PlanDraft } from '@sayso/contracts/plan-draft';
import type { Blueprint } from '@sayso/core/blueprint-schema';
import { isEveryone } from './draft-who.ts';
import { findNamed, thingNamed } from './find-thing.ts';

type DraftPage = PlanDraft['pages'][number];

/** Pages on which visitors look at records. */
const looking: ReadonlySet<DraftPage['kind']> = new Set([
  'list',
  'catalogue',
  'gallery',
  'map',
  'calendar',
  'home',
]);

/** Where a draft says what visitors see of a thing, the rest of its fields stays inside. */
export function keepToShown({ entities }: Blueprint, pages: readonly DraftPage[]): void {
  for (const entity of entities) {
    if (entity.rules.read !== 'anyone') continue;
    const shown = pages.filter(
      ({ kind, thing, for: who }) =>
        looking.has(kind) && isEveryone(who) && thingNamed(entities, thing) === entity,
    );
    const named = shown.map(({ fields }) =>
      fields.flatMap((name) => findNamed(entity.fields, name, ({ label }) => label)?.id ?? []),
    );
    // A page that names none shows all.
    if (named.length === 0 || named.some((ids) => ids.length === 0)) continue;
    const kept = new Set([entity.titleField, ...named.flat()]);
    for (const field of entity.fields)
      if (!kept.has(field.id) && (field.readers === undefined || field.readers === 'anyone'))
        field.readers = 'registered';
  }
}
