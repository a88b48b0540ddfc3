import type { Archetype } from '@sayso/core/blueprint-schema';

/** A thing that a kind of site has. */
export type SiteThing = {
  /** The concept whose icon, kind and examples it has. */
  concept: string;
  /** What it may be called, the usual word first: the one that the text says. */
  words: string;
  /** Words of the text that mean it, besides those of the concept. */
  takes?: RegExp;
  /** Only where the text says this. */
  asked?: RegExp;
  /** What is kept of it, in the lexicon's short way of writing, where that is not what the concept says. */
  fields?: string;
  /** Titles of its samples, where those of the concept speak of something else. */
  titles?: string;
};

/** What people who ask for such a site in a few words expect to find. */
export type SiteKind = {
  shape: RegExp;
  unless?: RegExp;
  /** Only where nothing else was told of: what is asked of people is a form of its own. */
  isBare?: boolean;
  /** The kind of app that it is, for its icon; without one, the icon is that of its first thing. */
  type?: string;
  /** What it is called where the text gives no name. */
  name?: string;
  things: readonly SiteThing[];
  /** Words of the text that say what such a site shows, and name no record. */
  drops?: RegExp;
  /** What was taken for an attribute of one of its things, and is none. */
  noFields?: RegExp;
  /** Concepts that visitors send, the first that there is; `see` where they only look. */
  open?: string;
  /** What the page is called on which they do. */
  openAs?: string;
  /** A page of the app that visitors see as well. */
  opens?: string;
  /** Visitors come where the text says this, else always. */
  openIf?: RegExp;
  /** Kinds of pages that it has besides those that its things bring. */
  adds?: readonly Archetype[];
  withoutPages?: RegExp;
};
