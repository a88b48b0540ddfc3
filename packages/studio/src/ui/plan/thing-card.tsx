import type { PlanThing } from '@sayso/contracts/plan';
import { Plus } from 'lucide-react';
import { memo, useId } from 'react';
import { t } from '../../texts/plan.ts';
import { cn } from '../cn.ts';
import { chipLook } from './chip-look.ts';
import { FieldChip } from './field-chip.tsx';
import { usePlanState } from './plan-context.ts';
import { isAssumed } from './plan-words.ts';
import { StateChain } from './state-chain.tsx';
import { EditThing, FoldedThingName, ThingName } from './thing-name.tsx';
import { usePlanItem } from './use-plan-item.ts';

/** One thing that the app keeps track of, with its fields; on phones they are shown once it is opened. */
export const ThingCard = memo(function ThingCard({ thing }: { thing: PlanThing }) {
  const state = usePlanState();
  const { folds } = state;
  const bodyId = useId();
  const states = thing.fields.filter(({ kind }) => kind === 'states');
  return (
    <section
      aria-label={t('thing', { name: thing.plural })}
      data-plan-thing={thing.id}
      className={cn(
        'grid min-w-0 content-start gap-2.5 rounded-card border border-line bg-surface p-3 shadow-card max-md:gap-1.5 max-md:p-1.5',
        isAssumed(state, thing.source) && 'border-line-strong border-dashed shadow-none',
      )}
    >
      {folds.canFold ? <FoldedThingName thing={thing} bodyId={bodyId} /> : <ThingName thing={thing} />}
      {states.map((field) => (
        <StateChain key={field.id} thing={thing} field={field} />
      ))}
      {!folds.isFolded(thing) && <Fields id={bodyId} thing={thing} />}
    </section>
  );
});

function Fields({ id, thing }: { id: string; thing: PlanThing }) {
  const { isReadOnly, folds } = usePlanState();
  const others = thing.fields.filter(({ kind }) => kind !== 'states');
  return (
    <ul id={id} className="flex min-w-0 flex-wrap gap-1.5 max-md:px-1 max-md:pb-1">
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
      {!isReadOnly && folds.canFold && (
        <li className="inline-flex">
          <EditThing thing={thing} />
        </li>
      )}
    </ul>
  );
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
