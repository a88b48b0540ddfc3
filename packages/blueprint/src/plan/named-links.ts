import type { BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { normalised } from '../words.ts';

/** Lets `child` refer to `parent`, once. */
type Relate = (child: BlueprintEntity, parent: BlueprintEntity) => void;

/** Choices that are usual for such a field, and were told by nobody. */
export const isUsualChoice = ({ type, why }: BlueprintField): boolean =>
  type === 'enum' && why.from === 'default';

/** "A widget has a gadget": what is called like another thing of the app is one of these. */
export function linkNamed(
  entity: BlueprintEntity,
  entities: readonly BlueprintEntity[],
  relate: Relate,
): void {
  for (const field of [...entity.fields]) {
    const { type, label, why } = field;
    // Choices that nobody told give way to records that somebody asked for.
    if (type !== 'string' && !isUsualChoice(field)) continue;
    const named = entities.find((other) => normalised(other.label) === normalised(label));
    if (named?.why.from !== 'text' || named === entity) continue;
    // "Gift idea" in words, where gift ideas belong to it already.
    const isOwned = named.fields.some(({ ref }) => ref === entity.id);
    if (isOwned && why.from === 'default' && type === 'string' && entity.fields[0] !== field) {
      entity.fields = entity.fields.filter((known) => known !== field);
      continue;
    }
    // What a record is called stays in words, but for people: they are picked.
    const isTitle = why.from === 'default' && type === 'string' && entity.fields[0] === field;
    if (isTitle && named.kind !== 'person') continue;
    relate(entity, named);
    if (field.options && named.kind === 'settings') named.titles ??= field.options.map((one) => one.label);
  }
}
