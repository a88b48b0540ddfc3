import type { PlanThing } from '@sayso/contracts/plan';
import { Plus } from 'lucide-react';
import { memo } from 'react';
import { t } from '../../texts/plan.ts';
import { cn } from '../cn.ts';
import { Tooltip } from '../tooltip.tsx';
import { chipLook, markLook } from './chip-look.ts';
import { FieldChip } from './field-chip.tsx';
import { ItemIcon } from './item-icon.tsx';
import { usePlanState } from './plan-context.ts';
import { isAssumed, ownDirection, sourceText } from './plan-words.ts';
import { StateChain } from './state-chain.tsx';
import { usePlanItem } from './use-plan-item.ts';

/** One thing that the app keeps track of, with its fields. */
export const ThingCard = memo(function ThingCard({ thing }: { thing: PlanThing }) {
  const { isReadOnly } = usePlanState();
  const states = thing.fields.filter(({ kind }) => kind === 'states');
  const others = thing.fields.filter(({ kind }) => kind !== 'states');
  return (
    <section
      aria-label={t('thing', { name: thing.plural })}
      data-plan-thing={thing.id}
      className={cn(
        'grid min-w-0 content-start gap-2.5 rounded-card border border-line bg-surface p-3 shadow-card',
        isAssumed(thing.source) && 'border-line-strong border-dashed shadow-none',
      )}
    >
      <ThingName thing={thing} />
      {states.map((field) => (
        <StateChain key={field.id} thing={thing} field={field} />
      ))}
      <ul className="flex min-w-0 flex-wrap gap-1.5">
        {others.map((field) => (
          <li key={field.id} className="inline-flex min-w-0 max-w-full">
            <FieldChip thing={thing} field={field} />
          </li>
        ))}
        {!isReadOnly && (
          <li className="inline-flex">
            <AddField thing={thing} />
          </li>
        )}
      </ul>
    </section>
  );
});

function ThingName({ thing }: { thing: PlanThing }) {
  const state = usePlanState();
  const item = usePlanItem(
    { what: 'thing', thing: thing.id },
    {
      removal: { type: 'removeThing', thing: thing.id },
      adding: { what: 'newField', thing: thing.id },
    },
  );
  const source = sourceText(thing.source);
  const button = (
    <button
      {...item}
      className={cn(
        'inline-flex aria-expanded:outline-2 aria-expanded:outline-ink min-h-7 min-w-0 max-w-full items-center gap-2 rounded-control px-1 text-start font-semibold text-body transition-colors hover:bg-filled max-md:min-h-10',
        markLook(state, thing.id),
      )}
    >
      <ItemIcon name={thing.icon} />
      <span className="wrap-anywhere min-w-0" {...ownDirection}>
        {thing.plural}
      </span>
      {isAssumed(thing.source) && <span className="sr-only">, {t('spoken.assumed')}</span>}
    </button>
  );
  return <h2 className="flex min-w-0">{source ? <Tooltip label={source}>{button}</Tooltip> : button}</h2>;
}

function AddField({ thing }: { thing: PlanThing }) {
  const adding = { what: 'newField', thing: thing.id } as const;
  const item = usePlanItem(adding, { adding });
  return (
    <button {...item} className={chipLook({ tone: 'add' })}>
      <Plus aria-hidden />
      <span aria-hidden>{t('addField')}</span>
      <span className="sr-only">{t('addFieldTo', { thing: thing.plural })}</span>
    </button>
  );
}
