import type { BlueprintEntity } from '@sayso/core/blueprint-schema';
import { coordinatesOf } from '../emit/community-fields.ts';
import type { Random } from './random.ts';

/** Middles of towns far from any coast or lake, so that a sample some streets away still stands on land. */
const towns: readonly (readonly [latitude: number, longitude: number])[] = [
  [53.7997, -1.5492],
  [52.4814, -1.8998],
  [47.9961, 7.8494],
  [52.0907, 5.1214],
  [50.0647, 19.945],
  [45.764, 4.8357],
  [40.4168, -3.7038],
  [39.7392, -104.9903],
];

/** Of the middle; two to three kilometres. */
const around = 0.024;

/** Puts a sample into the app's own town: all of one app lie near each other, on one screen of a map. */
export function placeInTown(
  entity: BlueprintEntity,
  record: Record<string, unknown>,
  { seed, random }: { seed: number; random: Random },
): void {
  const keys = coordinatesOf(entity);
  const [latitude, longitude] = towns[Math.abs(seed) % towns.length] ?? [53.7997, -1.5492];
  if (!keys) return;
  const off = () => (random.next() * 2 - 1) * around;
  record[keys.latitude] = rounded(latitude + off());
  // A degree of longitude is shorter, the farther from the equator.
  record[keys.longitude] = rounded(longitude + off() / Math.cos((latitude * Math.PI) / 180));
}

const rounded = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;
