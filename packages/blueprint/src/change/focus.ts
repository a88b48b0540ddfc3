import type { Block, BlueprintEntity, BlueprintPage } from '@sayso/core/blueprint-schema';
import type { Focus } from '../emit/list-focus.ts';
import { dateField, startField } from '../plan/look.ts';
import { lower } from '../texts/grammar.ts';
import { focusWords } from '../texts/lists.ts';
import { capitalise } from '../words.ts';
import { type Condition, conditionIn, negated } from './conditions.ts';
import { type Change, contextEntity, findNamed, type Intent, listPageOf } from './context.ts';
import { addBlock } from './pages.ts';

const hiding =
  /^(?:hide|archive|filter out|exclude|leave out|(?:do not|don'?t) (?:show|list))\s+(?:all\s+)?(?:the\s+)?(.+)$/i;
const showing =
  /^(?:only\s+(?:show|list|display|see)|(?:show|list|display|see)\s+(?:me\s+|us\s+)?only|just\s+show|show\s+(?:me\s+)?just)\s+(?:me\s+|us\s+)?(?:the\s+)?(.+)$/i;
const listShould =
  /^(?:the\s+)?(.+?)(?:\s+(?:list|table|page))?\s+should\s+(?:only|just)\s+(?:show|list|contain|have)\s+(?:the\s+)?(.+)$/i;
const again = /^(?:show|list|display)\s+(?:me\s+)?(?:all|every)?\s*(?:of\s+)?(?:the\s+)?(.+?)\s+again$/i;
const place =
  /\s+(?:in|on|from|at)\s+(?:the\s+|my\s+|this\s+)?((?:[\w-]+\s){0,2}(?:list|table|page|view|dashboard|home ?page|overview|screen))$/i;

type Meant = { entity: BlueprintEntity; focus: Focus; condition?: Condition };

/** "Hide done tasks", "only show my orders", "show only open deals on the dashboard": with what a list opens. */
export const focusList: Intent = (change, clause) => {
  const hidden = hiding.exec(clause)?.[1];
  const [, listed = '', only = ''] = listShould.exec(clause) ?? [];
  const shown = showing.exec(clause)?.[1] ?? (only === '' ? undefined : withThing(only, listed));
  const words = hidden ?? shown;
  if (words === undefined) return unfocus(change, clause);
  const where = place.exec(words)?.[1] ?? '';
  const meant = meantIn(change, words.replace(place, ''), hidden !== undefined);
  if (!meant) return undefined;
  if (/dashboard|home|overview/i.test(where)) return onDashboard(change, meant, words.replace(place, ''));
  const page = listPageOf(change.blueprint, meant.entity);
  if (!page) return undefined;
  page.props = { ...page.props, focus: meant.focus };
  change.last = { entity: meant.entity, page };
  const things = lower(meant.entity.labelPlural);
  const shop = change.blueprint.pages.find(
    ({ archetype, entity }) => forVisitors.test(archetype) && entity === meant.entity.id,
  );
  if (shop && !meant.focus.mine) {
    shop.props = { ...shop.props, focus: meant.focus };
    return focusWords.forVisitors({
      what: told(meant, hidden !== undefined, [shop, page]),
      page: shop.label,
      list: page.label,
      button: meant.focus.label,
      things,
    });
  }
  const said = focusWords.opens({
    page: page.label,
    what: told(meant, hidden !== undefined, [page]),
    button: meant.focus.label,
    things,
  });
  change.focused = { page, said };
  return said;
};

/** Pages on which visitors look at records. */
const forVisitors = /^(?:catalogue|public-landing|public-form)$/;

const withThing = (only: string, listed: string): string =>
  /\b(?:ones?|those|items|records)$/i.test(only)
    ? only.replace(/\s*\b(?:ones?|those|items|records)$/i, ` ${listed}`)
    : only;

/** "hides shipped orders", "shows only the ones that are asked for". */
function told(
  { entity, focus, condition }: Meant,
  isHidden: boolean,
  pages: readonly BlueprintPage[],
): string {
  const things = lower(entity.labelPlural);
  if (focus.mine) return focusWords.shows(focusWords.own(things), pages);
  if (focus.when?.span === 'today') return focusWords.shows(focusWords.today(things), pages);
  if (!condition) return focusWords.shows(focusWords.onlyThose(lower(focus.label)), pages);
  // "Not shipped orders" reads badly, "orders with a status other than “Shipped”" does not.
  const isPlain = /^[A-Z][\p{L} -]*$/u.test(condition.words) && !/^Not /.test(condition.words);
  const which = isPlain
    ? `${lower(condition.words).replace(/^sold out$/, 'sold-out')} ${things}`
    : focusWords.those(things, condition.which);
  return isHidden ? focusWords.hides(which, pages) : focusWords.shows(focusWords.onlyThose(which), pages);
}

/** "Done tasks", "tasks that are done", "my tasks": the thing, and which of it. */
function meantIn(change: Change, words: string, isHidden: boolean): Meant | undefined {
  const [entity, which] = partsOf(change, words);
  if (!entity || which === '') return undefined;
  if (mine.test(which))
    return isHidden
      ? undefined
      : { entity, focus: { label: `My ${lower(entity.labelPlural)}`, mine: true, where: {}, when: null } };
  const condition = conditionIn(entity, which);
  if (!condition) return timed(entity, which, isHidden);
  const value = isHidden ? negated(condition) : condition.value;
  const things = lower(entity.labelPlural);
  const [, others] = /^Not (.+)$/.exec(condition.words) ?? [];
  const label = !isHidden
    ? `${condition.words} ${things}`
    : others === undefined
      ? `Not ${lower(condition.words.replace(/:$/, ''))}`
      : `${capitalise(others)} ${things}`;
  return {
    entity,
    condition,
    focus: { label, mine: false, when: null, where: { [condition.field.id]: value } },
  };
}

const past = /^(?:past|old|older|earlier|previous|over|gone|expired|from the past|in the past)$/i;
const coming = /^(?:upcoming|future|coming|next|planned|in the future|still to come)$/i;
const now = /^(?:today'?s?|of today|from today|for today|due today|on today)$/i;

/** "Hide past bookings", "only show upcoming ones": by the day of the record itself. */
function timed(entity: BlueprintEntity, which: string, isHidden: boolean): Meant | undefined {
  const field = startField(entity) ?? dateField(entity);
  const isPast = past.test(which);
  const isNow = now.test(which);
  if (!field || !(isPast || isNow || coming.test(which))) return undefined;
  if (isNow && isHidden) return undefined;
  const span = isNow ? 'today' : isPast === isHidden ? 'upcoming' : 'past';
  const label = `${{ past: 'Past', upcoming: 'Upcoming', today: 'Today’s' }[span]} ${lower(entity.labelPlural)}`;
  return { entity, focus: { label, mine: false, where: {}, when: { field: field.id, span } } };
}

const mine =
  /^(?:my|our|my own|(?:i|we) (?:made|created|added|own)|(?:are |is )?mine|belong to me|made by me|created by me)$/i;

function partsOf(change: Change, words: string): [BlueprintEntity | undefined, string] {
  const [, thing = '', said = ''] =
    /^(.+?)\s+(?:that|which|who|where|with|(?=(?:of|from|for|due) today\b)|(?=i (?:made|created|added)\b|(?:made|created) by me\b))\s*(.+)$/i.exec(
      words,
    ) ?? [];
  const named = thing === '' ? undefined : findNamed(change.blueprint, thing);
  if (named) return [named, said];
  const all = words.split(/\s+/);
  for (let at = 1; at < all.length; at++) {
    const tail = all.slice(at).join(' ');
    const entity = /^(?:ones?|items|records|entries)$/i.test(tail)
      ? contextEntity(change)
      : findNamed(change.blueprint, tail);
    if (entity) return [entity, all.slice(0, at).join(' ')];
  }
  // "Only show favourites": the thing goes without saying.
  const here = contextEntity(change);
  return here && all.length < 3 && conditionIn(here, words) ? [here, words] : [undefined, ''];
}

/** The lists of the dashboard that are there show these alone; one is made where none is. */
function onDashboard(change: Change, { entity, focus, condition }: Meant, words: string): string | undefined {
  if (!condition) return undefined;
  const blocks = change.blueprint.pages
    .filter(({ archetype }) => archetype === 'dashboard')
    .flatMap((page) => page.blocks)
    .filter((block): block is Block => block.kind === 'smart-list' && block.entity === entity.id);
  const title = capitalise(focus.label).slice(0, 60);
  change.last = { entity };
  const [first] = blocks;
  if (first) {
    for (const block of blocks) block.where = { ...block.where, ...focus.where };
    first.title = title;
    return focusWords.dashboardOnly(title, lower(words));
  }
  const date = startField(entity);
  addBlock(change, {
    kind: 'smart-list',
    title,
    entity: entity.id,
    list: date ? 'recent' : 'open',
    ...(date ? { field: date.id } : {}),
    where: focus.where,
    asked: true,
  });
  return focusWords.listAdded(title);
}

/** "Show all tasks again". */
function unfocus(change: Change, clause: string): string | undefined {
  const words = again.exec(clause)?.[1];
  const [partly] = words === undefined ? [] : partsOf(change, words);
  const entity = words === undefined ? undefined : (findNamed(change.blueprint, words) ?? partly);
  const page = entity && listPageOf(change.blueprint, entity);
  if (!entity || !page?.props?.['focus']) return undefined;
  for (const one of change.blueprint.pages)
    if (one === page || (forVisitors.test(one.archetype) && one.entity === entity.id)) {
      const { focus: _, ...rest } = one.props ?? {};
      one.props = rest;
    }
  change.last = { entity, page };
  const things = lower(entity.labelPlural);
  if (change.focused?.page !== page) return focusWords.showsAll(page.label, things);
  change.replaced = change.focused.said;
  return focusWords.asBefore(page.label, things);
}
