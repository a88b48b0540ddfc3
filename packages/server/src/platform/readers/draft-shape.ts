import { PlanDraft } from '@sayso/contracts/plan-draft';
import { z } from 'zod';

/**
 * The draft as a JSON schema that all services take: every key required, nothing else allowed, no unions, no references
 * and no limits of length, which some of them refuse and others add up.
 */
export const draftShape: Readonly<Record<string, unknown>> = withoutVersion(
  z.toJSONSchema(PlanDraft, { reused: 'inline' }),
);

function withoutVersion({ $schema: _, ...shape }: Record<string, unknown>): Record<string, unknown> {
  return shape;
}
