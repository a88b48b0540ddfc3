import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { EntityName } from './entity-schema.ts';
import { AppParams, Id } from './ids.ts';

const params = AppParams.extend({ entity: EntityName });
const ChoiceValue = z.union([z.string().max(2_000), z.number()]);
const Choice = z.object({ value: ChoiceValue, label: z.string() });

/** A field with values in records that its choices do not have any more. */
export const LeftField = z.object({
  field: z.string(),
  label: z.string(),
  choices: z.array(Choice),
  /** The most frequent ones, called as they were called when they were choices. */
  left: z.array(Choice.extend({ records: z.number().int() })),
});
export type LeftField = z.infer<typeof LeftField>;

export const LeftChoices = z.object({
  /** What one record and many of them are called, such as "repair" and "repairs". */
  noun: z.object({ one: z.string(), many: z.string() }),
  /** Fields of which nothing is left are not named. */
  fields: z.array(LeftField),
});
export type LeftChoices = z.infer<typeof LeftChoices>;

/** What records still hold of choices that were removed. */
export const leftChoices = endpoint({
  method: 'GET',
  path: '/apps/:appId/entity-schemas/:entity/left-choices',
  params,
  reply: LeftChoices,
});

/**
 * Gives all records with a removed choice another one, whoever's they are, as a change of the schema would. It counts as
 * one of these changes: undoing it, or going back to when the choice was there, brings the old values back.
 */
export const moveChoice = endpoint({
  method: 'POST',
  path: '/apps/:appId/entity-schemas/:entity/move-choice',
  params,
  body: z.object({ field: z.string().max(64), from: ChoiceValue, to: ChoiceValue }),
  /** `change_id` is for `undoSchemaChange`; null where no record had the choice. */
  reply: z.object({ moved: z.number().int(), change_id: Id.nullable() }),
});
