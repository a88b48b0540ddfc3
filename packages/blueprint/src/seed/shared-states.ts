import type { BlueprintField } from '@sayso/core/blueprint-schema';
import { isFinal } from '../plan/colors.ts';
import { entityById, fieldsOf, stateOf } from '../plan/look.ts';
import { type Facts, labelOfState } from './fact.ts';
import { rowAt } from './linked.ts';

type Row = Record<string, unknown>;

const refused = /declined|rejected|cancell?ed|lost/i;

/**
 * An end that a request shares with the thing it is for is reached by both: who "adopted" a pet has one that is
 * "adopted", and nobody else has it.
 */
export function settleSharedStates(records: readonly Row[], { blueprint, entity, made }: Facts): void {
  const state = stateOf(entity);
  if (!state || entity.kind !== 'transaction') return;
  for (const ref of fieldsOf(entity, 'ref')) {
    const target = entityById(blueprint, ref.ref);
    const theirs = target && stateOf(target);
    const shared = sharedEnd(state, theirs);
    if (!target || !theirs || !shared) continue;
    const taken = new Set<unknown>();
    for (const [index, record] of records.entries()) {
      const other = rowAt(record[ref.key], made);
      if (!other) continue;
      const isOver = labelOfState(other, theirs) === shared;
      const isFirst = isOver && !taken.has(other);
      if (isFirst) taken.add(other);
      const next = fitting(state, { label: labelOfState(record, state), shared, isOver, isFirst, index });
      if (next !== undefined) record[state.key] = next;
    }
  }
}

const sharedEnd = (state: BlueprintField, theirs: BlueprintField | undefined): string | undefined =>
  state.options
    ?.map(({ label }) => label)
    .find(
      (label) =>
        isFinal(label) && !refused.test(label) && theirs?.options?.some((option) => option.label === label),
    );

type Case = { label: string; shared: string; isOver: boolean; isFirst: boolean; index: number };

/** The state that fits; nothing where the one that the record has does. */
function fitting(state: BlueprintField, { label, shared, isOver, isFirst, index }: Case): string | undefined {
  const options = state.options ?? [];
  if (isFirst) return options.find((option) => option.label === shared)?.value;
  if (isOver) return options.find((option) => refused.test(option.label))?.value;
  if (label !== shared) return undefined;
  const open = options.filter((option) => !isFinal(option.label));
  return open[index % Math.max(open.length, 1)]?.value;
}
