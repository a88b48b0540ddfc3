import type { PlanThing } from '@sayso/contracts/plan';
import { Pencil } from 'lucide-react';
import { t } from '../../texts/plan.ts';
import { cn } from '../cn.ts';
import { Tooltip } from '../tooltip.tsx';
import { chipLook, markLook } from './chip-look.ts';
import { FoldMark } from './fold-mark.tsx';
import { ItemIcon } from './item-icon.tsx';
import { NewsMark } from './news-mark.tsx';
import { usePlanState } from './plan-context.ts';
import { isAssumed, ownDirection, tipText } from './plan-words.ts';
import { usePlanItem, usePlanKeys } from './use-plan-item.ts';

const placeOf = (thing: PlanThing) => ({ what: 'thing', thing: thing.id }) as const;
const keysOf = ({ id }: PlanThing) =>
  ({ removal: { type: 'removeThing', thing: id }, adding: { what: 'newField', thing: id } }) as const;
const look =
  'inline-flex min-w-0 items-center gap-2 rounded-control px-1 text-start font-semibold text-body transition-colors hover:bg-filled max-md:min-h-10';

/** What a thing is called; opens what can be changed about it. */
export function ThingName({ thing }: { thing: PlanThing }) {
  const state = usePlanState();
  const item = usePlanItem(placeOf(thing), keysOf(thing));
  const tip = tipText(state, thing);
  const button = (
    <button
      {...item}
      className={cn(
        look,
        'min-h-7 max-w-full aria-expanded:outline-2 aria-expanded:outline-ink',
        markLook(state, thing.id),
      )}
    >
      <NameText thing={thing} />
    </button>
  );
  return <h2 className="flex min-w-0">{tip ? <Tooltip label={tip}>{button}</Tooltip> : button}</h2>;
}

/** The same where its fields are held back: a press shows or hides them. */
export function FoldedThingName({ thing, bodyId }: { thing: PlanThing; bodyId: string }) {
  const state = usePlanState();
  const { isFolded, setFolded } = state.folds;
  const keys = usePlanKeys(placeOf(thing), keysOf(thing));
  const folded = isFolded(thing);
  return (
    <h2 className="flex min-w-0">
      <button
        {...keys}
        aria-expanded={!folded}
        aria-controls={folded ? undefined : bodyId}
        onClick={() => setFolded(thing, !folded)}
        className={cn(look, 'w-full', markLook(state, thing.id))}
      >
        <NameText thing={thing} />
        <FoldMark summary={t('fields', { count: thing.fields.length })} isOpen={!folded} />
      </button>
    </h2>
  );
}

function NameText({ thing }: { thing: PlanThing }) {
  const state = usePlanState();
  return (
    <>
      <ItemIcon name={thing.icon} />
      <span className="wrap-anywhere min-w-0" {...ownDirection}>
        {thing.plural}
      </span>
      <NewsMark id={thing.id} within={state.folds.isFolded(thing) ? thing.fields.map(({ id }) => id) : []} />
      {isAssumed(state, thing.source) && <span className="sr-only">, {t('spoken.assumed')}</span>}
    </>
  );
}

/** Opens what can be changed about a thing whose name only shows and hides its fields. */
export function EditThing({ thing }: { thing: PlanThing }) {
  const item = usePlanItem(placeOf(thing), keysOf(thing));
  return (
    <button {...item} className={chipLook({ tone: 'add' })}>
      <Pencil aria-hidden />
      <span aria-hidden>{t('editThing')}</span>
      <span className="sr-only">{t('editThingNamed', { thing: thing.plural })}</span>
    </button>
  );
}
