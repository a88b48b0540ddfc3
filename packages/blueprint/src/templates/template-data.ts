import type { PlanDraft } from '@sayso/contracts/plan-draft';
import type { templateGroups } from '@sayso/contracts/templates';
import type { PageExtras, ThingExtras } from '../draft/draft-extras.ts';

/**
 * A thing as its data file writes it. Each field is one line: `Name`, `Price: money`, `Bike: link: Bike`,
 * `Status: states: Received, Ready, Collected`, `Total: formula: Days * Price`; `!` behind the name makes it required.
 *
 * `rows` are the samples, one a line, cells apart by ` | ` in the order of the fields, without formulas, pictures and
 * files. Days are told from today (`+3`, `-10`, `0`), moments with a time behind (`+3 14:30`), a link by the title of
 * its record, yes or no as `yes` and `no`, tags by commas; `-` leaves a cell empty. Without rows the
 * samples are made up.
 */
export type ThingData = ThingExtras & {
  name: string;
  fields: readonly string[];
  rows?: string;
};

/** A page as its data file writes it; without `for` it is for whoever signs in. */
export type PageData = PageExtras & {
  kind: PlanDraft['pages'][number]['kind'];
  thing?: string;
  for?: 'everyone';
  fields?: readonly string[];
};

export type TemplateData = {
  id: string;
  name: string;
  summary: string;
  group: (typeof templateGroups)[number];
  icon: string;
  color: string;
  /** What people call such an app, or speak of when they describe one. */
  keywords: string;
  use?: PlanDraft['use'];
  tagline?: string;
  preset?: string;
  mode?: 'light' | 'dark';
  people?: readonly string[];
  things: readonly ThingData[];
  pages?: readonly PageData[];
  /** `Repair: change: users`, what may be done and by whom. */
  rules?: readonly string[];
};
