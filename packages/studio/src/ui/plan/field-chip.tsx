import type { PlanField, PlanThing } from '@sayso/contracts/plan';
import { ArrowRight, EyeOff } from 'lucide-react';
import { cn } from '../cn.ts';
import { Tooltip } from '../tooltip.tsx';
import { chipLook, markLook } from './chip-look.ts';
import { kindIcons } from './field-kinds.ts';
import { NewsMark } from './news-mark.tsx';
import { usePlanState } from './plan-context.ts';
import { isAssumed, isHidden, ownDirection, spokenField, thingOf, tipText } from './plan-words.ts';
import { usePlanItem } from './use-plan-item.ts';

type Props = { thing: PlanThing; field: PlanField };

/** One field of a thing; opens what can be changed about it. */
export function FieldChip({ thing, field }: Props) {
  const state = usePlanState();
  const item = usePlanItem(
    { what: 'field', thing: thing.id, field: field.id },
    {
      removal: { type: 'removeField', thing: thing.id, field: field.id },
      adding: { what: 'newField', thing: thing.id },
    },
  );
  const Icon = kindIcons[field.kind];
  const tip = tipText(state, field);
  const chip = (
    <button
      {...item}
      data-plan-field={field.id}
      className={cn(
        chipLook({
          tone: field.kind === 'link' ? 'link' : 'plain',
          isAssumed: isAssumed(state, field.source),
        }),
        markLook(state, field.id),
      )}
    >
      <Icon aria-hidden />
      <span className="wrap-anywhere min-w-0 text-start" {...ownDirection}>
        {field.name}
      </span>
      {field.required && (
        <span aria-hidden className="text-muted">
          *
        </span>
      )}
      <LinkTarget field={field} />
      {isHidden(field) && <EyeOff aria-hidden />}
      <NewsMark id={field.id} />
      <span className="sr-only">, {spokenField(state, thing, field)}</span>
    </button>
  );
  return tip ? <Tooltip label={tip}>{chip}</Tooltip> : chip;
}

/** The arrow and what a link leads to, where its name does not say that already. */
function LinkTarget({ field }: { field: PlanField }) {
  const { plan } = usePlanState();
  const target = field.kind === 'link' ? thingOf(plan, field.link) : undefined;
  if (!target) return null;
  const isNamed = target.name.toLowerCase() === field.name.trim().toLowerCase();
  return (
    <span aria-hidden className="inline-flex items-center gap-1 opacity-80">
      <ArrowRight />
      {!isNamed && <span {...ownDirection}>{target.name}</span>}
    </span>
  );
}
