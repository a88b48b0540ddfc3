import { isPlural, singular } from '../../words.ts';
import { isListed, isMeasure, typeOf } from '../fields/field-phrase.ts';
import { readNoun } from '../things/nouns.ts';
import { listed, lists } from './marker.ts';

type Line = {
  raw: string;
  text: string;
  depth: number;
  isBullet: boolean;
  isHead: boolean;
  isBlank: boolean;
};

const bullet = /^(\s*)(?:[-*•·‣–—o>]|\d{1,2}[.)]|[a-z]\)|\[[ x]?\])\s+/;

/** How a line stands: deep, as a bullet, as a heading. */
function lineOf(raw: string, before: string | undefined, after: string | undefined): Line {
  const found = bullet.exec(raw);
  const text = raw.replace(bullet, '').trim();
  const marked = /^\s*#{1,6}\s/.test(raw) || /^\s*(?:\*\*|__)[^*_]+(?:\*\*|__):?\s*$/.test(raw);
  const plain = text.replace(/^#{1,6}\s+/, '').replace(/^(?:\*\*|__)|(?:\*\*|__)(?=:?$)/g, '');
  const words = plain.split(/\s+/).length;
  const isLoud = /\p{Lu}{3}/u.test(plain) && plain === plain.toUpperCase() && words <= 6;
  const isAlone = (before ?? '').trim() === '' && (after ?? '').trim() !== '' && /^\p{Lu}/u.test(plain);
  const isShort =
    words <= 4 &&
    !found &&
    !plain.includes(lists) &&
    !/[.,;!?()|]|:\s*\S|\b(?:has|have|with|is|are)\b/i.test(plain);
  return {
    raw,
    text: plain,
    depth: /^\s*/.exec(raw.replace(/\t/g, '    '))?.[0].length ?? 0,
    isBullet: found !== null,
    isHead:
      text !== '' &&
      (marked ||
        (isLoud && (after ?? '').trim() !== '') ||
        (isShort && isAlone) ||
        (isShort && /:$/.test(plain))),
    isBlank: text === '',
  };
}

/** Whether words may stand for one attribute: no sentence, no list, no thing with attributes of its own. */
function isPlainItem(text: string): boolean {
  const head = text
    .replace(/\([^()]*\)/g, '')
    .replace(/[.,;]$/, '')
    .trim();
  if (
    head === '' ||
    head.split(/\s+/).length > 6 ||
    /[:;|]|->|\b(?:with|has|have|should|must|can|show|shows|see|want|need)\b/i.test(head)
  )
    return false;
  const noun = readNoun(head);
  return !(noun?.plural && noun.concept && !isListed(head)) || typeOf(head).known === 'exact';
}

/** Whether a line lists attributes rather than things of the app or wishes. */
function isAttributeLine(text: string): boolean {
  const items = text
    .replace(/\.$/, '')
    .replace(/\([^()]*\)/g, '')
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+|\s*;\s*|\s+\+\s+/);
  if (items.length < 2 || /[.!?]\s|:\s/.test(text)) return false;
  const fitting = items.filter(
    (item) =>
      isPlainItem(item) && (typeOf(item.trim()).known !== 'unknown' || isMeasure(item) || !isPlural(item)),
  );
  return fitting.length * 4 >= items.length * 3;
}

const wishes =
  /^(?:dashboard|reports?|statistics|stats|charts?|views?|screens?|pages?|overview|wanted|wishes|wish ?list|what (?:i|we) (?:want to |need to |would like to )?see|start page|home ?page|figures|numbers|lists)\b/i;

/** A heading names a thing, in one of the ways in which headings do. */
function headThing(text: string): string | undefined {
  const plain = text
    .replace(/:$/, '')
    .replace(/^(?:\d+[.)]|the|our|my|all)\s+/i, '')
    .replace(/\s+\([^)]*\)$/, '')
    .trim();
  if (wishes.test(plain) || plain.split(/\s+/).length > 3) return undefined;
  const noun = readNoun(
    plain.replace(/\s+(?:table|data|details|fields|info|information|form|record|entity|list)$/i, ''),
    true,
  );
  return noun && (noun.plural || noun.concept) ? plain : undefined;
}

type Section = { head: Line; body: Line[] };

/** Brings headings with what stands under them, and bullets with what is indented below, to one sentence each. */
export function withoutOutline(rawLines: readonly string[]): string[] {
  const lines = rawLines.map((raw, at) => lineOf(raw, rawLines[at - 1], rawLines[at + 1]));
  const told: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    if (!line) continue;
    const deeper = line.isBullet ? childrenOf(lines, at) : [];
    const questions = isSurvey(line.text) ? bulletsAfter(lines, at) : [];
    if (questions.length >= 3 && !areThings(questions)) {
      told.push(
        line.text,
        listed(
          'responses',
          questions.map(({ text }) => questionOf(text)),
        ),
      );
      at += questions.length;
    } else if (line.isHead) {
      const body = bodyOf(lines, at);
      told.push(...saySection({ head: line, body }, at === 0 || told.every((one) => one.trim() === '')));
      at += body.length;
    } else if (deeper.length > 0) {
      told.push(...sayNested(line, deeper));
      at += deeper.length;
    } else if (/:$/.test(line.text) && lines[at + 1]?.isBullet) {
      const body = bulletsAfter(lines, at);
      told.push(...sayAnnounced(line.text, body));
      at += body.length;
    } else told.push(rawLines[at] ?? '');
  }
  return told;
}

/** "Reefs: name, depth, visited": what is listed below are things, and no questions. */
const areThings = (bullets: readonly Line[]): boolean =>
  bullets.filter(({ text }) => /^[^?:]{3,40}(?::| [-–—]) [^?/]+,[^?/]+/.test(text)).length * 2 >=
  bullets.length;

const isSurvey = (text: string): boolean =>
  /\b(?:survey|questionnaire|feedback form|evaluation form|poll)\b/i.test(text) &&
  text.split(/\s+/).length <= 8;

/** "Workload: too little / about right": what a survey asks is kept of every response, with its choices. */
function questionOf(text: string): string {
  const [, question = text, kind = ''] = /^["']?([^?:]+?)["']?\s*[?:]["']?\s*(.*)$/.exec(text) ?? [];
  const plain = question.replace(/[,"]/g, '').trim();
  if (/\s\/\s/.test(kind)) return `${plain} (${kind.split(/\s*\/\s*/).join(', ')})`;
  if (/^(?:free )?text$|^comments?$/i.test(kind)) return plain;
  return kind === '' ? plain : `${plain} ${kind}`;
}

const bodyOf = (lines: readonly Line[], at: number): Line[] => {
  const end = lines.findIndex((line, index) => index > at && line.isHead);
  const body = lines.slice(at + 1, end < 0 ? lines.length : end);
  // A heading without marks rules only what stands right under it.
  const gap = body.findIndex(({ isBlank }, index) => isBlank && index > 0);
  return gap < 0 ? body : body.slice(0, gap);
};

function childrenOf(lines: readonly Line[], at: number): Line[] {
  const depth = lines[at]?.depth ?? 0;
  const end = lines.findIndex((line, index) => index > at && (line.isBlank || line.depth <= depth));
  return lines.slice(at + 1, end < 0 ? lines.length : end);
}

function bulletsAfter(lines: readonly Line[], at: number): Line[] {
  const end = lines.findIndex((line, index) => index > at && !line.isBullet);
  return lines.slice(at + 1, end < 0 ? lines.length : end);
}

function saySection({ head, body }: Section, isTitle: boolean): string[] {
  const thing = headThing(head.text);
  const lowest = Math.min(...body.filter(({ isBlank }) => !isBlank).map(({ depth }) => depth));
  if (body.some(({ depth, isBullet }) => isBullet && depth > lowest))
    return [...(isTitle ? [head.text] : []), ...withoutOutline(body.map(({ raw }) => raw))];
  const texts = body.flatMap(({ isBlank, text }) => (isBlank ? [] : [text]));
  if (thing !== undefined && texts.length > 0) {
    const [first = ''] = texts;
    if (body.some(({ isBullet }) => isBullet) && texts.every(isPlainItem) && texts.length > 1)
      return [listed(thing, texts)];
    const told = body.some(({ isBullet }) => isBullet) ? undefined : tellsOf(thing, texts);
    if (told) return told;
    if (isAttributeLine(first)) return [`${listed(thing, [first.replace(/\.$/, '')])}`, ...texts.slice(1)];
    const own = texts.filter(isPlainItem);
    if (own.length * 2 > texts.length && texts.length > 2)
      return [listed(thing, own), ...texts.filter((text) => !isPlainItem(text))];
  }
  if (wishes.test(head.text))
    return texts.map((text) =>
      /^[\p{L}' ]{0,20}\b(?:show|see|list|sum|count|chart|calendar|board)\b/iu.test(text)
        ? text
        : `show ${text}`,
    );
  return [...(isTitle ? [head.text] : []), ...texts];
}

/** "Status: open / closed" among attributes is one with choices. */
const slashed = /(?<!\p{L})(\p{L}+(?: +\p{L}+){0,12} *):\s+([^,:/]+(?:\/[^,:/]+)+)/giu;
const owned = /^(?:belongs? to|part of|linked to|assigned to|has|have|can be|is|are)\s/i;

/** Plain sentences under the name of a thing are about it: "Belongs to a building. Serial number, maker, year." */
function tellsOf(thing: string, texts: readonly string[]): string[] | undefined {
  const sentences = texts.flatMap((text) => text.replace(slashed, '$1 ($2)').split(/(?<=[.!?])\s+/));
  const plain = sentences.map((sentence) => sentence.replace(/[.;]$/, ''));
  if (sentences.length === texts.length && !plain.some((text) => text.includes('('))) return undefined;
  if (!plain.some(isAttributeLine)) return undefined;
  return plain.map((text) => {
    if (isAttributeLine(text)) return listed(thing, [text]);
    return owned.test(text) ? `Each ${singular(thing.toLowerCase())} ${lowered(text)}` : text;
  });
}

const lowered = (text: string): string => text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());

function sayNested({ text }: Line, deeper: readonly Line[]): string[] {
  const items = deeper.map((line) => line.text.replace(/[.,;]$/, ''));
  const thing = headThing(text);
  if (thing !== undefined && items.every(isPlainItem)) return [listed(thing, items)];
  return [text.replace(/:$/, ''), ...items];
}

/** "Each booking has:" and bullets below it are one sentence; "I need:" says nothing of its own. */
function sayAnnounced(text: string, body: readonly Line[]): string[] {
  const items = body.map((line) => line.text.replace(/[.,;]$/, ''));
  const thing = headThing(text);
  if (items.length > 1 && items.every(isPlainItem)) {
    if (thing !== undefined) return [listed(thing, items)];
    if (/\b(?:has|have|with|of|for|store|know|record|note|fields|attributes)\b/i.test(text))
      return [`${text} ${items.join(', ')}`];
  }
  return [text, ...items];
}

export const isSureList = (clause: string): boolean => clause.includes(lists);
