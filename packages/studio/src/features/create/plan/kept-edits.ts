import { PlanOperation } from '@sayso/contracts/plan';
import { SentDraft } from '@sayso/contracts/reading';
import { TemplateId } from '@sayso/contracts/templates';
import { z } from 'zod';
import { readStored, writeStored } from '../../../lib/storage.ts';
import type { PlanEdits } from './plan-edits.ts';

const key = 'draft:home:plan';

const Kept = z.object({
  madeOn: z.object({ text: z.string(), template: TemplateId.nullable(), draft: SentDraft.nullish() }),
  operations: z.array(PlanOperation).min(1),
});

/** Changes that a reload did not lose; they are read anew with the words. */
export function keptEdits(): PlanEdits | null {
  try {
    const kept = Kept.safeParse(JSON.parse(readStored(key) ?? 'null'));
    return kept.success ? { ...kept.data, lines: [], undone: [] } : null;
  } catch {
    return null;
  }
}

export function keepEdits({ madeOn, operations }: PlanEdits): void {
  writeStored(key, operations.length === 0 ? null : JSON.stringify({ madeOn, operations }));
}
