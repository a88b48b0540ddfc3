import type { PlanDraft } from '@sayso/contracts/plan-draft';
import type { Blueprint, BlueprintEntity, BlueprintPage } from '@sayso/core/blueprint-schema';
import { planBlocks } from '../plan/blocks.ts';
import type { Ids } from '../plan/entities.ts';
import { importance, isLineItem, startField } from '../plan/look.ts';
import { addPage, type NewPage } from '../plan/page-plan.ts';
import { addEntityPages, orderPages } from '../plan/pages.ts';
import { addPublicDetails } from '../plan/public-details.ts';
import { emptyReading } from '../read/reading.ts';
import { pascal } from '../words.ts';
import type { DraftExtras, PageExtras } from './draft-extras.ts';
import { isEveryone } from './draft-who.ts';
import { thingNamed } from './find-thing.ts';
import { homeSections } from './home-sections.ts';
import { makers } from './page-makers.ts';

type PagesInput = { blueprint: Blueprint; draft: PlanDraft; extras: DraftExtras; ids: Ids };

/** The pages that the draft asks for, and those that its things need. */
export function addDraftPages({ blueprint, draft, extras, ids }: PagesInput): void {
  const add = (name: string, page: NewPage): BlueprintPage => addPage({ blueprint, ids }, name, page);
  for (const [at, page] of draft.pages.entries()) {
    const own: PageExtras = extras.pages?.[at] ?? {};
    const thing = thingNamed(blueprint.entities, page.thing);
    makers[page.kind]?.({ blueprint, draft, page, own, thing, ids, add, isOpen: isEveryone(page.for) });
  }
  addPublicDetails(blueprint, add);
  if (draft.use !== 'tool') addUsualPages(blueprint, draft, ids);
  const asked = blueprint.app.mainPage;
  fillHomes(blueprint, draft, extras);
  orderPages(blueprint);
  // What an app is to open with stands first in its menu, too.
  if (asked !== undefined)
    blueprint.pages.sort((one, other) => Number(other.id === asked) - Number(one.id === asked));
}

/** Users start on an overview and find a list of each thing, a board of what moves and a calendar of what is dated. */
function addUsualPages(blueprint: Blueprint, draft: PlanDraft, ids: Ids): void {
  const { entities, pages } = blueprint;
  const plan = { blueprint, ids };
  const ranked = entities
    .filter((entity) => !isLineItem(entity))
    .sort((one, other) => importance(other) - importance(one));
  const refused = (word: string) => draft.notWanted.some((each) => each.toLowerCase().includes(word));
  const has = (archetype: BlueprintPage['archetype']) => pages.some((page) => page.archetype === archetype);
  const dashboard =
    entities.length > 0 && !refused('dashboard')
      ? addPage(plan, 'Dashboard', { label: 'Dashboard', icon: 'LayoutDashboard', archetype: 'dashboard' })
      : undefined;
  const moved = ranked.find(({ workflow, kind }) => workflow !== undefined && kind !== 'person');
  if (moved && !has('kanban') && !refused('board'))
    addPage(plan, `${pascal(moved.label)}Board`, {
      label: 'Board',
      icon: 'Columns3',
      archetype: 'kanban',
      entity: moved.id,
    });
  const dated = ranked.find(isScheduled);
  if (dated && !has('calendar') && !refused('calendar'))
    addPage(plan, `${pascal(dated.label)}Calendar`, {
      label: 'Calendar',
      icon: 'CalendarDays',
      archetype: 'calendar',
      entity: dated.id,
    });
  for (const entity of entities) addEntityPages(blueprint, entity, ids);
  dashboard?.blocks.push(...planBlocks(blueprint, emptyReading(''), new Map(), ids));
}

/** What people come to at a time of day. */
const isScheduled = (entity: BlueprintEntity): boolean =>
  entity.kind !== 'person' &&
  entity.kind !== 'log' &&
  (startField(entity)?.type === 'datetime' || (entity.kind === 'event' && startField(entity) !== undefined));

/** A home leads on to the other pages that are open to visitors, so it is written once they are there. */
function fillHomes(blueprint: Blueprint, draft: PlanDraft, extras: DraftExtras): void {
  const homes = blueprint.pages.filter(
    ({ archetype, props }) => archetype === 'landing' && !props?.['sections'],
  );
  for (const home of homes) home.props = { ...home.props, sections: homeSections(blueprint, home) };
  const [home] = homes;
  const inside = blueprint.pages.find(({ archetype }) => archetype === 'dashboard');
  // Visitors are led to the first page that is open to them; whoever signs in came to work.
  const main = draft.use === 'public site' ? home : home && inside;
  if (main) blueprint.app.mainPage ??= main.id;
  if (extras.tagline !== undefined) blueprint.app.tagline = extras.tagline;
}
