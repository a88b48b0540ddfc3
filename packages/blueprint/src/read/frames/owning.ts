import { roleWords } from '../../lexicon/phrases.ts';
import { singular } from '../../words.ts';
import { bare, label } from '../fields/field-phrase.ts';
import { addField, type Cursor, ensureEntity, findEntity } from '../reading.ts';
import { splitItems } from '../text/split.ts';
import { isAppTitle } from '../things/app-title.ts';
import { readAttributes, readItems } from '../things/items.ts';
import { readNoun } from '../things/nouns.ts';
import { isRole } from './deeds.ts';
import { isAboutAttributes } from './topics.ts';

/** Sentences that say what a thing has, and what it belongs to. */
type Frame = (cursor: Cursor, clause: string) => boolean;

/** "A complaint is made by a resident about a flat" */
export const made: Frame = (cursor, clause) => {
  const found =
    /^(?:(?:each|every|an?|the|all)\s+)?([\w\s-]{2,30}?)\s+(?:is|are|gets?|was)\s+(?:made|sent|written|given|done|led|held|played|taught|\w+ed)\s+(?:by|to)\s+(.+)$/i.exec(
      clause,
    );
  const noun = readNoun(bare(found?.[1] ?? ''));
  if (!found?.[2] || !noun || isRole(found[1] ?? '') || noun.concept?.kind === 'person') return false;
  if (!noun.concept && !findEntity(cursor.reading, noun)) return false;
  const draft = ensureEntity(cursor, noun);
  cursor.current = draft;
  const [first = '', ...rest] = splitItems(found[2]);
  for (const words of first.split(/\s+(?:about|for|on|of|at|in|with)\s+/i)) {
    const target = readNoun(bare(words));
    if (!target || !/^(?:an?|the|one)\s/i.test(words)) continue;
    if (target.concept || findEntity(cursor.reading, target))
      addField(draft, {
        label: label(bare(words)),
        type: 'ref',
        ref: target.words,
        otherwise: 'text',
        known: 'exact',
      });
  }
  // "Sent to us by the vet, the police or a neighbour": who else does it is no attribute.
  const areParties = /^(?:us|me|you|them)\b/i.test(first) || /\bor\b/i.test(rest.at(-1) ?? '');
  cursor.mode = 'attributes';
  if (rest.length > 0 && !areParties) readItems(cursor, rest.join(', '));
  cursor.mode = 'things';
  return true;
};

export const belongs: Frame = (cursor, clause) => {
  const found =
    /^(?:(?:each|every|an?|the|all)\s+)?(.{2,40}?)\s+(?:belongs? to|(?:is|are) (?:linked|assigned|related|attached|connected|tied) to|(?:is|are) part of|(?:is|are) for|(?:is|are|lies?|sits?|stands?) (?:in|on|at) (?=an?\s|one\s|exactly one\s|some\s))\s*(.+)$/i.exec(
      clause,
    );
  const noun = readNoun(bare(found?.[1] ?? ''));
  if (!found?.[2] || !noun) return false;
  const isPlace = /\s(?:in|on|at)\s*$/i.test(clause.slice(0, clause.length - found[2].length));
  if (
    isPlace &&
    (!findEntity(cursor.reading, noun) ||
      !/^(?:each|every|an?|all|the)\s/i.test(clause) ||
      readNoun(bare(splitItems(found[2])[0] ?? '')) === undefined)
  )
    return false;
  const from = ensureEntity(cursor, noun);
  const [, targets = found[2], attributes = ''] =
    /^(.+?)(?:,?\s+(?:and\s+)?(?:has|have|gets?|with)|:)\s+(.+)$/i.exec(found[2]) ?? [];
  for (const item of splitItems(targets)) {
    const target = readNoun(bare(item.replace(/^one of\s+/i, '')), true);
    if (target) cursor.reading.relations.push({ from, to: ensureEntity(cursor, target), many: false });
  }
  if (attributes !== '') readAttributes(cursor, from, attributes);
  cursor.current = from;
  cursor.mode = 'things';
  return true;
};

const rows =
  /^(?:(?:each|every|an?|the|one)\s+)?([\p{L}-]+(?:\s[\p{L}-]+)?)\s+(?:has|have|can have|contains?|holds?|carries|may have|consists? of|lists?)\s+(?:(?:its|many|several|multiple|one or more|some|any number of)\s+)*(lines?|rows?|positions?|entries)\s+of\s+(?:the\s+|our\s+)?([\p{L}-]+)(?:,?\s+(?:each\s+)?(?:with|having)\s+(?:an?\s+|the\s+|its\s+)?(.+))?$/iu;

/** "Each order holds several lines of stock with a quantity": between the two stands one of its own. */
export const rowsFrame: Frame = (cursor, clause) => {
  const [, whole = '', row = '', of = '', list = ''] = rows.exec(clause) ?? [];
  const [parent, part] = [readNoun(bare(whole)), readNoun(bare(of), true)];
  if (!parent || !part) return false;
  const owner = ensureEntity(cursor, parent);
  const draft = ensureEntity(cursor, {
    words: `${owner.words} ${singular(row.toLowerCase())}`,
    plural: true,
  });
  draft.isListed = true;
  for (const to of [owner, ensureEntity(cursor, part)])
    cursor.reading.relations.push({ from: draft, to, many: false });
  if (list !== '') readAttributes(cursor, draft, list);
  cursor.current = draft;
  return true;
};

export const hasMany: Frame = (cursor, clause) => {
  const found =
    /^(?:(?:each|every|an?|the|one)\s+)?(.{2,40}?)\s+(?:(?:has|have|can have|contains?|may have|owns?|includes?)\s+(?:many|several|multiple|one or more|any number of|lots of)|consists? of(?=\s+(?!an?\s|the\s)[\w-]+s$))\s+(.+)$/i.exec(
      clause,
    );
  const noun = readNoun(bare(found?.[1] ?? ''));
  if (!found?.[2] || !noun) return false;
  const parent = ensureEntity(cursor, noun);
  const [head = '', attributes] = found[2].split(/\s+(?:with|having|that have|which have)\s+/i);
  for (const item of splitItems(head)) {
    const child = readNoun(bare(item), true);
    if (!child) continue;
    cursor.current = ensureEntity(cursor, child);
    cursor.reading.relations.push({ from: cursor.current, to: parent, many: false });
  }
  if (attributes) {
    cursor.mode = 'attributes';
    readItems(cursor, attributes);
  } else cursor.current = parent;
  cursor.mode = 'things';
  return true;
};

export const has: Frame = (cursor, clause) => {
  const found =
    /^(?:for\s+)?(?:(each|every|an?|the|all)\s+)?([\w\s'-]{2,40}?)(?:\s+(?:entry|record|profile))?,?\s+(?:(?:i|we|it|you)\s+(?:want|need|would like|should|must|can)?\s*(?:to )?(?:store|record|track|know|keep|save|note|see|have|log|need|want|enter)?|has|have|should (?:have|include|store|show)|must have|will have|can have|needs?|includes?|contains?|consists? of|records?|stores?|comes? with|gets?|is described by|requires?|says|tells|holds|keeps|bears)\s+(?:attributes |fields |the following )?(.+)$/i.exec(
      clause,
    );
  const subject = found?.[2] ?? '';
  const noun = readNoun(bare(subject));
  if (
    !found?.[3] ||
    !noun ||
    (isAppTitle(subject) && !isOneOfMany(found)) ||
    roleWords.has(noun.words) ||
    /^(?:to|been|got|had)\b|^\w+(?:ed|en|wn|pt|ught)\s+(?:to|by|in|from|for|at|on)\b/i.test(found[3]) ||
    /\b(?:and|with)\b/.test(subject)
  )
    return false;
  if (!noun.concept && !findEntity(cursor.reading, noun) && !found[1] && !noun.plural) return false;
  if (!found[1] && !isAboutAttributes(found[3])) return false;
  readAttributes(cursor, ensureEntity(cursor, noun), found[3].replace(/^:\s*/, ''));
  return true;
};

/** "Every tool has an owner": what there are several of is not the app, whatever apps are called. */
const isOneOfMany = ([, each = '', subject = '']: RegExpExecArray): boolean =>
  /^(?:each|every)$/i.test(each) && /^(?:tool|book|board|list|program|programme|site)$/i.test(bare(subject));

/** "Concerts and rehearsals have a date": each of them has one. */
export const bothHave: Frame = (cursor, clause) => {
  const found =
    /^(?:(?:all|the|our|both)\s+)?([\w-]+s(?:, [\w-]+s)*,? and [\w-]+s)\s+(?:all\s+|both\s+|each\s+)?(?:have|need|get|come with)\s+(.+)$/i.exec(
      clause,
    );
  const nouns = splitItems(found?.[1] ?? '').flatMap((item) => readNoun(bare(item)) ?? []);
  if (!found?.[2] || nouns.length < 2 || !isAboutAttributes(found[2])) return false;
  for (const noun of nouns) readAttributes(cursor, ensureEntity(cursor, noun), found[2]);
  return true;
};

/** "A register of canoes with length and colour": the one list of attributes in the sentence. */
export const oneWith: Frame = (cursor, clause) => {
  const found =
    /^(?:(?:an?|the|our|my)\s+)?(?:[\w-]+\s+)?(?:list|register|collection|index|roster|file|database|record|catalogue|overview)s?\s+of\s+(?:(?:all|our|my|the)\s+)*([\w-]+(?:\s[\w-]+)?)\s+(?:with|including)\s+(.+)$/i.exec(
      clause,
    );
  const noun = readNoun(bare(found?.[1] ?? ''), true);
  if (!found?.[2] || !noun?.plural || /\b(?:with|has|have)\b/i.test(found[2])) return false;
  if (!isAboutAttributes(found[2])) return false;
  readAttributes(cursor, ensureEntity(cursor, noun), found[2]);
  return true;
};
