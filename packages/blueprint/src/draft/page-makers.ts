import type { Blueprint, BlueprintEntity, BlueprintPage } from '@sayso/core/blueprint-schema';
import { deedOf } from '../emit/copy.ts';
import { isPrivate } from '../plan/belonging.ts';
import { addContact } from '../plan/contact-fields.ts';
import { dailyLogOf, entityById, fieldsOf, isLineItem, moneyField, startField } from '../plan/look.ts';
import { isStaff } from '../plan/opening-days.ts';
import type { NewPage } from '../plan/page-plan.ts';
import { lookOfPage } from '../plan/page-shapes.ts';
import { pascal } from '../words.ts';
import { calculatorProps } from './calculator-props.ts';
import type { DraftPage, Making } from './making.ts';
import { chartsOf, withPlaces } from './page-needs.ts';
import { addToolPage } from './tool-pages.ts';
import { askVisitors } from './visitor-fields.ts';

type Maker = (making: Making) => void;

/** Pages that open with their own name, where they were given one. */
const named: ReadonlySet<BlueprintPage['archetype']> = new Set(['public-form', 'public-landing']);

/** Adds the page under the name that it was given, else under the usual one of its kind. */
function make(
  { blueprint, add, own, isOpen }: Making,
  page: NewPage,
  name = own.name ?? page.label,
): BlueprintPage {
  const isNamed = own.name !== undefined && named.has(page.archetype) ? { isNamed: true } : undefined;
  const props = (
    own.props || isNamed ? { ...page.props, ...own.props, ...isNamed } : page.props
  ) as BlueprintPage['props'];
  const added = add(pascal(name), {
    ...page,
    public: page.public ?? isOpen,
    label: own.name ?? page.label,
    icon: own.icon ?? page.icon,
    ...(props ? { props } : {}),
  });
  if (own.isMain) blueprint.app.mainPage = added.id;
  return added;
}

/** What visitors look through; people of the app, and whoever sent something, are not shown. */
function openList(making: Making): void {
  const { blueprint, thing, own, isOpen } = making;
  if (!thing || !isOpen || isPrivate(thing)) return;
  // A list and a catalogue of one thing show visitors the same.
  const label = own.name ?? thing.labelPlural;
  const isThere = blueprint.pages.some(
    (page) => page.archetype === 'public-landing' && page.entity === thing.id && page.label === label,
  );
  if (isThere) return;
  make(
    making,
    {
      label: thing.labelPlural,
      icon: thing.icon,
      archetype: 'public-landing',
      entity: thing.id,
      public: true,
    },
    ownName(making, thing),
  );
}

/** The plain plural is the name of the list that users have. */
const ownName = ({ own }: Making, { labelPlural }: BlueprintEntity): string =>
  own.name === undefined || pascal(own.name) === pascal(labelPlural) ? `Our ${labelPlural}` : own.name;

const linkedFrom = ({ entities }: Blueprint, { id }: BlueprintEntity): BlueprintEntity[] =>
  entities.filter((entity) => entity.id !== id && entity.fields.some(({ ref }) => ref === id));

/** A page that shows all records of the thing in its own way, where the thing has what it takes. */
const shown =
  (
    kind: 'kanban' | 'calendar' | 'gallery' | 'map' | 'checklist' | 'leaderboard' | 'timeline',
    fits: (thing: BlueprintEntity, making: Making) => boolean,
  ): Maker =>
  (making) => {
    const { thing, isOpen } = making;
    if (!thing || !fits(thing, making)) return;
    const look =
      kind === 'kanban'
        ? ({ label: 'Board', icon: 'Columns3', archetype: kind } as const)
        : kind === 'calendar'
          ? ({ label: 'Calendar', icon: 'CalendarDays', archetype: kind } as const)
          : lookOfPage(kind);
    const isShown = isOpen && !isPrivate(thing) && kind !== 'kanban' && kind !== 'checklist';
    make(making, { ...look, entity: thing.id, public: isShown }, `${thing.label} ${look.label}`);
  };

/** Records of one thing with those of another below them: posts with comments, topics with replies. */
const talk =
  (kind: 'blog' | 'forum', second: 'post' | 'thread', label: string): Maker =>
  (making) => {
    const { blueprint, thing, add, isOpen } = making;
    if (!thing || fieldsOf(thing, 'text', 'richtext').length === 0) return;
    const below = linkedFrom(blueprint, thing)[0];
    const parts = { entity: thing.id, ...(below ? { target: below.id } : {}), public: isOpen };
    make(making, { ...lookOfPage(kind), ...parts });
    add(pascal(label), { label: thing.label, icon: thing.icon, archetype: second, nav: false, ...parts });
  };

function addForm(making: Making): void {
  const { blueprint, thing, page, ids, isOpen } = making;
  if (!thing || !isOpen) return;
  askVisitors({ blueprint, target: thing, names: page.fields, ids });
  // A reader that does not say what is asked leaves out who sends it as well.
  if (page.fields.length === 0) addContact(blueprint, thing, ids);
  // What visitors see already is what they send something about.
  const about = thing.fields
    .filter(({ writtenBy }) => writtenBy !== 'staff')
    .flatMap(({ ref }) => entityById(blueprint, ref) ?? [])
    .find(
      ({ id, kind }) => kind !== 'person' && blueprint.pages.some((one) => one.public && one.entity === id),
    );
  const { verb } = deedOf(thing);
  make(making, {
    label: verb,
    icon: thing.icon,
    archetype: 'public-form',
    target: thing.id,
    ...(about ? { entity: about.id } : {}),
    public: true,
  });
}

/** What is booked is what a booking links to: somebody's time before a place, a place before anything else. */
function bookedBy(blueprint: Blueprint, booking: BlueprintEntity): BlueprintEntity | undefined {
  const targets = booking.fields.flatMap(({ ref }) => entityById(blueprint, ref) ?? []);
  return (
    targets.find(({ concept }) => isStaff(concept)) ??
    targets.find(({ kind }) => kind === 'resource') ??
    targets.find(({ kind }) => kind !== 'person')
  );
}

function addBooking(making: Making): void {
  const { blueprint, thing, page, ids, isOpen } = making;
  const booking =
    thing && startField(thing)
      ? thing
      : thing && linkedFrom(blueprint, thing).find((entity) => startField(entity) !== undefined);
  if (!booking) return;
  const booked = bookedBy(blueprint, booking);
  if (isOpen) {
    const place = booking.fields.filter(({ ref }) => ref !== undefined && ref === booked?.id);
    const also = [...fieldsOf(booking, 'date', 'datetime', 'time'), ...place];
    askVisitors({ blueprint, target: booking, names: page.fields, ids, also });
    for (const field of place) field.required = true;
  }
  make(making, {
    ...lookOfPage('booking'),
    entity: booking.id,
    ...(booked ? { target: booked.id } : {}),
  });
}

function addShop(making: Making): void {
  const { blueprint, thing, add } = making;
  const order = blueprint.entities.find(
    (entity) => !isLineItem(entity) && (entity.concept === 'order' || /\border$/i.test(entity.label)),
  );
  if (!thing || !order || !moneyField(thing)) {
    openList({ ...making, isOpen: true });
    return;
  }
  const parts = { entity: thing.id, target: order.id, public: true };
  make(making, { label: 'Shop', icon: 'Store', archetype: 'catalogue', ...parts });
  add('Cart', { label: 'Cart', icon: 'ShoppingCart', archetype: 'cart', nav: false, ...parts });
}

function addSurvey(making: Making): void {
  const { thing, add } = making;
  if (!thing) return;
  make(making, { label: thing.label, icon: 'ClipboardList', archetype: 'survey', entity: thing.id });
  add('Results', { label: 'Results', icon: 'ChartColumn', archetype: 'results', entity: thing.id });
}

function addHome(making: Making): void {
  const { thing } = making;
  make(making, {
    ...lookOfPage('landing'),
    label: 'Home',
    public: true,
    ...(thing && !isPrivate(thing) ? { entity: thing.id } : {}),
  });
}

/** The thing of a calculator is what is typed in and worked out, and is kept nowhere. */
function addCalculator(making: Making): void {
  const { blueprint, thing, draft, isOpen } = making;
  const props = thing && calculatorProps(thing);
  if (!thing || !props) return;
  make(making, {
    label: draft.use === 'tool' && draft.name !== '' ? draft.name : `${thing.label} calculator`,
    icon: 'Calculator',
    archetype: 'calculator',
    props,
    public: isOpen,
  });
  const isUsed = draft.pages.some((page) => page !== making.page && page.thing === making.page.thing);
  if (!isUsed && linkedFrom(blueprint, thing).length === 0)
    blueprint.entities = blueprint.entities.filter((entity) => entity !== thing);
}

function addCharts(making: Making): void {
  const { thing } = making;
  const blocks = thing ? chartsOf(making.blueprint, thing, making.ids) : [];
  if (thing && blocks.length > 0)
    make(
      making,
      { label: 'Charts', icon: 'ChartColumn', archetype: 'chart', entity: thing.id, blocks, public: false },
      `${thing.label} Charts`,
    );
}

const isTicked = (thing: BlueprintEntity, { blueprint }: Making): boolean =>
  thing.workflow !== undefined ||
  fieldsOf(thing, 'bool').length > 0 ||
  dailyLogOf(blueprint, thing) !== undefined;
const hasNumber = (thing: BlueprintEntity): boolean =>
  fieldsOf(thing, 'int', 'number', 'rating', 'percent').length > 0;

/** How each kind of page in a draft is made; what a thing cannot show is left to its list. */
export const makers: Readonly<Record<DraftPage['kind'], Maker>> = {
  list: openList,
  catalogue: openList,
  board: shown('kanban', ({ workflow }) => workflow !== undefined),
  calendar: shown('calendar', (thing) => startField(thing) !== undefined),
  gallery: shown('gallery', (thing) => fieldsOf(thing, 'image').length > 0),
  map: shown('map', withPlaces),
  checklist: shown('checklist', isTicked),
  leaderboard: shown('leaderboard', hasNumber),
  chart: addCharts,
  report: addCharts,
  shop: addShop,
  form: addForm,
  booking: addBooking,
  home: addHome,
  blog: talk('blog', 'post', 'Post'),
  forum: talk('forum', 'thread', 'Thread'),
  chat: (making) => {
    const { thing } = making;
    if (thing) make(making, { ...lookOfPage('chat'), entity: thing.id, public: false });
  },
  survey: addSurvey,
  quiz: addToolPage,
  calculator: addCalculator,
  converter: addToolPage,
  timer: addToolPage,
  game: addToolPage,
};
