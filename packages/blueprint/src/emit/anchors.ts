import type { Blueprint } from '@sayso/core/blueprint-schema';
import type { LandingSection, SectionKind } from '../landing/section.ts';
import { sectionsOf } from './landing-sections.ts';

export type Anchor = { label: string; href: string };

/** What a header names, the most wanted first. */
const named: Readonly<Partial<Record<SectionKind, string>>> = {
  form: 'Contact',
  features: 'Services',
  list: 'Offer',
  pricing: 'Prices',
  about: 'About us',
  gallery: 'Pictures',
  hours: 'Hours',
  team: 'Team',
  faq: 'Questions',
  place: 'Find us',
  steps: 'How it works',
  testimonials: 'Voices',
};
const order = Object.keys(named);
const most = 5;
const longest = 18;

const isDrawn = ({ kind, id, items }: LandingSection): boolean =>
  named[kind] !== undefined && id !== undefined && (items === undefined || items.length > 0);

const labelOf = ({ kind, title = '' }: LandingSection): string =>
  kind !== 'form' && title !== '' && title.length <= longest ? title : (named[kind] ?? title);

/** The sections of each landing page that its header leads to, in the order of the page. */
export function anchorsOf(blueprint: Blueprint): Record<string, Anchor[]> {
  const pages = blueprint.pages.filter(({ archetype }) => archetype === 'landing');
  return Object.fromEntries(
    pages.flatMap((page) => {
      const drawn = sectionsOf(blueprint, page).filter(isDrawn);
      const first = drawn.filter(({ kind }, at) => drawn.findIndex((one) => one.kind === kind) === at);
      const wanted = [...first].sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
      const kept = wanted.slice(0, most);
      const anchors = first
        .filter((section) => kept.includes(section))
        .map((section) => ({ label: labelOf(section), href: `#${section.id}` }));
      return anchors.length > 1 ? [[page.name, anchors]] : [];
    }),
  );
}
