import type { Blueprint, BlueprintPage } from '@sayso/core/blueprint-schema';
import { wordsOf } from '../emit/community-fields.ts';
import type { LandingSection } from '../landing/section.ts';
import { isPrivate } from '../plan/belonging.ts';
import { entityById } from '../plan/look.ts';

const most = 2;
/** Pages on which visitors look at things, before those where they send something. */
const lists = new Set<BlueprintPage['archetype']>([
  'public-landing',
  'catalogue',
  'portfolio',
  'gallery',
  'blog',
]);

/** What visitors meet first: whose page it is, what there is to see, and the way to each of the other pages. */
export function homeSections(
  blueprint: Blueprint,
  home: BlueprintPage,
): NonNullable<BlueprintPage['props']>[string] {
  const open = blueprint.pages.filter((page) => page.public && page.nav && page !== home);
  const seen = open.filter(({ archetype }) => lists.has(archetype));
  const asked = open.filter((page) => !seen.includes(page));
  const actions = [...asked, ...seen]
    .slice(0, most)
    .map(({ label, name }, at) => ({ label, page: name, ...(at > 0 ? { quiet: true } : {}) }));
  const shown = [home.entity, ...seen.map(({ entity }) => entity)]
    .flatMap((id) => entityById(blueprint, id) ?? [])
    .filter((entity, at, all) => !isPrivate(entity) && all.indexOf(entity) === at)
    .slice(0, most);
  const sections: LandingSection[] = [
    {
      kind: 'hero',
      tone: 'soft',
      title: wordsOf(home, 'headline') ?? blueprint.app.name,
      text: wordsOf(home, 'text') ?? blueprint.app.tagline,
      icons: [...new Set([blueprint.app.icon, ...shown.map(({ icon }) => icon)])],
      actions,
    },
    ...shown.map(
      (entity): LandingSection => ({
        kind: 'list',
        id: entity.name.toLowerCase(),
        title: entity.labelPlural,
        entity: entity.id,
      }),
    ),
    ...aboutSection(home),
    ...callSection(home, asked[0]),
    { kind: 'footer', title: blueprint.app.name },
  ];
  return JSON.parse(JSON.stringify(sections));
}

function aboutSection(home: BlueprintPage): LandingSection[] {
  const text = wordsOf(home, 'about');
  const title = wordsOf(home, 'aboutTitle');
  return text === undefined
    ? []
    : [{ kind: 'about', tone: 'soft', ...(title ? { title } : {}), items: [{ text }] }];
}

function callSection(home: BlueprintPage, asked: BlueprintPage | undefined): LandingSection[] {
  const title = wordsOf(home, 'call');
  if (!asked || title === undefined) return [];
  return [{ kind: 'cta', tone: 'strong', title, actions: [{ label: asked.label, page: asked.name }] }];
}
