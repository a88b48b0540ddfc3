import { z } from 'zod';
import { endpoint } from './endpoint.ts';
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

/** `list`: how many of the records that were made for the proof this persona counts. */
export const PersonaProof = z.object({
  ...(Object.fromEntries(proofCells.map((cell) => [cell, Outcome])) as Record<ProofCell, typeof Outcome>),
  list: z.object({ seen: z.number().int(), of: z.number().int() }),
});
export type PersonaProof = z.infer<typeof PersonaProof>;

export const EntityProof = z.object({
  name: z.string(),
  /** Everybody who can open the app may do everything with its records. */
  is_public: z.boolean(),
  matrix: z.object(
    Object.fromEntries(personas.map((persona) => [persona, PersonaProof])) as Record<
      Persona,
      typeof PersonaProof
    >,
  ),
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
