import type { Blueprint, BlueprintEntity, BlueprintPage } from '@sayso/core/blueprint-schema';
import { entityById, isLineItem } from '../plan/look.ts';
import { anchorsOf } from './anchors.ts';
import { pageOf } from './columns.ts';
import { code, element, Imports, literal } from './jsx.ts';
import { isRoleRule } from './roles.ts';

const mostItems = 8;

/** The frame around all pages: name, look, navigation, what search looks through. */
export function layoutFile(blueprint: Blueprint): string {
  const imports = new Imports();
  const { app, theme } = blueprint;
  const look = {
    preset: theme.preset,
    mode: theme.mode,
    primary: theme.primary,
    ...(theme.parts['background'] ? { background: theme.parts['background'] } : {}),
    font: theme.font,
    radius: theme.radius,
    density: theme.density,
    text: theme.text,
    headings: theme.headings,
    ...partsOf(blueprint),
  };
  const searched = blueprint.entities
    .filter((entity) => !isLineItem(entity) && pageOf(blueprint, 'detail', entity))
    .slice(0, 5)
    .map((entity) => ({
      entity: imports.entity(entity.name),
      page: pageOf(blueprint, 'detail', entity),
      icon: imports.icon(entity.icon),
    }));
  const publicPages = blueprint.pages.filter((page) => page.public).map(({ name }) => name);
  const navigation = navigationOf(blueprint, imports);
  const anchors = anchorsOf(blueprint);
  const hasAnchors = Object.keys(anchors).length > 0;
  const shell = element(
    imports.kit('AppShell'),
    {
      name: app.name,
      icon: imports.icon(app.icon),
      theme: code('theme'),
      navigation: code('navigation'),
      publicPages: publicPages.length === 0 ? undefined : publicPages,
      anchors: hasAnchors ? code('anchors') : undefined,
      searchIn: code('searchIn'),
      currency: app.currency,
      locale: app.locale,
      slim: isOneTool(blueprint) ? true : undefined,
      accounts: isForAll(blueprint) ? false : undefined,
      currentPage: code('currentPageName'),
    },
    ['      {children}'],
    '    ',
  );
  return `${imports.print()}

const theme = ${literal(look)};

const navigation = ${literal(navigation)};

${hasAnchors ? `const anchors = ${literal(anchors)};\n\n` : ''}const searchIn = ${literal(searched)};

export default function Layout({ children, currentPageName }) {
  return (
${shell}
  );
}
`;
}

const tools = new Set<BlueprintPage['archetype']>(['calculator', 'converter', 'timer', 'game', 'quiz']);

/** One tool on one page needs no list of pages; a sidebar that was given a colour is wanted. */
const isOneTool = ({ pages, theme }: Blueprint): boolean =>
  pages.length === 1 &&
  pages.every(({ archetype }) => tools.has(archetype)) &&
  theme.parts['sidebar'] === undefined;

/** Whoever comes may do all that there is to do. */
const isForAll = ({ entities }: Blueprint): boolean =>
  entities.every(({ rules }) => rules.create === 'anyone' && rules.read === 'anyone');

function partsOf({ theme }: Blueprint): { parts?: Record<string, string> } {
  const { background: _, ...parts } = theme.parts;
  return Object.keys(parts).length === 0 ? {} : { parts };
}

function navigationOf(blueprint: Blueprint, imports: Imports) {
  const shown = blueprint.pages.filter((page) => page.nav);
  const item = (page: BlueprintPage) => ({
    page: page.name,
    label: labelOf(blueprint, page, shown),
    icon: imports.icon(iconOf(page, shown)),
    entity: restrictedEntity(blueprint, page, imports),
  });
  if (shown.length <= mostItems) return shown.map(item);
  const [first, rest] = [shown.slice(0, mostItems - 1), shown.slice(mostItems - 1)];
  return [...first.map(item), { label: 'More', icon: imports.icon('Ellipsis'), children: rest.map(item) }];
}

/** By which the menu leaves the page out for people who may see none of its records. */
function restrictedEntity(blueprint: Blueprint, page: BlueprintPage, imports: Imports) {
  const entity = entityById(blueprint, page.entity);
  const read = entity?.rules.read ?? 'registered';
  const isRestricted = read === 'admin' || read === 'nobody' || isRoleRule(read);
  return entity && isRestricted ? imports.entity(entity.name) : undefined;
}

/** The list beside another page of the same records has an icon of its own. */
const iconOf = (page: BlueprintPage, shown: readonly BlueprintPage[]): string =>
  page.archetype === 'list' &&
  shown.some((other) => other !== page && other.icon === page.icon && other.archetype !== 'list')
    ? 'TableProperties'
    : page.icon;

/** Two boards or calendars of one menu are told apart by what they show; visitors have a menu of their own. */
function labelOf(blueprint: Blueprint, page: BlueprintPage, shown: readonly BlueprintPage[]): string {
  const twin = shown.some(
    (other) => other !== page && other.public === page.public && other.label === page.label,
  );
  const entity = entityById(blueprint, page.entity);
  return twin && entity && page.archetype !== 'list' && !namesThing(page.label, entity)
    ? `${entity.label} ${page.label.toLowerCase()}`
    : page.label;
}

/** "Flight flights" says no more than "Flights". */
const namesThing = (label: string, entity: BlueprintEntity): boolean =>
  [entity.label, entity.labelPlural].some((name) => label.toLowerCase().includes(name.toLowerCase()));
