/** A kind of app that people ask for in a line or two, as someone who knows the field would lay it out. */
export type WorkKind = {
  id: string;
  /** What people call it, anywhere in a short text. */
  shape: RegExp;
  /** What it is not, though it sounds like it. */
  not?: RegExp;
  /**
   * Concepts that it cannot do without, in their order; `a|b` is content with either, `a=word` calls it so where the text
   * has no word of its own.
   */
  core: readonly string[];
  /** Concepts that a word brings in, though the word names no thing elsewhere ("fuel"). */
  said?: readonly (readonly [RegExp, string])[];
  /** What a word means here, and what it is called instead: `meeting=meeting`. */
  words?: Readonly<Record<string, string>>;
  /** Words that only name the app or the place that it is for. */
  gone?: readonly string[];
  /** The fields of a concept in such an app, where they are others than elsewhere. */
  fields?: Readonly<Record<string, string>>;
  /** Which refers to which, where the words alone do not say it: `child>parent`, `child>first` to the first thing. */
  links?: readonly string[];
  /** Strangers come to it, to book, to order or to sign up. */
  isOpen?: RegExp | true;
  /** It is a part of other kinds as well: customers and jobs of gardeners, with invoices. */
  besides?: true;
  /** A kind of page that its words seem to ask for, and that it is not. */
  without?: string;
  /** One person's own. */
  personal?: true;
  /** Visitors put things of this concept into a cart. */
  sells?: string;
};
