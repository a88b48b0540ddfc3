import type { Plan, PlanPage, PlanThing } from '@sayso/contracts/plan';
import { House, LayoutPanelLeft, PenLine, Plus } from 'lucide-react';
import { t } from '../../texts/plan-parts.ts';
import { cn } from '../cn.ts';
import { chipLook, markLook } from './chip-look.ts';
import { FieldChip } from './field-chip.tsx';
import { ItemIcon } from './item-icon.tsx';
import { NewsMark } from './news-mark.tsx';
import { usePlanState } from './plan-context.ts';
import { PlanSection } from './plan-section.tsx';
import { ownDirection, thingOf } from './plan-words.ts';
import { usePlanItem } from './use-plan-item.ts';

type PageGroup = { name: 'visitors' | 'users' | 'hidden'; pages: readonly PlanPage[] };

/** By who may open them; pages of one record and others that no menu holds come last. */
function groupsOf({ pages }: Plan): readonly PageGroup[] {
  const isHidden = (page: PlanPage) => page.audience === 'users' && !page.in_menu;
  const users = pages.filter((page) => page.audience === 'users' && page.in_menu);
  const groups: readonly PageGroup[] = [
    { name: 'users', pages: users },
    { name: 'visitors', pages: pages.filter(({ audience }) => audience === 'visitors') },
    { name: 'hidden', pages: pages.filter(isHidden) },
  ];
  return groups.filter((group) => group.pages.length > 0);
}

/** The pages of the app by who may open them; a form with what it asks for. */
export function PlanPages() {
  const { plan, isReadOnly } = usePlanState();
  return (
    <PlanSection
      title={t('pages.title')}
      icon={LayoutPanelLeft}
      summary={t('pages.count', { count: plan.pages.length })}
      within={plan.pages.map(({ id }) => id)}
    >
      {plan.pages.length === 0 && <p className="text-dense text-muted">{t('pages.none')}</p>}
      {groupsOf(plan).map(({ name, pages }) => (
        <Group key={name} name={name} pages={pages} />
      ))}
      {!isReadOnly && plan.things.length > 0 && <AddPage />}
    </PlanSection>
  );
}

function Group({ name, pages }: PageGroup) {
  const forms = pages.filter(({ asks }) => asks);
  return (
    <div className="grid gap-1.5">
      <h3 className="text-caption text-muted">{t(`pages.${name}`)}</h3>
      <ul className="flex flex-wrap gap-1.5">
        {pages
          .filter(({ asks }) => !asks)
          .map((page) => (
            <li key={page.id} className="inline-flex min-w-0 max-w-full">
              <PageChip page={page} />
            </li>
          ))}
      </ul>
      {forms.map((page) => (
        <Form key={page.id} page={page} />
      ))}
    </div>
  );
}

/** A form and what a visitor fills in. */
function Form({ page }: { page: PlanPage }) {
  const { plan } = usePlanState();
  const thing = thingOf(plan, page.thing);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-1.5">
      <PageChip page={page} />
      <span className="text-caption text-muted">
        {t(page.asks?.length ? 'pages.asks' : 'pages.asksNothing')}
      </span>
      {thing && <Asked thing={thing} asks={page.asks ?? []} />}
    </div>
  );
}

function Asked({ thing, asks }: { thing: PlanThing; asks: readonly string[] }) {
  const fields = asks.flatMap((id) => thing.fields.filter((field) => field.id === id));
  return (
    <ul aria-label={t('pages.asks')} className="contents">
      {fields.map((field) => (
        <li key={field.id} className="inline-flex min-w-0 max-w-full">
          <FieldChip thing={thing} field={field} />
        </li>
      ))}
    </ul>
  );
}

/** Whose home a page is. */
export function homeOf({ people }: Plan, { id }: PlanPage): 'visitors' | 'users' | 'both' | null {
  const isHome = (role: string) => people.some((person) => person.role === role && person.home === id);
  if (isHome('visitors')) return isHome('users') ? 'both' : 'visitors';
  return isHome('users') ? 'users' : null;
}

function PageChip({ page }: { page: PlanPage }) {
  const state = usePlanState();
  const item = usePlanItem(
    { what: 'page', page: page.id },
    {
      removal: page.is_outside ? undefined : { type: 'removePage', page: page.id },
      adding: { what: 'newPage' },
    },
  );
  const home = homeOf(state.plan, page);
  const notes = [
    home && t(`pages.homeOf.${home}`),
    !page.in_menu && page.audience === 'users' && t('pages.notInMenu'),
    page.by_hand && t('pages.byHand'),
  ].filter(Boolean);
  return (
    <button {...item} className={cn(chipLook({ tone: 'page' }), markLook(state, page.id))}>
      <ItemIcon name={page.icon} className="size-3.5" />
      <span className="wrap-anywhere min-w-0 text-start" {...ownDirection}>
        {page.name}
      </span>
      {home && (
        <span aria-hidden className="inline-flex items-center gap-1 text-muted">
          <House />
          {t('pages.home')}
        </span>
      )}
      {page.by_hand && <PenLine aria-hidden />}
      <NewsMark id={page.id} hasTitle />
      {notes.length > 0 && <span className="sr-only">, {notes.join(', ')}</span>}
    </button>
  );
}

function AddPage() {
  const adding = { what: 'newPage' } as const;
  const item = usePlanItem(adding, { adding });
  return (
    <button {...item} className={cn(chipLook({ tone: 'add' }), 'justify-self-start')}>
      <Plus aria-hidden />
      {t('pages.add')}
    </button>
  );
}
