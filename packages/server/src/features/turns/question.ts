import type { CustomContext, OpenError } from '@sayso/contracts/chat';
import type { Id } from '@sayso/contracts/ids';
import type { PlanOperation } from '@sayso/contracts/plan';
import type { PlanDraft } from '@sayso/contracts/plan-draft';
import type { FirstBuild } from '@sayso/contracts/reading';
import type { z } from 'zod';
import type { PlannedMove } from '../records/schema-changes/plan-choices.ts';

/** The message that a turn answers. */
export type Question = {
  content: string;
  author_id: Id | null;
  file_urls: string[];
  custom_context: z.infer<typeof CustomContext>[] | null;
  params: {
    current_page?: string;
    retry_of?: Id;
    automated_fix?: boolean;
    only?: string[];
    generate?: boolean;
    /** `model`: it writes all of a first build itself. */
    first_build?: FirstBuild;
    open_errors?: z.infer<typeof OpenError>[];
    /** Set by the server alone: changes of the plan, and what they do to records. */
    plan_operations?: PlanOperation[];
    plan_lines?: string[];
    plan_moves?: PlannedMove[];
    template?: string;
    draft?: PlanDraft;
  } | null;
};
