import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { EntityName, RowRules } from './entity-schema.ts';
import { AppParams } from './ids.ts';

export const personas = ['anonymous', 'user_a', 'user_b', 'admin'] as const;
export type Persona = (typeof personas)[number];

export const proofCells = [
  'create',
  'read_own',
  'read_other',
  'update_own',
  'update_other',
  'delete_own',
  'delete_other',
] as const;
export type ProofCell = (typeof proofCells)[number];

/** `some`: it depends on what the record holds, or on what the app keeps of the person. */
export const Outcome = z.enum(['yes', 'no', 'some']);
export type Outcome = z.infer<typeof Outcome>;

/** How many of the attempts were let through. */
export const Attempts = z.object({ allowed: z.number().int(), of: z.number().int() });
export type Attempts = z.infer<typeof Attempts>;

/** `list`: how many of the records that were made for the proof this persona counts. */
export const PersonaProof = z.object({
  ...(Object.fromEntries(proofCells.map((cell) => [cell, Outcome])) as Record<ProofCell, typeof Outcome>),
  list: z.object({ seen: z.number().int(), of: z.number().int() }),
  counts: z
    .object(
      Object.fromEntries(proofCells.map((cell) => [cell, Attempts])) as Record<ProofCell, typeof Attempts>,
    )
    .optional(),
});
export type PersonaProof = z.infer<typeof PersonaProof>;

export const EntityProof = z.object({
  name: z.string(),
  /** Everybody who can open the app may do everything with its records. */
  is_public: z.boolean(),
  /** Null where there was not enough time to try everything: then nothing is said of what is allowed. */
  matrix: z
    .object(
      Object.fromEntries(personas.map((persona) => [persona, PersonaProof])) as Record<
        Persona,
        typeof PersonaProof
      >,
    )
    .nullable(),
  warnings: z.array(z.string()),
});
export type EntityProof = z.infer<typeof EntityProof>;

/** What each kind of visitor may do with each entity's records, tried on the engine that answers them. */
export const RuleProof = z.object({
  entities: z.array(EntityProof),
  /** What more people may do than under the rules of what is published, in sentences. */
  loosened: z.array(z.string()),
});
export type RuleProof = z.infer<typeof RuleProof>;

export const ruleProof = endpoint({
  method: 'GET',
  path: '/apps/:appId/rule-proof',
  params: AppParams,
  reply: RuleProof,
});

const longestRules = 50_000;

/** The same for one entity as it would be with these rules, which are stored nowhere; null: with none. */
export const draftProof = endpoint({
  method: 'POST',
  path: '/apps/:appId/rule-proof',
  params: AppParams,
  body: z.object({
    entity: EntityName,
    rls: RowRules.nullable().refine((rls) => JSON.stringify(rls).length <= longestRules, {
      error: `Use at most ${longestRules} characters`,
    }),
  }),
  reply: z.object({
    entity: EntityProof,
    /** As of all of the app, against what is published. */
    loosened: z.array(z.string()),
  }),
});
export type DraftProof = z.infer<typeof draftProof.reply>;
