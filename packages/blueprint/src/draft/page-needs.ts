import type { Block, Blueprint, BlueprintEntity } from '@sayso/core/blueprint-schema';
import { coordinatesOf } from '../emit/community-fields.ts';
import { planBlocks } from '../plan/blocks.ts';
import { freeKey, type Ids } from '../plan/entities.ts';
import { emptyReading } from '../read/reading.ts';
import { snake } from '../words.ts';
import type { Making } from './making.ts';

/** A map needs to know where things are. */
export function withPlaces(thing: BlueprintEntity, { ids }: Making): boolean {
  if (coordinatesOf(thing)) return true;
  for (const [label, limit] of [
    ['Latitude', 90],
    ['Longitude', 180],
  ] as const)
    thing.fields.push({
      id: ids.next(),
      key: freeKey(thing, snake(label)),
      label,
      type: 'number',
      required: false,
      min: -limit,
      max: limit,
      inList: false,
      inForm: true,
      why: { from: 'default', words: '' },
    });
  return coordinatesOf(thing) !== undefined;
}

/** The charts that the data of one thing offers. */
export const chartsOf = (blueprint: Blueprint, thing: BlueprintEntity, ids: Ids): Block[] =>
  planBlocks(blueprint, emptyReading(''), new Map(), ids).filter(
    ({ kind, entity }) => kind === 'chart' && entity === thing.id,
  );
