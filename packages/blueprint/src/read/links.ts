import { bare, label } from './field-phrase.ts';
import { readAttributes } from './items.ts';
import { readNoun } from './nouns.ts';
import { addField, type Cursor, type EntityDraft, ensureEntity, findEntity } from './reading.ts';
import { isAboutAttributes } from './topics.ts';

/** Sentences that tell from what and to what a thing leads. */
type Frame = (cursor: Cursor, clause: string) => boolean;

const who = "(?:each|every|an?|the|all|one)\\s+([\\w'-]+(?:\\s[\\w'-]+)?)|([\\w'-]+s)";

function subjectOf(cursor: Cursor, [, one, many]: RegExpExecArray): EntityDraft | undefined {
  const noun = readNoun(bare(one ?? many ?? ''));
  if (!noun) return undefined;
  const known = findEntity(cursor.reading, noun);
  return known ?? (one !== undefined || noun.concept ? ensureEntity(cursor, noun) : undefined);
}

const between = new RegExp(
  `^(?:${who})\\s+(?:goes?|runs?|leads?|sails?|drives?|flies|travels?|moves?|is|are)(?:\\s+(?:transferred|sent|moved|taken))?\\s+(?:from|between)\\s+(?:an?|one|the)\\s+([\\w-]+(?:\\s[\\w-]+)?)\\s+(?:to|and)\\s+(?:an?|the|another)(?:\\s+(?:next|other|second|[\\w-]+))?(?:,?\\s+(?:with|and (?:has|with))\\s+(.+))?$`,
  'i',
);

/** "A tour goes from one hut to another": two of them, where it begins and where it ends. */
export const goesBetween: Frame = (cursor, clause) => {
  const found = between.exec(clause);
  const place = readNoun(bare(found?.[3] ?? ''));
  const draft = found && place ? subjectOf(cursor, found) : undefined;
  if (!found || !place || !draft) return false;
  for (const end of ['From', 'To'])
    addField(draft, { label: end, type: 'ref', ref: place.words, otherwise: 'text', known: 'exact' });
  if (found[4]) readAttributes(cursor, draft, found[4]);
  cursor.current = draft;
  return true;
};

const verbs =
  '(?:comes? from|goes? to|is (?:\\w+ed|sold|given|lent|sent|bought|taken|made|written|held|led|taught) (?:to|by|from)|are (?:\\w+ed|sold|given|lent|sent|bought|taken|made|written|held|led|taught) (?:to|by|from))';
const link = new RegExp(`^(?:${who})\\s+${verbs}\\s+(?:an?|one|exactly one|the)\\s+(.+)$`, 'i');
const next = new RegExp(`\\s*,?\\s+and\\s+(?=${verbs}\\s+(?:an?|one|the)\\s)`, 'i');

/** "Every coat comes from a giver, whose name we keep, and goes to a helper": each leads to others, which may be told of. */
export const comesFrom: Frame = (cursor, clause) => {
  const [first = '', ...others] = clause.split(next);
  const found = link.exec(first);
  const draft = found ? subjectOf(cursor, found) : undefined;
  if (!found?.[3] || !draft) return false;
  const targets = [found[3], ...others.map((other) => other.replace(new RegExp(`^${verbs}\\s+(?:an?|one|the)\\s+`, 'i'), ''))];
  for (const target of targets) leadTo(cursor, draft, target);
  cursor.current = draft;
  return true;
};

const filing =
  /^(?:(?:i|we|they|people|users|staff)\s+)?(?:[\w,' ]{0,40}\s)?(?:each|every)\s+([\w-]+(?:\s[\w-]+)?)\s+(?:under|in|into|to|for|at|on|by|with)\s+(?:an?|its|the|one|their)\s+([\w-]+(?:\s[\w-]+)?),?\s+with\s+(.{6,})$/i;

/** "We file each map under a region, with scale and year": a thing, what it belongs to, and its attributes. */
export const filed: Frame = (cursor, clause) => {
  const found = filing.exec(clause);
  const [noun, other] = [readNoun(bare(found?.[1] ?? '')), readNoun(bare(found?.[2] ?? ''))];
  if (!found?.[3] || !noun || !other || !isAboutAttributes(found[3])) return false;
  const draft = ensureEntity(cursor, noun);
  addField(draft, { label: label(other.words), type: 'ref', ref: other.words, otherwise: 'text', known: 'exact' });
  readAttributes(cursor, draft, found[3]);
  return true;
};

function leadTo(cursor: Cursor, draft: EntityDraft, target: string): void {
  const [, name = target, list = ''] =
    /^([\w-]+(?:\s[\w-]+)?),?\s+(?:whose|who has|which has|that has|with)\s+(.+?)(?:\s+(?:i|we|you|they)\s+\w+)?$/i.exec(target) ?? [];
  const noun = readNoun(bare(name.split(/\s+(?:on|in|at|for|with|of|to|from|by|who|which|that)\s+|,/)[0] ?? ''));
  if (!noun) return;
  const isTold = list !== '' && isAboutAttributes(`its ${list}`.replace(/^its (?:its|an?|the) /i, 'a '));
  if (isTold) readAttributes(cursor, ensureEntity(cursor, noun), list);
  addField(draft, { label: label(noun.words), type: 'ref', ref: noun.words, otherwise: 'text', known: 'exact' });
}
