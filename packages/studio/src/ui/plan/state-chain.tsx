import type { PlanField, PlanThing } from '@sayso/contracts/plan';
import { ArrowRight } from 'lucide-react';
import { Fragment } from 'react';
import { cn } from '../cn.ts';
import { markLook } from './chip-look.ts';
import { NewsMark } from './news-mark.tsx';
import { usePlanState } from './plan-context.ts';
import { isAssumed, ownDirection, spokenField } from './plan-words.ts';
import { usePlanItem } from './use-plan-item.ts';

const tones: Readonly<Record<string, string>> = {
  blue: 'bg-info-soft text-info',
  sky: 'bg-info-soft text-info',
  indigo: 'bg-info-soft text-info',
  cyan: 'bg-info-soft text-info',
  amber: 'bg-warning-soft text-warning',
  yellow: 'bg-warning-soft text-warning',
  orange: 'bg-warning-soft text-warning',
  green: 'bg-success-soft text-success',
  emerald: 'bg-success-soft text-success',
  teal: 'bg-success-soft text-success',
  lime: 'bg-success-soft text-success',
  red: 'bg-danger-soft text-danger',
  rose: 'bg-danger-soft text-danger',
};
const toneOf = (color: string) =>
  (Object.hasOwn(tones, color) ? tones[color] : undefined) ?? 'bg-filled text-muted';

/** The states that records move through, in their order. */
export function StateChain({ thing, field }: { thing: PlanThing; field: PlanField }) {
  const state = usePlanState();
  const item = usePlanItem(
    { what: 'field', thing: thing.id, field: field.id },
    {
      removal: { type: 'removeField', thing: thing.id, field: field.id },
      adding: { what: 'newField', thing: thing.id },
    },
  );
  return (
    <button
      {...item}
      data-plan-field={field.id}
      className={cn(
        'flex w-full flex-wrap items-center aria-expanded:outline-2 aria-expanded:outline-ink gap-x-1 gap-y-1.5 rounded-control border border-transparent p-1 text-start hover:border-line-strong max-md:min-h-10',
        isAssumed(state, field.source) && 'border-line-strong border-dashed',
        markLook(state, field.id),
      )}
    >
      <span className="sr-only">
        {field.name}, {spokenField(state, thing, field)}
      </span>
      {(field.choices ?? []).map(({ value, label, color }, at) => (
        <Fragment key={value}>
          {at > 0 && <ArrowRight aria-hidden className="size-3 shrink-0 text-faint" />}
          <span
            aria-hidden
            {...ownDirection}
            className={cn('wrap-anywhere rounded-full px-2 py-0.5 font-medium text-caption', toneOf(color))}
          >
            {label}
          </span>
        </Fragment>
      ))}
      <NewsMark id={field.id} hasTitle />
    </button>
  );
}
