import type { BlueprintEntity, BlueprintField, BlueprintPage } from '@sayso/core/blueprint-schema';
import { joinWords } from '@sayso/core/join-words';
import { type ListView, listLook } from '../emit/list-look.ts';
import { dateField, fieldsOf, stateOf, titleOf } from '../plan/look.ts';
import { splitItems } from '../read/text/split.ts';
import { lower, marked, thePages } from '../texts/grammar.ts';
import { columnWords, listWords } from '../texts/lists.ts';
import { pageWords } from '../texts/pages-changed.ts';
import { normalised, pascal } from '../words.ts';
import {
  type Change,
  contextEntity,
  findField,
  findNamed,
  freePageName,
  type Intent,
  isPointing,
  listPageOf,
  thingOf,
} from './context.ts';
import { heldField } from './retype.ts';

type Place = { entity: BlueprintEntity; page: BlueprintPage };

const plainThing = (words: string): string =>
  words
    .replace(/^(?:the|all|my|our|this|that)\s+/i, '')
    .replace(/\s+(?:list|table|page|view)$/i, '')
    .replace(/^list of\s+/i, '')
    .trim();

/** The list that words speak of, with its page. */
function placeOf(change: Change, words = ''): Place | undefined {
  const plain = plainThing(words);
  const entity =
    plain === '' ||
    /^(?:list|table|page|it|them|this|that|everything|here)$/i.test(plain) ||
    isPointing(words)
      ? contextEntity(change)
      : thingOf(change, plain);
  const page = entity && listPageOf(change.blueprint, entity);
  return entity && page ? { entity, page } : undefined;
}

function set({ page }: Place, key: string, value: NonNullable<BlueprintPage['props']>[string]): void {
  page.props = { ...page.props, [key]: value };
}

const sorting =
  /^(?:sort|order|arrange|list)\s+(?:the\s+|all\s+|my\s+|our\s+)?(.*?)\s*\b(?:(?:sorted\s+|ordered\s+)?by)\s+(?:the\s+|their\s+)?(.+)$/i;
const sorted =
  /^(?:the\s+)?(.+?)\s+(?:should|must)\s+be\s+(?:sorted|ordered|listed)\s+(?:by\s+)?(?:the\s+|their\s+)?(.+)$/i;
const firsts =
  /^(?:show|list|put|sort|display)\s+(?:the\s+)?(newest|latest|most recent|oldest|cheapest|most expensive|highest|lowest|biggest|best|next|earliest)(?:\s+(?!first|at)(.+?))?\s+(?:first|at the top|on top)$/i;
const down =
  /\b(?:high(?:est)? to|new(?:est)? to|large(?:st)? to|desc(?:ending)?|highest|largest|biggest|most|best|newest|latest|recent|down|z ?(?:-|to) ?a|backwards|reverse[d]?)\b/i;
const up =
  /\b(?:low(?:est)? to|cheap(?:est)? to|old(?:est)? to|small(?:est)? to|asc(?:ending)?|lowest|smallest|least|cheapest|oldest|earliest|up|a ?(?:-|to) ?z|alphabetically|first to last)\b/i;

const rising =
  /,?\s+(?:from )?(?:low(?:est)?|cheap(?:est)?|small(?:est)?|high(?:est)?|expensive|large(?:st)?|big(?:gest)?|old(?:est)?|new(?:est)?) to (?:low(?:est)?|cheap(?:est)?|small(?:est)?|high(?:est)?|(?:most )?expensive|large(?:st)?|big(?:gest)?|old(?:est)?|new(?:est)?)$/i;

/** "Sort orders by price, highest first", "newest first", "sort it alphabetically". */
export const sortList: Intent = (change, clause) => {
  const alone =
    /^(?:show |list |sort |put |with )?(?:the )?(newest|latest|oldest|most recent)(?: (?:ones|records|entries))? first$/i.exec(
      clause,
    );
  const alpha =
    /^(?:sort|order|list|show)\s+(.*?)\s*(alphabetically|a ?(?:-|to) ?z|from a to z|z ?(?:-|to) ?a|in reverse)$/i.exec(
      clause,
    );
  const first = firsts.exec(clause);
  const by = sorting.exec(clause.replace(rising, '')) ?? sorted.exec(clause.replace(rising, ''));
  const words = alone ? '' : (by?.[1] ?? alpha?.[1] ?? first?.[2]);
  if (!alone && !alpha && !first && !by) return undefined;
  const named = by?.[2]
    ?.replace(
      /[,(]?\s*(?:with\s+)?(?:the\s+)?(?:in\s+)?(?:desc\w*|asc\w*|highest|lowest|largest|smallest|biggest|newest|latest|oldest|most recent|cheapest|most expensive|best|earliest|reverse[d]?|z ?(?:-|to) ?a|a ?(?:-|to) ?z)(?:\s+(?:order|one|ones))?(?:\s+(?:first|on top|at the top))?\)?$/i,
      '',
    )
    .trim();
  const [, ...further] = named?.split(/,?\s+(?:and )?then (?:by )?/i) ?? [];
  if (further.length > 0) {
    const said = sortList(change, clause.replace(/,?\s+(?:and )?then .*$/i, ''));
    return said && listWords.oneSort(said, further.join(', '));
  }
  const place =
    placeOf(change, words) ??
    (named && (words ?? '').trim() === ''
      ? placeOf(change, heldField(change, named)?.entity.labelPlural ?? '-')
      : undefined);
  if (!place) return undefined;
  const field = named
    ? sortField(place.entity, named)
    : alpha
      ? titleOf(place.entity)
      : fieldForFirst(place.entity, alone?.[1] ?? first?.[1] ?? '');
  if (
    !named &&
    !alpha &&
    (!field || /birth/i.test(field.label)) &&
    /newest|latest|recent|oldest/i.test(clause)
  ) {
    const isOldest = /oldest/i.test(clause);
    set(place, 'sort', isOldest ? 'created_date' : '-created_date');
    return listWords.sortedByAdded(lower(place.entity.labelPlural), isOldest ? 'oldest' : 'newest');
  }
  if (!field)
    return named
      ? listWords.noSortField(
          lower(place.entity.labelPlural),
          named,
          joinWords(place.entity.fields.map(({ label }) => lower(label))),
        )
      : undefined;
  const isPlain = !up.test(clause.replace(named ?? '-', ''));
  const isDown = /oldest|cheapest|lowest|earliest|next/i.test(alone?.[1] ?? first?.[1] ?? '')
    ? false
    : first || alone
      ? true
      : // The best first, unless it is asked for otherwise.
        (down.test(clause.replace(named ?? '-', '')) || field.type === 'rating') && isPlain;
  set(place, 'sort', `${isDown ? '-' : ''}${field.id}`);
  change.last = { entity: place.entity, field, page: place.page };
  return listWords.sorted(lower(place.entity.labelPlural), lower(field.label), orderWords(field, isDown));
};

const orderWords = (field: BlueprintField, isDown: boolean): string => {
  if (isDate(field)) return isDown ? 'newest first' : 'oldest first';
  if (/^(?:string|text|email|url|ref)$/.test(field.type)) return isDown ? 'from Z to A' : 'from A to Z';
  return isDown ? 'highest first' : 'lowest first';
};

const isDate = ({ type }: BlueprintField): boolean => type === 'date' || type === 'datetime';

const sortField = (entity: BlueprintEntity, words: string): BlueprintField | undefined =>
  entity.fields.find(({ label }) => normalised(label) === normalised(words)) ??
  // "By date" means the day of the record itself, and no other whose name ends so.
  (/^(?:date|day|time)$/i.test(words) ? dateField(entity) : undefined) ??
  findField(entity, words) ??
  (/^(?:date|day|time|newest|age)$/i.test(words)
    ? dateField(entity)
    : /^(?:name|title)$/i.test(words)
      ? titleOf(entity)
      : undefined);

const fieldForFirst = (entity: BlueprintEntity, word: string): BlueprintField | undefined =>
  /cheap|expensive|highest|lowest|biggest|best/i.test(word)
    ? fieldsOf(entity, 'money', 'number', 'int', 'rating', 'percent')[0]
    : dateField(entity);

const grouping =
  /^(?:group|cluster|bundle|split)\s+(?:the\s+|all\s+|my\s+)?(.*?)\s*\bby\s+(?:the\s+|their\s+)?(.+)$/i;

/** "Group tasks by priority": columns of a board for choices; others stand together by their order. */
export const groupList: Intent = (change, clause) => {
  const found = grouping.exec(clause);
  const place = found && (placeOf(change, found[1]) ?? undefined);
  const held = found?.[2] && (place ? findField(place.entity, found[2]) : heldField(change, found[2])?.field);
  const owner =
    place ?? (held ? placeOf(change, heldField(change, found?.[2] ?? '')?.entity.labelPlural) : undefined);
  if (!owner || !held)
    return found && place
      ? listWords.noField(
          lower(place.entity.labelPlural),
          found[2] ?? '',
          joinWords(place.entity.fields.map(({ label }) => lower(label))),
        )
      : undefined;
  change.last = { entity: owner.entity, field: held };
  if (held.type !== 'enum' && held.type !== 'bool') {
    set(owner, 'sort', held.id);
    return listWords.grouped(lower(owner.entity.labelPlural), lower(held.label));
  }
  return boardBy(change, owner.entity, held);
};

/** A board page by a field of choices; the one that is there is turned to it. */
export function boardBy(change: Change, entity: BlueprintEntity, field: BlueprintField): string {
  const known = change.blueprint.pages.find(
    (page) => page.archetype === 'kanban' && page.entity === entity.id,
  );
  if (known) known.props = { ...known.props, field: field.id };
  else
    change.blueprint.pages.splice(1, 0, {
      id: change.ids.next(),
      name: freePageName(change.blueprint, `${pascal(entity.label)}Board`),
      label: 'Board',
      icon: 'Columns3',
      archetype: 'kanban',
      entity: entity.id,
      public: false,
      nav: true,
      blocks: [],
      props: { field: field.id },
    });
  return (known ? listWords.boardChanged : listWords.boardAdded)(
    lower(entity.labelPlural),
    field.type === 'bool'
      ? listWords.columnForMarked(marked(field.label, true))
      : listWords.columnForEach(lower(field.label)),
  );
}

/** "Filter products by category and brand", "let me filter by it", "make families searchable by name". */
export const filterList: Intent = (change, clause) => {
  const found =
    /^(?:(?:let|allow) (?:the )?(?:me|us|people|users|visitors|customers|guests|clients|members|everyone|shoppers)? ?(?:to )?|add (?:an? )?|i want to |make it possible to |(?:the )?(?:visitors|guests|customers|users|people|everyone|anyone|members|we|i|you|one) (?:should|can|could|must|may)(?: also)?(?: be able to)? )?(filter|search|find)s?\s+(?:box )?(?:the\s+|for\s+)?(.*?)\s*\b(?:by|for|on|in)\s+(?:the\s+)?(.+)$/i.exec(
      clause,
    ) ?? /^make\s+(?:the\s+)?()(.+?)\s+(?:filterable|searchable)(?:\s+by\s+(.+))?$/i.exec(clause);
  if (!found || found[2] === undefined) return undefined;
  const isSearch = /search|find/i.test(clause);
  const names = splitItems(found[3] ?? '').filter((name) => name !== '');
  const place =
    placeOf(change, found[2]) ??
    (names.length === 0
      ? placeOf(change, heldField(change, found[2])?.entity.labelPlural ?? '-')
      : undefined);
  const owner = place ?? placeOf(change, '');
  if (!owner) return undefined;
  const wanted = names.length > 0 ? names : [found[2]];
  const inAny = wanted.map(
    (name) => findField(owner.entity, name) ?? (isPointing(name) ? change.last?.field : undefined),
  );
  const held = inAny.every((field) => field === undefined)
    ? wanted.flatMap((name) => heldField(change, name) ?? [])
    : [];
  const home = held[0] ? placeOf(change, held[0].entity.labelPlural) : owner;
  const fields = held.length > 0 ? held.map(({ field }) => field) : inAny.flatMap((field) => field ?? []);
  if (!home || fields.length === 0) return undefined;
  const key = isSearch ? 'search' : 'filters';
  const before = home.page.props?.[key];
  const kept = Array.isArray(before)
    ? before
    : isSearch
      ? []
      : fieldsOf(home.entity, 'enum', 'ref', 'bool').map(({ id }) => id);
  const open = /^(?:visitors|guests|customers|the public|anyone|strangers)\b/i.test(clause);
  const pages = shownPages(change, home, open);
  for (const page of pages)
    set({ entity: home.entity, page }, key, [...new Set([...kept, ...fields.map(({ id }) => id)])]);
  change.last = { entity: home.entity, ...(fields[0] ? { field: fields[0] } : {}) };
  const where = pages.every((page) => page === home.page)
    ? ''
    : ` on ${thePages(pages.map(({ label }) => label))}`;
  return (isSearch ? listWords.searched : listWords.filtered)(
    lower(home.entity.labelPlural),
    joinWords(fields.map(({ label }) => lower(label))),
    where,
  );
};

/** The list and the other pages that show the same with filters; visitors see the public ones. */
function shownPages({ blueprint }: Change, { entity, page }: Place, isOpen: boolean): BlueprintPage[] {
  const others = blueprint.pages.filter(
    (one) => one.entity === entity.id && /^(?:gallery|public-landing)$/.test(one.archetype),
  );
  return isOpen || others.some((one) => one.public) ? [page, ...others] : [page];
}

/** "Show only name and price in the products list", "50 rows per page". */
export const listShape: Intent = (change, clause) => {
  const rows =
    /\b(\d{1,3})\s+(?:rows|records|entries|items|lines|[\w-]+)\s+(?:per|a|on (?:a|each|one)|on every)\s+page\b/i.exec(
      clause,
    ) ?? /\bpage size\s+(?:of|to|is|should be)?\s*(\d{1,3})/i.exec(clause);
  if (rows?.[1]) {
    const owner = /\b(?:of|for|in)\s+(?:the\s+)?([\w-]+(?:\s[\w-]+)?)(?:\s+(?:list|table))?$/i.exec(
      clause,
    )?.[1];
    const thing = /\d\s+([\w-]+)\s+(?:per|a|on)/i.exec(clause)?.[1];
    const place =
      (owner ? placeOf(change, owner) : undefined) ??
      (thing && findNamed(change.blueprint, thing) ? placeOf(change, thing) : placeOf(change));
    const size = [10, 25, 50, 100].reduce(
      (best, one) => (Math.abs(one - Number(rows[1])) < Math.abs(best - Number(rows[1])) ? one : best),
      25,
    );
    if (!place) return undefined;
    set(place, 'pageSize', size);
    return listWords.rows(
      lower(place.entity.labelPlural),
      size,
      size === Number(rows[1]) ? '' : listWords.sizes,
    );
  }
  const first =
    /^(?:make|put|show|move)?\s*(?:the\s+)?(.+?)\s+(?:should be |as |to be |to )?(?:the |in the )?(first|last) column(?:\s+(?:of|in)\s+(.+))?$/i.exec(
      clause,
    );
  const led = first?.[1] ? heldField(change, first[3] ? `${first[1]} of ${first[3]}` : first[1]) : undefined;
  const home = led && placeOf(change, led.entity.labelPlural);
  if (led && home) {
    const ids = listLook(led.entity, home.page).columns.flatMap(
      (key) => led.entity.fields.find((field) => field.key === key)?.id ?? [],
    );
    const rest = ids.filter((id) => id !== led.field.id);
    set(home, 'columns', /first/i.test(first?.[2] ?? '') ? [led.field.id, ...rest] : [...rest, led.field.id]);
    return listWords.column(led.field.label, first?.[2]?.toLowerCase() ?? '', lower(led.entity.labelPlural));
  }
  const only =
    /^(?:only show|show only|list only|just show|show just|display only)\s+(?:the\s+)?(.+?)\s+(?:in|on|of|for)\s+(?:the\s+)?(.+?)(?:\s+(?:list|table))?$/i.exec(
      clause,
    ) ??
    /^(?:the\s+)?(?:columns of|columns for)\s+(?:the\s+)?(.+?)\s+(?:are|should be)[:\s]+(.+)$/i
      .exec(clause)
      ?.map((part, at, all) => (at === 0 ? part : (all[3 - at] ?? '')));
  const place = only?.[2] ? placeOf(change, only[2]) : undefined;
  const fields = place && splitItems(only?.[1] ?? '').flatMap((name) => findField(place.entity, name) ?? []);
  if (!place || !fields || fields.length === 0) return undefined;
  set(
    place,
    'columns',
    fields.map(({ id }) => id),
  );
  return columnWords.shows(
    lower(place.entity.labelPlural),
    fields.map(({ label }) => lower(label)),
  );
};

type Lack = { needs: string; wish: string };

/** What a view draws with, and a wish that brings it. */
export const lacks = {
  state: { needs: 'a status with three or more choices', wish: 'a status (new, in progress, done)' },
  date: { needs: 'a date', wish: 'a date' },
  picture: { needs: 'a picture', wish: 'a photo' },
} as const satisfies Readonly<Record<string, Lack>>;

const views: readonly (readonly [RegExp, ListView, (entity: BlueprintEntity) => Lack | undefined])[] = [
  [/\bcards?\b|\btiles?\b|\bgrid\b/i, 'Cards', () => undefined],
  [
    /\b(?:board|kanban|columns by status)\b/i,
    'Board',
    (entity) => (stateOf(entity) ? undefined : lacks.state),
  ],
  [/\bcalendar\b/i, 'Calendar', (entity) => (dateField(entity) ? undefined : lacks.date)],
  [/\btime ?line\b/i, 'Timeline', (entity) => (dateField(entity) ? undefined : lacks.date)],
  [/\b(?:table|rows|list|spreadsheet)\b/i, 'Table', () => undefined],
];

/** "Show products as cards", "turn this into a board", "display visits on a timeline". */
export const viewAs: Intent = (change, clause) => {
  const found =
    /^(?:show|display|view|list|turn|make|see|present|change|switch|put|arrange)\s+(?:the\s+|all\s+|my\s+|our\s+)?(.*?)\s+(?:as|in|on|into|to)\s+(?:an?\s+|the\s+)?((?:\w+\s)?(?:cards?|tiles?|grid|board|kanban|calendar|time ?line|table|rows|spreadsheet|list))(?:\s+(?:view|of cards|page))?(?:\s+with (?:an? |the |their |its )?(?:photo|picture|image|cover)s?)?(?:\s+by\s+(?:the\s+)?(.+?))?(?:\s+too)?$/i.exec(
      clause,
    );
  const view = found?.[2] ? views.find(([shape]) => shape.test(found[2] ?? '')) : undefined;
  const place = view && placeOf(change, found?.[1]);
  if (!view || !place) return undefined;
  const [, name, lack] = view;
  const field = found?.[3] ? findField(place.entity, found[3]) : undefined;
  if (name === 'Board' && field && (field.options || field.type === 'bool'))
    return boardBy(change, place.entity, field);
  const missing = lack(place.entity);
  if (missing) return pageWords.lacksView(lower(place.entity.labelPlural), missing, name.toLowerCase());
  const before = place.page.props?.['views'];
  set(place, 'views', [...new Set([...(Array.isArray(before) ? before : []), name])]);
  set(place, 'first', name);
  change.last = { entity: place.entity, page: place.page };
  return listWords.view(place.page.label, name === 'Cards' ? 'cards' : `a ${name.toLowerCase()}`);
};
