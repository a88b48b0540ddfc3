import type { BlueprintEntity } from '@sayso/core/blueprint-schema';
import { fieldsOf } from '../plan/look.ts';

type Row = Record<string, unknown>;

const breeds: Readonly<Record<string, readonly string[]>> = {
  dog: ['Labrador', 'Beagle', 'Mixed', 'Poodle', 'Border Collie'],
  cat: ['Maine Coon', 'Siamese', 'Domestic shorthair', 'Ragdoll'],
  rabbit: ['Holland Lop', 'Netherland Dwarf', 'Lionhead'],
  bird: ['Cockatiel', 'Budgerigar', 'Canary'],
  horse: ['Haflinger', 'Icelandic', 'Welsh Pony'],
  other: ['Guinea pig', 'Golden hamster', 'Greek tortoise'],
};

/** No bird is a Labrador, and no canary is large: breed and size are those of the species. */
export function settleBreed(entity: BlueprintEntity, record: Row, index: number): void {
  const breed = fieldsOf(entity, 'string').find(({ label }) => /^breed$/i.test(label));
  const species = fieldsOf(entity, 'enum').find(({ label }) => /^(?:species|animal|type|kind)$/i.test(label));
  const said = species?.options?.find(({ value }) => value === record[species.key])?.label.toLowerCase();
  const pool = said === undefined ? undefined : breeds[said.replace(/s$/, '')];
  if (breed && pool && breed.key in record) record[breed.key] = pool[index % pool.length];
  const size = fieldsOf(entity, 'enum').find(({ label }) => /^size$/i.test(label));
  const small = size?.options?.find(({ label }) => /^small$/i.test(label));
  if (pool && size && small && !/^(?:dog|horse)/.test(said ?? '')) record[size.key] = small.value;
}
