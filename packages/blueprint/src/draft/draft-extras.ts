import type { BlueprintEntity, Theme, Why } from '@sayso/core/blueprint-schema';

/** What is known of a thing beside its draft; all of it is found by code where it is missing. */
export type ThingExtras = {
  plural?: string;
  icon?: string;
  kind?: BlueprintEntity['kind'];
  /** The lexicon's concept; null for a thing that only seems to be one of them. */
  concept?: string | null;
  /** Names of fields that have to be filled in. */
  required?: readonly string[];
  /** Names of fields that only whoever signs in may read, also where visitors read the rest. */
  internal?: readonly string[];
  /** What a new record starts with, by the field's name. */
  defaults?: Readonly<Record<string, string | number | boolean>>;
};

export type PageExtras = {
  name?: string;
  icon?: string;
  /** The app opens with it. */
  isMain?: boolean;
  /** What only this kind of page knows, as opening hours of a booking page. */
  props?: Record<string, string | number | readonly number[]>;
};

/** What stands beside a draft: all of it may be left out. */
export type DraftExtras = {
  from?: Why['from'];
  /** Decides over the samples; the same draft has the same. */
  seed?: string;
  icon?: string;
  tagline?: string;
  look?: Partial<Pick<Theme, 'preset' | 'mode' | 'primary'>>;
  currency?: string;
  /** By the name of the thing. */
  things?: Readonly<Record<string, ThingExtras>>;
  /** In the order of the draft's pages. */
  pages?: readonly PageExtras[];
};
