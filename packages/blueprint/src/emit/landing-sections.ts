import type { Blueprint, BlueprintEntity, BlueprintPage } from '@sayso/core/blueprint-schema';
import { entityById, importance, isLineItem } from '../plan/look.ts';
import { pageOf, thingsOf } from './columns.ts';
import { wordsOf } from './community-fields.ts';
import { aThing, deedOf, invitation } from './copy.ts';

/** A part of a landing page as the plan writes it into `page.props.sections`; what is unknown is passed over. */
export type LandingItem = {
  title?: string;
  text?: string;
  icon?: string;
  image?: string;
  /** Of a price, a quote or a figure. */
  price?: string;
  per?: string;
  badge?: string;
  points?: string[];
  role?: string;
  stars?: number;
  value?: string;
};
export type LandingAction = { label: string; page?: string; href?: string; quiet?: boolean };
export type LandingSection = {
  kind: SectionKind;
  id?: string;
  tone?: 'plain' | 'soft' | 'strong';
  title?: string;
  text?: string;
  image?: string;
  layout?: 'beside' | 'behind' | 'centre';
  actions?: LandingAction[];
  items?: LandingItem[];
  /** Id of the entity that is listed, counted or written. */
  entity?: string;
};
export const sectionKinds = [
  'hero',
  'features',
  'steps',
  'pricing',
  'testimonials',
  'faq',
  'team',
  'gallery',
  'stats',
  'list',
  'cta',
  'form',
  'footer',
] as const;
export type SectionKind = (typeof sectionKinds)[number];

const isBag = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSection = (value: unknown): boolean =>
  isBag(value) && sectionKinds.some((kind) => kind === value['kind']);

/** The sections that the plan gives; made from the app's own words where it gives none. */
export function sectionsOf(blueprint: Blueprint, page: BlueprintPage): LandingSection[] {
  const given = page.props?.['sections'];
  const sound = Array.isArray(given) ? given.filter(isSection) : [];
  return sound.length > 0 ? (sound as unknown as LandingSection[]) : usualSections(blueprint, page);
}

const sentence = (text: string): string => {
  const trimmed = text.trim();
  return trimmed === '' || /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`;
};

function usualSections(blueprint: Blueprint, page: BlueprintPage): LandingSection[] {
  const { app } = blueprint;
  const [offered, target] = [entityById(blueprint, page.entity), entityById(blueprint, page.target)];
  const deed = target && deedOf(target);
  const actions: LandingAction[] = [
    ...(deed ? [{ label: deed.verb, href: '#contact' }] : []),
    ...(offered
      ? [{ label: `See our ${thingsOf(offered)}`, href: '#offer', quiet: deed !== undefined }]
      : []),
  ];
  const offer = wordsOf(page, 'offer');
  const services = servicesIn(page);
  const features = featuresOf(blueprint, target);
  return [
    {
      kind: 'hero',
      tone: 'soft',
      title: offer ?? (app.tagline === '' || /^Keep /.test(app.tagline) ? app.name : app.tagline),
      text: sentence(
        target ? invitation(target, offered) : offered ? `Have a look at our ${thingsOf(offered)}` : '',
      ),
      actions,
    },
    ...(services.length > 0
      ? [
          {
            kind: 'features' as const,
            id: 'services',
            title: 'What we do',
            items: services.map((title) => ({ title, icon: 'Check' })),
          },
        ]
      : []),
    ...(features.length > 1
      ? [
          {
            kind: 'features' as const,
            id: 'features',
            title: `What you find at ${app.name}`,
            items: features,
          },
        ]
      : []),
    ...(offered
      ? [{ kind: 'list' as const, id: 'offer', title: offered.labelPlural, entity: offered.id }]
      : []),
    ...(deed && target
      ? [
          {
            kind: 'form' as const,
            id: 'contact',
            tone: 'soft' as const,
            title: deed.verb,
            text: 'We will be in touch.',
            entity: target.id,
          },
        ]
      : []),
    { kind: 'footer', title: app.name, text: sentence(offer ?? '') },
  ];
}

const servicesIn = (page: BlueprintPage): string[] => {
  const given = page.props?.['services'];
  return Array.isArray(given) ? given.filter((one) => typeof one === 'string') : [];
};

/** The most important things that visitors may read of; what they send is none of them, nor are people. */
function featuresOf(blueprint: Blueprint, target: BlueprintEntity | undefined): LandingItem[] {
  return blueprint.entities
    .filter(
      (entity) =>
        !isLineItem(entity) &&
        entity !== target &&
        entity.kind !== 'settings' &&
        entity.kind !== 'person' &&
        entity.rules.read === 'anyone',
    )
    .sort((one, other) => importance(other) - importance(one))
    .slice(0, 3)
    .map((entity, at) => ({
      title: entity.labelPlural,
      text: lineAbout(blueprint, entity, at),
      icon: entity.icon,
    }));
}

function lineAbout(blueprint: Blueprint, entity: BlueprintEntity, at: number): string {
  const things = thingsOf(entity);
  if (pageOf(blueprint, 'calendar', entity))
    return `All ${things} on one calendar, so that nothing collides.`;
  if (pageOf(blueprint, 'kanban', entity)) return `See at a glance where each of the ${things} stands.`;
  if (entity.kind === 'event') return `Know which ${things} come next, and who is part of them.`;
  if (entity.kind === 'person') return `Everything about your ${things} in one place.`;
  const lines = [
    `Find the ${things} that you are looking for in seconds.`,
    `Add ${aThing(entity)} in moments, from any device.`,
    `All ${things} in one place, always up to date.`,
  ];
  return lines[at % lines.length] ?? '';
}
