import type { Archetype, BlueprintEntity, BlueprintPage } from '@sayso/core/blueprint-schema';
import { coordinatesOf } from '../emit/community-fields.ts';
import { openToVisitors } from '../plan/access.ts';
import { chartBlock } from '../plan/blocks.ts';
import { addContact } from '../plan/contact-fields.ts';
import { freeKey } from '../plan/entities.ts';
import { type NewPage, addPage as placePage } from '../plan/page-plan.ts';
import { lower } from '../texts/grammar.ts';
import { doneWords, newPageWords, refusedWords } from '../texts/operations.ts';
import { capitalise, pascal } from '../words.ts';
import { asksOf } from './asks.ts';
import { withoutEmptied } from './keep-sound.ts';
import { cleanName, nameKey, titled } from './names.ts';
import { draftFor } from './page-kinds.ts';
import { sendable } from './sendable.ts';
import { type Operate, type Operation, pageIn, refused, thingIn, type Work } from './work.ts';

export const addPage: Operate<'addPage'> = (work, operation) => {
  const { blueprint } = work;
  const entity = thingIn(work, operation.thing);
  const given = operation.name === undefined ? undefined : pageName(work, operation.name);
  const isOpen = operation.audience === 'visitors';
  const draft = { ...draftOf(work, entity, operation), public: isOpen };
  const twin = blueprint.pages.find((page) => isSame(page, draft));
  if (twin) throw refused(refusedWords.pageThere(twin.label), 'kind');
  const label = given ?? freeLabel(work, entity, draft.label);
  const name = `${pascal(entity.label)}${capitalise(operation.kind)}`;
  placePage(work, name, { ...draft, label });
  return [doneWords.pageAdded(label), ...opened(work, entity, operation)];
};

const isSame = (page: BlueprintPage, draft: NewPage): boolean =>
  page.archetype !== 'chart' &&
  page.archetype === draft.archetype &&
  page.public === draft.public &&
  page.entity === draft.entity &&
  page.target === draft.target;

function draftOf(work: Work, entity: BlueprintEntity, { kind, audience }: Operation<'addPage'>): NewPage {
  if (kind === 'form')
    return { archetype: 'public-form', label: entity.label, icon: entity.icon, target: entity.id };
  if (kind === 'chart') return chartOf(work, entity);
  const draft = draftFor(kind, entity, audience === 'visitors');
  if (!draft) throw refused(newPageWords.lacks(kind, lower(entity.labelPlural)), 'kind');
  return { ...draft, entity: entity.id };
}

/** By month where there is a date, else by what its records are sorted into. */
function chartOf({ blueprint, ids }: Work, entity: BlueprintEntity): NewPage {
  const title = newPageWords.chart(entity.labelPlural);
  const things = lower(entity.labelPlural);
  const [block] = [newPageWords.byMonth(things), things].flatMap((phrase) =>
    chartBlock(blueprint, phrase, entity, title).filter((one) => one.entity === entity.id),
  );
  if (!block) throw refused(newPageWords.lacks('chart', things), 'kind');
  return {
    archetype: 'chart',
    label: title,
    icon: 'ChartBar',
    entity: entity.id,
    blocks: [{ ...block, id: ids.next() }],
  };
}

/** What the page needs of its thing, and what it opens to visitors. */
function opened(work: Work, entity: BlueprintEntity, { kind, audience }: Operation<'addPage'>): string[] {
  const said = kind === 'map' ? placed(work, entity) : [];
  if (audience !== 'visitors') return said;
  if (kind !== 'form') {
    openToVisitors(work.blueprint, entity);
    return [...said, doneWords.opened(entity.labelPlural)];
  }
  entity.rules.create = 'anyone';
  const added = addContact(work.blueprint, entity, work.ids).map(({ label }) => label);
  return [
    ...said,
    ...(added.length > 0 ? [doneWords.contactAdded(added)] : []),
    ...sendable(work.blueprint, entity),
  ];
}

/** A map draws by latitude and longitude. */
function placed({ ids }: Work, entity: BlueprintEntity): string[] {
  if (coordinatesOf(entity)) return [];
  for (const label of ['Latitude', 'Longitude'])
    entity.fields.push({
      id: ids.next(),
      key: freeKey(entity, label.toLowerCase()),
      label,
      type: 'number',
      required: false,
      inList: false,
      inForm: true,
      why: { from: 'change', words: '' },
    });
  return [doneWords.coordinates(lower(entity.labelPlural))];
}

function freeLabel(work: Work, entity: BlueprintEntity, label: string): string {
  const isTaken = (one: string) => shownAs(work, one) !== undefined;
  if (!isTaken(label)) return label;
  const base =
    label === entity.label || label === entity.labelPlural ? label : `${entity.label} ${lower(label)}`;
  let free = base;
  for (let at = 2; isTaken(free); at++) free = `${base} ${at}`;
  return free;
}

/** The page of the menu that has a name. */
const shownAs = ({ blueprint }: Work, label: string, own?: BlueprintPage): BlueprintPage | undefined =>
  blueprint.pages.find((page) => page !== own && page.nav && nameKey(page.label) === nameKey(label));

function pageName(work: Work, name: string, own?: BlueprintPage): string {
  const clean = titled(cleanName(name));
  const other = shownAs(work, clean, own);
  if (other) throw refused(refusedWords.pageTaken(other.label), 'name');
  return clean;
}

export const renamePage: Operate<'renamePage'> = (work, operation) => {
  const page = pageIn(work, operation.page);
  const before = page.label;
  page.label = pageName(work, operation.name, page);
  return [doneWords.pageRenamed(before, page.label)];
};

export const removePage: Operate<'removePage'> = (work, operation) => {
  const { blueprint } = work;
  const page = pageIn(work, operation.page);
  if (!blueprint.pages.some((other) => other !== page && (other.nav || !page.nav)))
    throw refused(refusedWords.lastPage);
  const asked = asksOf(blueprint, page)?.entity;
  blueprint.pages = blueprint.pages.filter((other) => other !== page);
  const emptied = withoutEmptied(blueprint);
  const isAsked = blueprint.pages.some((other) => asksOf(blueprint, other)?.entity === asked);
  const isClosed = asked !== undefined && asked.rules.create === 'anyone' && !isAsked;
  if (isClosed) asked.rules.create = 'registered';
  return [
    doneWords.pageRemoved(page.label),
    ...emptied,
    ...(isClosed ? [doneWords.formClosed(lower(asked.labelPlural))] : []),
  ];
};

/** Pages of one record, which need to be told which. */
const ofOne: readonly Archetype[] = ['detail', 'public-detail', 'thread', 'post', 'cart'];

export const setHome: Operate<'setHome'> = (work, operation) => {
  const page = pageIn(work, operation.page);
  if (ofOne.includes(page.archetype)) throw refused(refusedWords.ofOne(page.label));
  work.blueprint.app.mainPage = page.id;
  page.nav = true;
  return [doneWords.home(page.label)];
};

export const setInMenu: Operate<'setInMenu'> = (work, operation) => {
  const page = pageIn(work, operation.page);
  if (operation.in_menu && ofOne.includes(page.archetype)) throw refused(refusedWords.ofOne(page.label));
  if (!operation.in_menu && !work.blueprint.pages.some((other) => other !== page && other.nav))
    throw refused(refusedWords.lastInMenu);
  page.nav = operation.in_menu;
  return [operation.in_menu ? doneWords.inMenu(page.label) : doneWords.outOfMenu(page.label)];
};
