import type { Plan } from '@sayso/contracts/plan';
import type { PlanDifference } from '@sayso/contracts/plan-reading';
import { Plus } from 'lucide-react';
import { useId, useMemo, useRef, useState } from 'react';
import { t } from '../../texts/plan.ts';
import { cn } from '../cn.ts';
import { chipLook } from './chip-look.ts';
import { type Opened, OpenPanel } from './open-panel.tsx';
import { type Operate, PlanContext, type PlanState, usePlanState } from './plan-context.ts';
import { PlanLook } from './plan-look.tsx';
import { PlanPages } from './plan-pages.tsx';
import { PlanPeople } from './plan-people.tsx';
import { holdsWords } from './plan-words.ts';
import { ThingCard } from './thing-card.tsx';
import { useFolds } from './use-folds.ts';
import { usePlanItem } from './use-plan-item.ts';
import { useRoving } from './use-roving.ts';

export type PlanCardsProps = {
  plan: Plan;
  onOperate: Operate;
  isReadOnly?: boolean;
  /** Ids of items whose change is on its way. */
  pending?: ReadonlySet<string>;
  /** Where somebody was led to: it is marked, and the fields of its thing are shown. */
  ledTo?: { thing: string; field?: string | undefined } | undefined;
  /** What is new in this plan, and what is another than before; marked. */
  difference?: PlanDifference | null | undefined;
  className?: string;
};

const none: ReadonlySet<string> = new Set();

/** The plan as cards, one a thing: all of it can be changed by hand and by keyboard. */
export function PlanCards(props: PlanCardsProps) {
  const { plan, onOperate, isReadOnly = false, pending = none, difference = null } = props;
  const [opened, setOpened] = useState<Opened | null>(null);
  const hold = useRef<(() => void) | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const roving = useRoving(root);
  const hint = useId();
  const folds = useFolds(props.ledTo?.thing);
  const marked = props.ledTo?.field ?? props.ledTo?.thing;
  const place = opened?.place ?? null;
  // A change that is done late closes its own panel, not the one that was opened meanwhile.
  const close = (one: Opened) => setOpened((now) => (now === one ? null : now));
  const state = useMemo(
    (): PlanState => ({
      plan,
      operate: onOperate,
      isReadOnly,
      marksAssumed: holdsWords(plan),
      pending,
      marked,
      difference,
      folds,
      opened: place,
      hold,
      open: (at, anchor, fault) => {
        // Another item pressed meanwhile: what is not saved is asked about first.
        if (hold.current && fault === undefined) hold.current();
        else setOpened({ place: at, anchor, fault });
      },
    }),
    [plan, onOperate, isReadOnly, pending, marked, difference, folds, place],
  );
  return (
    <PlanContext value={state}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only the keys that its buttons do not take */}
      <div
        ref={root}
        onFocus={({ target }) => roving.handleFocus(target)}
        onKeyDown={roving.handleKeyDown}
        className={cn('@container relative grid min-w-0 gap-3', props.className)}
      >
        {!isReadOnly && (
          <p id={hint} className="sr-only">
            {t('keys')}
          </p>
        )}
        <Things />
        {plan.things.length > 0 && (
          <div className="min-w-0 rounded-card border border-line bg-surface shadow-card">
            <PlanPeople />
            <PlanPages />
            <PlanLook />
          </div>
        )}
      </div>
      {opened && !isReadOnly && (
        <OpenPanel key={JSON.stringify(opened.place)} opened={opened} onClose={() => close(opened)} />
      )}
    </PlanContext>
  );
}

function Things() {
  const { plan, isReadOnly } = usePlanState();
  if (plan.things.length === 0 && isReadOnly) return <p className="text-muted">{t('empty')}</p>;
  return (
    <div className="grid min-w-0 grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] items-start gap-3">
      {plan.things.map((thing) => (
        <ThingCard key={thing.id} thing={thing} />
      ))}
      {!isReadOnly && <AddThing />}
    </div>
  );
}

function AddThing() {
  const adding = { what: 'newThing' } as const;
  const item = usePlanItem(adding, { adding });
  return (
    <button
      {...item}
      className={cn(chipLook({ tone: 'add' }), 'justify-center rounded-card py-3 text-dense')}
    >
      <Plus aria-hidden />
      {t('addThing')}
    </button>
  );
}
