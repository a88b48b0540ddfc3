import type { Blueprint, BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import type { Made } from './linked.ts';
import type { Random } from './random.ts';

type Row = Record<string, unknown>;

/** What the facts of a record are settled by. */
export type Facts = {
  blueprint: Blueprint;
  entity: BlueprintEntity;
  now: Date;
  random: Random;
  made: Made;
};

/** The label of the choice that a record has; empty where it has none. */
export const labelOfState = (record: Row, field: BlueprintField | undefined): string =>
  field?.options?.find(({ value }) => value === record[field.key])?.label ?? '';
