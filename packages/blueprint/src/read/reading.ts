import type { AppType } from '../lexicon/app-type.ts';
import type { Concept } from '../lexicon/concept.ts';
import type { WorkKind } from '../lexicon/work-kinds/work-kind.ts';
import { editDistance, normalised } from '../words.ts';
import type { FieldDraft } from './fields/field-draft.ts';
import type { ToldFormula } from './formulas/told.ts';
import type { Noun } from './things/nouns.ts';
import type { KindIntent } from './tools/kinds.ts';
import type { ToolIntent } from './tools/tool-intent.ts';

export type EntityDraft = {
  words: string;
  concept?: Concept;
  fields: FieldDraft[];
  /** The sentence that named it. */
  said: string;
  from: 'text' | 'template';
  /** A deed made it a thing ("we rent boards"); any of these concepts, said outright, takes its place. */
  implied?: readonly string[];
  /** Named in a list of what the app keeps. */
  isListed?: boolean;
  /** Somebody sends it about a thing of the app. */
  isAbout?: boolean;
  /** Titles of its samples, where the kind of app says what they are about. */
  titles?: readonly string[];
  /** All that its concept keeps belongs to it, however much that is. */
  keepsAll?: boolean;
  /** The file whose columns are its fields. */
  table?: string;
};

export type PageIntent = {
  kind: string;
  phrase: string;
  entity?: EntityDraft;
  public: boolean;
  /** What the page is called. */
  as?: string;
  smart?: string;
};
export type AccessIntent = {
  who: 'admin' | 'owner' | 'registered' | 'anyone';
  op: 'create' | 'read' | 'update' | 'delete';
  object: string;
};

/** What the text says, before anything is added to it. */
export type Reading = {
  text: string;
  appName?: string;
  appType?: AppType;
  /** The ordinary kind of app that a short text asks for. */
  workKind?: WorkKind;
  preset?: string;
  mode?: 'light' | 'dark';
  primary?: string;
  parts: Record<string, string>;
  font?: string;
  radius?: number;
  density?: 'compact' | 'normal' | 'roomy';
  entities: EntityDraft[];
  relations: { from: EntityDraft; to: EntityDraft; many: boolean }[];
  pages: PageIntent[];
  access: AccessIntent[];
  /** Timers, calculators, games, quizzes and surveys that it asks for; the one that the app is about first. */
  tools: ToolIntent[];
  /** Kinds of pages by what people do there. */
  kinds: KindIntent[];
  /** What the person does not want, in small letters. */
  without: string[];
  /** States that were named before the thing that has them. */
  states?: readonly string[];
  /** Figures that follow from others. */
  formulas?: readonly ToldFormula[];
  /** All that such an app keeps was settled from a short wish; nothing is added to it. */
  isSettled?: boolean;
  /** Sentences from which nothing was taken. */
  unread: string[];
};

/** Where the reading of a list stands: whose attributes come next, or things of the app. */
export type Cursor = {
  reading: Reading;
  current?: EntityDraft | undefined;
  mode: 'things' | 'attributes';
  said: string;
  /** The list that is read names the attributes of one thing: another thing is in it only where that is plain. */
  isStrict?: boolean;
  /** What the sentence before spoke of, without saying what is kept of it. */
  topic?: Noun;
  /** The sentence before was the bare name of the topic: what comes next is its list. */
  isHeaded?: boolean;
  /** The thing that a deed was last done to: "it" in what is told next. */
  met?: EntityDraft;
  /** Things that an earlier reading of the same text was sure of. */
  sure?: ReadonlySet<string>;
  /** The attributes of the current thing ended with an "and"; what comes next may be a thing again. */
  isClosed?: boolean;
};

const sameThing = (draft: EntityDraft, noun: Noun): boolean => {
  if (noun.concept && draft.concept) {
    if (noun.concept.id !== draft.concept.id) return false;
    const [one, other] = [normalised(draft.words), normalised(noun.words)];
    return one === other || !(one.includes(' ') && other.includes(' '));
  }
  return normalised(draft.words) === normalised(noun.words);
};

export const findEntity = (reading: Reading, noun: Noun): EntityDraft | undefined =>
  reading.entities.find((draft) => sameThing(draft, noun)) ??
  onlyOne(
    reading.entities.filter(
      (draft) => !noun.words.includes(' ') && normalised(draft.words).endsWith(` ${normalised(noun.words)}`),
    ),
  ) ??
  reading.entities.find(
    (draft) =>
      !noun.concept &&
      editDistance(normalised(draft.words), normalised(noun.words), 1) <= 1 &&
      noun.words.length > 4,
  );

/** "A batch" is the homebrew batch, where there is one kind of batches alone. */
const onlyOne = (found: readonly EntityDraft[]): EntityDraft | undefined =>
  found.length === 1 ? found[0] : undefined;

/** The draft of a thing that the text names; a new one the first time. */
export function ensureEntity(cursor: Cursor, noun: Noun): EntityDraft {
  const known = findEntity(cursor.reading, noun);
  if (known) {
    // What a deed made a thing of is called as the person calls it.
    const text = cursor.reading.text.toLowerCase();
    if (
      known.concept &&
      known.concept === noun.concept &&
      !text.includes(known.words) &&
      text.includes(noun.words)
    )
      known.words = noun.words;
    return known;
  }
  const draft: EntityDraft = { words: noun.words, fields: [], said: cursor.said, from: 'text' };
  if (noun.concept) draft.concept = noun.concept;
  cursor.reading.entities.push(draft);
  return draft;
}

/** Adds an attribute; one of the same name is made more exact. */
export function addField(draft: EntityDraft, field: FieldDraft): void {
  const at = draft.fields.findIndex((known) => normalised(known.label) === normalised(field.label));
  const known = draft.fields[at];
  if (!known) {
    if (draft.fields.length < 24) draft.fields.push(field);
    return;
  }
  if (field.options && !known.options) draft.fields[at] = field;
}

export const hasStatus = (draft: EntityDraft): boolean =>
  draft.concept === undefined ? false : /\b(?:status|stage)\(/.test(draft.concept.fields);

/** The thing whose state a bare "status a, b, c" means. */
export function statefulEntity(cursor: Cursor): EntityDraft | undefined {
  const { current, reading } = cursor;
  if (current && (current.concept === undefined || hasStatus(current))) return current;
  return reading.entities.find(hasStatus) ?? current ?? reading.entities[0];
}

/** Whether an earlier reading found the noun to be a thing of the app; everything may be one while there was none. */
export const isSure = ({ sure }: Cursor, noun: Noun): boolean =>
  sure === undefined ||
  sure.has(normalised(noun.words)) ||
  (noun.concept !== undefined && sure.has(noun.concept.id));

/** A reading in which nothing was found yet. */
export const emptyReading = (text: string): Reading => ({
  text,
  parts: {},
  entities: [],
  relations: [],
  pages: [],
  access: [],
  tools: [],
  kinds: [],
  without: [],
  unread: [],
});
