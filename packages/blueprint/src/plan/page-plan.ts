import type {
  Archetype,
  Block,
  Blueprint,
  BlueprintEntity,
  BlueprintPage,
} from '@sayso/core/blueprint-schema';
import type { EntityDraft, Reading } from '../read/reading.ts';
import type { Ids } from './entities.ts';

export type Plan = {
  blueprint: Blueprint;
  reading: Reading;
  entityOf: ReadonlyMap<EntityDraft, BlueprintEntity>;
  ids: Ids;
};

export type NewPage = Partial<BlueprintPage> & { label: string; icon: string; archetype: Archetype };

/** Adds a page under a name that none has yet. */
export function addPage(
  { blueprint, ids }: { blueprint: Blueprint; ids: Ids },
  name: string,
  page: NewPage,
): BlueprintPage {
  let free = name;
  for (let at = 2; blueprint.pages.some((known) => known.name === free); at++) free = `${name}${at}`;
  const added: BlueprintPage = {
    public: false,
    nav: true,
    blocks: [] as Block[],
    ...page,
    id: ids.next(),
    name: free,
  };
  blueprint.pages.push(added);
  return added;
}
