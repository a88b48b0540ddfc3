import { capitalise } from '../words.ts';
import { hoursIn, itemOf, priceIn, quoteIn } from './part-items.ts';
import { atEnd, atTop, type FormKind, leadIn, partIn } from './part-words.ts';
import { itemsIn, type Piece, piecesOf, sentencesIn } from './pieces.ts';
import type { LandingItem, SectionKind } from './section.ts';

/** A part that a text asks for on its page. */
export type SitePart = {
  kind: SectionKind;
  title?: string;
  /** What the text says in it. */
  text?: string;
  items?: LandingItem[];
  form?: FormKind;
  place?: 'top' | 'end';
};
export type SiteParts = {
  parts: SitePart[];
  without: SectionKind[];
  /** The text without the parts that are only words of the page. */
  rest: string;
  /** Things that somebody keeps or books, with the names that the text lists of them. */
  listed: { thing: string; names: string[] }[];
};

type State = {
  parts: SitePart[];
  without: Set<SectionKind>;
  current: SitePart | undefined;
  isOpen: boolean;
  /** The question that the sentence before asked. */
  asked: LandingItem | undefined;
  rest: string[];
  listed: SiteParts['listed'];
};

/** Somebody keeps, books or orders these things: they are no mere words of a page. */
const handled =
  /\b(?:manag(?:e|es|ing)|keep(?:s|ing)? (?:track|a list|records?)|track(?:s|ing)?|edit(?:s|ing)?|add and (?:change|remove)|(?:can|may|could|to|should) (?:add|change|update|book|order|buy|reserve|choose|pick|enter|register|sign up)|(?:we|i|staff|admins?|the team) (?:keep|record|log|store|add|enter|update|maintain)|shopping cart|checkout|stock levels?|each (?:service|product|course|class|treatment|person|member|price) (?:has|with))\b/i;

/** "Workshops with date and location": what is kept of a thing, no part of a page. */
const told =
  /\b(?!forms?\b|pages?\b|sites?\b)[a-z-]+s\b\s*(?:\(|:|with|have|has)\s*(?:an? |the |their )?(?:first |last |full )?(?:names?|titles?|dates?|prices?|locations?|places?|e-?mails?|phones?(?: numbers?)?|durations?|descriptions?|photos?|status|amounts?|sizes?|colou?rs?|types?)(?=\s*(?:,|\)|$|and\b|or\b))/i;

/** "They leave name, email and address": what people fill in, said in a sentence of its own. */
const asks =
  /\b(?:leave|give|enter|fill in|ask(?:s|ing|ed)? for|sends?|tell|type|put in|submit|register|note|want to know|need to know|sign up|apply)\b[^.]*\b(?:names?|e-?mails?|phones?|telephone|number)\b/i;

/** Who may read what is sent: the rule of every form. */
const privacy =
  /^(?:and |but )?(?:what|whatever|everything|anything|messages?|enquir\w+|inquir\w+|all) .{0,50}\b(?:for (?:our|my) eyes only|private|confidential|only (?:we|i|the (?:team|owner))|(?:nobody|no one) else)\b/i;

/** Reads which parts a text wants on its page, in the order in which it names them. */
export function readParts(text: string): SiteParts {
  const state: State = {
    parts: [],
    without: new Set(),
    current: undefined,
    isOpen: false,
    asked: undefined,
    rest: [],
    listed: [],
  };
  for (const sentence of sentencesIn(text).slice(0, 200)) readSentence(state, sentence);
  const wanted = state.parts.filter(({ kind }) => !state.without.has(kind));
  return {
    parts: inPlace(wanted),
    without: [...state.without],
    rest: state.rest.join('. '),
    listed: state.listed,
  };
}

function readSentence(state: State, sentence: string): void {
  if (privacy.test(sentence)) return;
  if (told.test(sentence) || (asks.test(sentence) && !/\bform\b/i.test(sentence))) {
    state.rest.push(sentence);
    return;
  }
  const asked = state.asked;
  state.asked = undefined;
  if (/\?$/.test(sentence) && takeItem(state, 'faq', sentence.replace(/^[^:?]{3,40}:\s*/, ''))) {
    state.asked = state.current?.items?.at(-1);
    return;
  }
  if (takeServices(state, sentence)) return;
  const pieces = piecesOf(sentence);
  const known = state.parts.length;
  state.isOpen = false;
  const own: string[] = [];
  const fields: { part: SitePart; words: string[] }[] = [];
  let isHandled = false;
  for (const [at, piece] of pieces.entries()) {
    isHandled = handled.test(piece.text) || (isHandled && !/with|then|plus|:/.test(piece.after));
    if (isHandled) {
      own.push(piece.after, withoutNames(state, piece.text));
      continue;
    }
    if (refuses(state, piece)) continue;
    const form = fields.at(-1);
    if (form && form.part === state.current && isField(piece, pieces[at + 1])) {
      form.words.push(piece.after, piece.text);
      continue;
    }
    const found = partOf(state, piece);
    if (found) {
      if (found.kind === 'form') fields.push({ part: found, words: [formText(piece.text)] });
      if (at === 0 && known === 0 && isWhole.test(piece.text)) own.push(piece.after, piece.text);
      if (saysItself(state, { piece, sentence, next: pieces[at + 1] })) break;
      continue;
    }
    if (takePiece(state, piece)) continue;
    if (form && form.part === state.current) form.words.push(piece.after, piece.text);
    else {
      if (state.parts.length === known) own.push(piece.after, piece.text);
      state.isOpen = false;
    }
  }
  const before = own.slice(1).join('').trim();
  if (asked && state.parts.length === known && before !== '') asked.text = `${before.replace(/\.$/, '')}.`;
  else if (before !== '') state.rest.push(before);
  for (const { words } of fields)
    if (words.length > 1 || saysMore.test(words[0] ?? '')) state.rest.push(words.join(''));
}

const doing =
  /^(?:we|i) (?:(?:also|mainly|mostly) )?(?:do|offer|provide|install|speciali[sz]e in)\s+(?!not\b|it\b|this\b|everything\b)(.{5,})$/i;

/** "We do boilers, leaks and bathrooms": the services of the page, in the words of the firm. */
function takeServices(state: State, sentence: string): boolean {
  const list = doing.exec(sentence)?.[1] ?? '';
  const names = itemsIn(list);
  const isPlain = (name: string) =>
    name.split(/\s+/).length <= 4 && !/\b(?:can|who|that|which|where|so|with|for|to|they|you)\b/i.test(name);
  if (names.length < 2 || !names.every(isPlain)) return false;
  for (const name of names) takeItem(state, 'features', name);
  const part = ensure(state, 'features');
  if (part.title === 'What people say') part.title = 'What we do';
  return true;
}

/** "Book our treatments (facial, massage)": the names are of samples, the thing is kept. */
function withoutNames({ listed }: State, text: string): string {
  const found = /^(.*?\b([\p{L}-]+s))\s*\(([^)]+)\)(.*)$/u.exec(text);
  const names = itemsIn(found?.[3] ?? '').filter(
    (name) => !field.test(name) && name.split(/\s+/).length <= 5,
  );
  if (
    !found?.[1] ||
    !found[2] ||
    names.length < 2 ||
    /\b(?:names?|prices?|dates?|durations?|times?)\b/i.test(found[3] ?? '')
  )
    return text;
  listed.push({ thing: found[2].toLowerCase(), names: names.map(capitalise) });
  return `${found[1]}${found[4] ?? ''}`;
}

/** The whole page is named by its form: "a waiting list page for ...". */
const isWhole = /\b(?:page|site|website)\b/i;

/** A form with what it asks for, as the text says it; where it stands on the page is told of no field. */
const formText = (text: string): string =>
  text
    .replace(leadIn, 'A ')
    .replace(/\s+(?:at|in) the (?:very )?(?:bottom|end|top|foot)(?: of the (?:page|site))?/i, '');
const saysMore = /\bforms?\b.*\s(?:where|that|which|asking|who|to|so)\s/i;

const field =
  /^(?:the |an? |their |his |her |your )?(?:(?:first|last|full|company|phone|e-?mail|preferred) )*(?:names?|e-?mails?|phones?|numbers?|address|messages?|questions?|dates?|times?|company|subject|topic|budget|photos?|pictures?|title|location|place|hours|class|course|team|plan|package|price|cost)(?: number| address)?(?: field)?$/i;

/** "A contact form with name, email and message": what people fill in. */
const isField = ({ text, after }: Piece, next: Piece | undefined): boolean =>
  field.test(text) || (/with|:|\(/.test(after) && next !== undefined && partIn(text) === undefined);

/** "No prices", "without a team". */
function refuses(state: State, { text }: Piece): boolean {
  const said =
    /^(?:but |and |so )?(?:no|without|not|leave out|skip|drop|(?:we|i) (?:do not|don't) (?:want|need)(?: to show)?|(?:do not|don't) (?:show|put|add|include|want|need))\s+(?:any |the |an? )?(.+)$/i.exec(
      text,
    )?.[1];
  if (said === undefined) return false;
  for (const item of itemsIn(said)) {
    const found = partIn(item);
    if (found) state.without.add(found.word.kind);
  }
  state.isOpen = false;
  return true;
}

const behind =
  /^$|^(?:section|part|block|page|band|area|list|table|overview|link)?\s*(?:$|\(|["“]|(?:at|on|in|below|above|under|of|for|from|about|that|which|who|where|we|i|to|as|are|is|such as|like|including|e\.g\.|shown|next|between|by|near|opposite|right)\b)/i;

/** The part that a piece names; its items where they stand in brackets or behind its name. */
function partOf(state: State, { text, after }: Piece): SitePart | undefined {
  const found = partIn(text);
  if (!found) return undefined;
  const { word, rest } = found;
  const { kind } = word;
  if (kind === state.current?.kind && state.isOpen && after.trim() === ',') return undefined;
  const typed = itemOf(kind, rest.replace(/^(?:at|in|are|is|on)\s+/i, ''), false);
  if (!behind.test(rest) && !typed) return undefined;
  const part = ensure(state, kind);
  if (word.title && part.title === undefined) part.title = word.title;
  if (word.form) part.form ??= word.form;
  if (atEnd.test(text)) part.place = 'end';
  else if (atTop.test(text) && kind !== 'hero') part.place = 'top';
  state.current = part;
  state.isOpen = false;
  const inside = /\(([^)]*)\)?/.exec(rest)?.[1];
  const quoted = kind === 'hero' ? /["“]([^"“”]+)["”]/.exec(rest)?.[1] : undefined;
  if (quoted) part.text = quoted;
  if (inside !== undefined) for (const item of itemsIn(inside)) add(part, itemOf(kind, item, true));
  else if (typed) add(part, typed);
  else {
    const listed = /^(?:.*?\b)?(?:such as|like|including|are|is|of(?= \p{Lu}))\s+(.+)$/iu.exec(rest)?.[1];
    if (listed) {
      add(part, itemOf(kind, listed, true));
      state.isOpen = true;
    }
  }
  return part;
}

/** "About us: we have baked since 1984": what follows the colon is the text itself. */
function saysItself(
  state: State,
  { piece, sentence, next }: { piece: Piece; sentence: string; next: Piece | undefined },
): boolean {
  const { current } = state;
  if (!current || !next?.after.startsWith(':')) return false;
  state.isOpen = true;
  const said = sentence
    .slice(piece.at)
    .replace(/^[^:]*:\s*/, '')
    .trim();
  if (current.kind === 'about' && said.split(/\s+/).length > 3) current.text = `${capitalise(said)}.`;
  else if (current.kind === 'hero' && said !== '') current.text = said.replace(/^["“]|["”]$/g, '');
  else return false;
  return true;
}

/** A piece that is an item of the part before it, or that says by its form what it belongs to. */
function takePiece(state: State, { text, after }: Piece): boolean {
  const { current } = state;
  const last = current?.items?.at(-1);
  if (state.isOpen && last?.title !== undefined && /^\s+with\s/.test(after)) {
    last.title += ` with ${text}`;
    return true;
  }
  const isOpen =
    state.isOpen || (/:|with|including/.test(after) && current !== undefined && current.kind !== 'form');
  const alone = (['hours', 'testimonials'] as const).find((kind) =>
    (kind === 'hours' ? hoursIn : quoteIn)(text),
  );
  if (alone !== undefined) return takeItem(state, alone, text);
  const item = current && itemOf(current.kind, text, isOpen);
  if (current && item) {
    state.isOpen = isOpen;
    add(current, item);
    return true;
  }
  return state.parts.some(({ kind }) => kind === 'pricing') && priceIn(text) !== undefined
    ? takeItem(state, 'pricing', text)
    : false;
}

function takeItem(state: State, kind: SectionKind, text: string): boolean {
  const item = itemOf(kind, text, true);
  if (!item) return false;
  const part = ensure(state, kind);
  if (part.title === undefined)
    part.title =
      kind === 'hours' ? 'Opening hours' : kind === 'faq' ? 'Questions and answers' : 'What people say';
  state.current = part;
  add(part, item);
  return true;
}

function add(part: SitePart, item: LandingItem | undefined): void {
  if (!item || (part.items?.length ?? 0) >= 12) return;
  if (part.items?.some(({ title, text }) => title === item.title && text === item.text)) return;
  part.items = [...(part.items ?? []), item];
}

/** Forms of two kinds are two parts; all else stands on a page once. */
function ensure(state: State, kind: SectionKind): SitePart {
  const known = kind === 'form' ? undefined : state.parts.find((part) => part.kind === kind);
  if (known) return known;
  const part: SitePart = { kind };
  state.parts.push(part);
  return part;
}

/** The order of the text, but for what it wants at the top or at the bottom. */
function inPlace(parts: readonly SitePart[]): SitePart[] {
  const forms = new Set<string>();
  const once = parts.filter(({ kind, form = 'enquiry' }) => {
    if (kind !== 'form') return true;
    const isNew = !forms.has(form);
    forms.add(form);
    return isNew;
  });
  const rank = ({ kind, place }: SitePart): number =>
    kind === 'hero' ? 0 : kind === 'footer' ? 4 : place === 'top' ? 1 : place === 'end' ? 3 : 2;
  return [...once].sort((one, other) => rank(one) - rank(other)).map(({ place: _, ...part }) => part);
}
