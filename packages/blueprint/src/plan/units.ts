import type { BlueprintEntity } from '@sayso/core/blueprint-schema';

/** `m2` as people print it: m². */
const printed = (text: string): string =>
  text.replace(
    /\b([kcdm]?m)([23])\b/g,
    (_, unit: string, power: string) => `${unit}${power === '2' ? '²' : '³'}`,
  );

/** Units in labels and beside numbers as people print them; keys stay as they are. */
export function settleUnits(entities: readonly BlueprintEntity[]): void {
  for (const { fields } of entities)
    for (const field of fields) {
      field.label = printed(field.label);
      if (field.unit !== undefined) field.unit = printed(field.unit);
    }
}
