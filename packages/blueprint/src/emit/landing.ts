import type { Blueprint, BlueprintPage } from '@sayso/core/blueprint-schema';
import type { LandingAction, LandingItem, LandingSection } from '../landing/section.ts';
import { entityById, startField } from '../plan/look.ts';
import { sentDefaults, visitorFields } from './asked.ts';
import { imageOf, offeredState, openColumns, pageOf } from './columns.ts';
import { deedOf } from './copy.ts';
import type { Emit } from './emit.ts';
import { element, Imports, literal, pageFile } from './jsx.ts';
import { sectionsOf } from './landing-sections.ts';

/** A landing page is plain JSX of bands: its words stand in the source, so that they are edited by pointing at them. */
export const landingPage: Emit = (blueprint, page) => {
  const imports = new Imports();
  const draft = { blueprint, page, imports };
  const parts = sectionsOf(blueprint, page).flatMap((section) => bandOf(draft, section) ?? []);
  if (parts.length === 0) return undefined;
  return pageFile(page.name, imports, `    <>\n${parts.join('\n')}\n    </>`);
};

type Draft = { blueprint: Blueprint; page: BlueprintPage; imports: Imports };
const [band, item, deep] = ['      ', '        ', '          '];

/** Words between tags; braces and angle brackets would be code there. */
export const words = (text: string): string => (/[{}<>&\n]/.test(text) ? `{${literal(text)}}` : text.trim());

const line = (tag: string, text: string | undefined, indent: string): string[] =>
  text === undefined || text.trim() === '' ? [] : [`${indent}<${tag}>${words(text)}</${tag}>`];

const head = (section: LandingSection, level = 'h2'): string[] => [
  ...line(level, section.title, item),
  ...line('p', section.text, item),
];

/** Pages that the app does not have are left out: a link must lead somewhere. */
function actionLines({ blueprint, imports }: Draft, actions: readonly LandingAction[] = []): string[] {
  const sound = actions.filter(
    ({ label, page, href }) =>
      label !== '' && (href !== undefined || blueprint.pages.some(({ name }) => name === page)),
  );
  if (sound.length === 0) return [];
  const links = sound.map(({ label, page, href, quiet }) =>
    inline(imports.kit('BandLink'), { page, href, quiet: quiet ? true : undefined }, label, deep),
  );
  return [element(imports.kit('BandActions'), {}, links, item)];
}

/** An element with its words on one line. */
function inline(name: string, props: Record<string, unknown>, text: string, indent: string): string {
  const open = element(name, props, [], indent).replace(/\s*\/>$/, '>');
  return `${open}${words(text)}</${name}>`;
}

type Printer = (draft: Draft, section: LandingSection) => string | undefined;

const frameOf = ({ id, tone }: LandingSection) => ({ id, tone: tone === 'plain' ? undefined : tone });

const withItems =
  (name: string, print: (draft: Draft, one: LandingItem) => string): Printer =>
  (draft, section) => {
    const items = (section.items ?? []).map((one) => print(draft, one));
    if (items.length === 0) return undefined;
    return element(draft.imports.kit(name), frameOf(section), [...head(section), ...items], band);
  };

const iconOf = ({ imports }: Draft, icon: string | undefined) =>
  icon !== undefined && /^[A-Z][A-Za-z0-9]*$/.test(icon) ? imports.icon(icon) : undefined;

const iconsIn = (draft: Draft, icons: readonly string[] = []) => {
  const drawn = icons.flatMap((icon) => iconOf(draft, icon) ?? []);
  return drawn.length === 0 ? undefined : drawn;
};

const titled = ({ title, text }: LandingItem): string[] => [
  ...line('h3', title, deep),
  ...line('p', text, deep),
];

const hero: Printer = (draft, section) =>
  element(
    draft.imports.kit('HeroBand'),
    {
      ...frameOf(section),
      image: section.image,
      layout: section.layout === 'beside' ? undefined : section.layout,
      icons: section.image === undefined ? iconsIn(draft, section.icons) : undefined,
    },
    [
      ...head(section, 'h1'),
      ...line('p', section.items?.flatMap(({ title }) => title ?? []).join(' · '), item),
      ...actionLines(draft, section.actions),
    ],
    band,
  );

const call: Printer = (draft, section) =>
  element(
    draft.imports.kit('CallBand'),
    frameOf(section),
    [...head(section), ...actionLines(draft, section.actions)],
    band,
  );

/** Records of an entity, as visitors see them. */
const list: Printer = (draft, section) => {
  const { blueprint, imports } = draft;
  const entity = entityById(blueprint, section.entity);
  if (!entity) return undefined;
  const offered = offeredState(entity);
  const records = element(
    imports.kit('PublicList'),
    {
      entity: imports.entity(entity.name),
      fields: openColumns(entity)
        .slice(1)
        .filter((key) => !(key in offered)),
      where: Object.keys(offered).length > 0 ? offered : undefined,
      sort: startField(entity)?.key,
      limit: 6,
      imageField: imageOf(entity),
      detailPage: pageOf(blueprint, 'public-detail', entity),
      search: false,
      filters: [],
    },
    [],
    item,
  );
  return element(imports.kit('ContentBand'), frameOf(section), [...head(section), records], band);
};

const about: Printer = (draft, section) =>
  element(draft.imports.kit('AboutBand'), frameOf(section), [...head(section), ...aboutItems(section)], band);

const aboutItems = ({ items = [] }: LandingSection): string[] =>
  items.flatMap(({ title, text }) => line('p', text ?? title, item));

/** Names with what belongs to them, in rows. */
const facts =
  (shown: (one: LandingItem) => string): Printer =>
  (draft, section) => {
    const items = section.items ?? [];
    if (items.length === 0) return undefined;
    const rows = items.map((one) =>
      inline(draft.imports.kit('BandFact'), { label: one.title ?? '' }, shown(one), deep),
    );
    const list = element(draft.imports.kit('BandFacts'), {}, rows, item);
    return element(draft.imports.kit('FactBand'), frameOf(section), [...head(section), list], band);
  };

const place: Printer = (draft, section) => {
  const lines = (section.items ?? []).flatMap(({ text }) => text ?? []);
  const address = section.isExample || lines.length === 0 ? undefined : lines.join(', ');
  return element(
    draft.imports.kit('PlaceBand'),
    { ...frameOf(section), address },
    [...head(section), ...line('p', lines.join(', '), item)],
    band,
  );
};

const priceCards = withItems('PriceBand', ({ imports }, one) => {
  const ticks = (one.points ?? []).map((point) => inline(imports.kit('BandTick'), {}, point, `${deep}  `));
  const inside = [...titled(one), ...(ticks.length > 0 ? [element('ul', {}, ticks, deep)] : [])];
  return element(
    imports.kit('BandPrice'),
    { price: one.price ?? '', per: one.per, badge: one.badge },
    inside,
    item,
  );
});

const priceOf = ({ price = '', per }: LandingItem): string => [price, per].filter(Boolean).join(' ');

/** Many prices without more to say of them are a list, as are those that are no amount. */
const pricing: Printer = (draft, section) =>
  ((section.items ?? []).length > 4 && section.items?.every(({ points, text }) => !points && !text)) ||
  section.items?.every(({ price }) => !/\d/.test(price ?? ''))
    ? facts(priceOf)(draft, section)
    : priceCards(draft, section);

const form: Printer = (draft, section) => {
  const { blueprint, imports } = draft;
  const entity = entityById(blueprint, section.entity);
  if (!entity) return undefined;
  const { verb, thanks } = deedOf(entity);
  const [action] = section.actions ?? [];
  const props = {
    ...frameOf(section),
    entity: imports.entity(entity.name),
    fields: visitorFields(blueprint, entity),
    submitLabel: action?.label ?? verb,
    thanks,
    defaults: sentDefaults(entity, imports),
  };
  return element(imports.kit('FormBand'), props, head(section), band);
};

const footer: Printer = ({ blueprint, page, imports }, section) => {
  const links = blueprint.pages
    .filter((one) => one.public && one.nav && one !== page)
    .slice(0, 6)
    .map(({ name, label }) => ({ label, page: name }));
  const props = { name: section.title ?? blueprint.app.name, links: links.length > 0 ? links : undefined };
  return element(imports.kit('SiteFooter'), props, line('p', section.text, item), band);
};

const printers: Readonly<Record<LandingSection['kind'], Printer>> = {
  hero,
  cta: call,
  list,
  form,
  footer,
  features: withItems('FeatureBand', (draft, one) =>
    element(draft.imports.kit('BandPoint'), { icon: iconOf(draft, one.icon) }, titled(one), item),
  ),
  about,
  hours: facts(({ value, text }) => value ?? text ?? ''),
  place,
  pricing,
  steps: withItems('StepBand', ({ imports }, one) => element(imports.kit('BandStep'), {}, titled(one), item)),
  testimonials: withItems('QuoteBand', ({ imports }, one) =>
    element(
      imports.kit('BandQuote'),
      { name: one.title ?? '', role: one.role, image: one.image, stars: one.stars },
      line('p', one.text, deep),
      item,
    ),
  ),
  faq: withItems('FaqBand', ({ imports }, one) =>
    element(imports.kit('BandQuestion'), { question: one.title ?? '' }, line('p', one.text, deep), item),
  ),
  team: withItems('TeamBand', ({ imports }, one) =>
    element(
      imports.kit('BandPerson'),
      { name: one.title ?? '', image: one.image },
      [...line('h3', one.title, deep), ...line('p', one.role ?? one.text, deep)],
      item,
    ),
  ),
  gallery: withItems('GalleryBand', ({ imports }, one) =>
    element(
      imports.kit('BandPicture'),
      {
        src: one.image || undefined,
        alt: one.title ?? '',
        caption: one.text ?? (one.image ? undefined : one.title),
      },
      [],
      item,
    ),
  ),
  stats: withItems('FigureBand', ({ imports }, one) =>
    element(
      imports.kit('BandFigure'),
      { value: one.value ?? '' },
      line('p', one.title ?? one.text, deep),
      item,
    ),
  ),
};

const bandOf = (draft: Draft, section: LandingSection): string | undefined =>
  printers[section.kind](draft, section);
