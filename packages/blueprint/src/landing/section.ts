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
  /** Drawn large where there is no picture. */
  icons?: string[];
  actions?: LandingAction[];
  items?: LandingItem[];
  /** Id of the entity that is listed, counted or written. */
  entity?: string;
  /** Nobody gave its texts: they show what belongs there. */
  isExample?: boolean;
};
export const sectionKinds = [
  'hero',
  'features',
  'about',
  'steps',
  'pricing',
  'testimonials',
  'faq',
  'team',
  'gallery',
  'stats',
  'hours',
  'place',
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

/** Sections or parts that a page carries in its props, without what is none. */
export const soundSections = <T extends { kind: SectionKind }>(value: unknown): T[] =>
  Array.isArray(value) ? (value.filter(isSection) as T[]) : [];
