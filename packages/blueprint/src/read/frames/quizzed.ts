import { conceptById } from '../../lexicon/concepts.ts';
import { bare, typeOf } from '../fields/field-phrase.ts';
import { addField, type Cursor, type EntityDraft, ensureEntity, type Reading } from '../reading.ts';
import { splitItems } from '../text/split.ts';
import { readAttributes } from '../things/items.ts';
import { isAboutAttributes } from './topics.ts';

/** Sentences about a quiz that the app plays: what its questions are like, who took it and how it went. */
type Frame = (cursor: Cursor, clause: string) => boolean;

const named = (cursor: Cursor, words: string, id: string): EntityDraft | undefined => {
  const concept = conceptById(id);
  return concept && ensureEntity(cursor, { words, plural: true, concept });
};

function addChoices(draft: EntityDraft): void {
  addField(draft, { label: 'Question', type: 'text', known: 'exact' });
  addField(draft, { label: 'Options', type: 'lines', known: 'exact' });
  addField(draft, { label: 'Correct answer', type: 'string', known: 'exact' });
}

const answered =
  /\b(?:two|three|four|five|six|[2-6]|several|possible|multiple|some|a few) (?:possible )?(?:[\p{L}-]+ )?(?:answers?|choices?|options?)\b/iu;

/** "Three answers, one of them right": what each question has. */
const choices: Frame = (cursor, clause) => {
  const isChoice =
    answered.test(clause) &&
    /\b(?:right|correct|true)\b|\bmultiple[- ]choice\b|^\S+ (?:possible )?(?:answers?|choices|options)$/i.test(
      clause,
    );
  if (!isChoice || /\bquestions?\b/i.test(clause)) return false;
  const draft = named(cursor, 'question', 'quiz_question');
  if (!draft) return false;
  draft.isListed = true;
  addChoices(draft);
  // What is said of the explanation may be a clause of its own.
  if (/\b(?:explanation|explained|explain|reason why)\b/i.test(cursor.reading.text))
    addField(draft, { label: 'Explanation', type: 'text', known: 'exact' });
  cursor.current = draft;
  return true;
};

const asked =
  /^(?:.{0,60}?[:,] )?(?:(?:we|i|they|there (?:are|is)) (?:have |need |want )?)?(?:(?:an?|the|each|every|all|some|our|my|most|a few|\d+|[a-z]+)\s+){0,2}questions?(?:,| (?:(?:can|could|may|might|should|must|will) )?(?:with|has|have|having|comes? with|needs?|gets?|shows?):?) (.+)$/i;
const ofChoice =
  /^(?:\w+ )?(?:possible )?(?:answers?|choices|options)\b|^(?:of which |and )*(?:only |exactly |just )?(?:one|which(?: one)?|the (?:right|correct) one)\b.*\b(?:right|correct|true)\b|^(?:the )?(?:right|correct)(?: (?:one|answer))?$/i;

/** "Each question has three answers, one being right, maybe a photo": choices, and what else it has. */
const listed: Frame = (cursor, clause) => {
  const items = splitItems(asked.exec(clause)?.[1] ?? '');
  const others = items.filter((item) => !ofChoice.test(item));
  const isChoice = others.length < items.length;
  const isPictured = others.length > 0 && others.every((item) => typeOf(bare(item)).type === 'image');
  const draft = isChoice || isPictured ? named(cursor, 'question', 'quiz_question') : undefined;
  if (!draft) return false;
  draft.isListed = true;
  if (isChoice) addChoices(draft);
  if (others.length > 0) readAttributes(cursor, draft, others.join(', '));
  cursor.current = draft;
  return true;
};

const typing =
  /^(?:(?:the|an?|each|every|our|new) )?(?:[\p{L}-]+ )?[\p{L}-]+ (?:types?|enters?|gives?|puts?|fills?|leaves?|writes?)(?: in| down)? (?:(?:his|her|their|the|an?) )?([\p{L}-]+.*?),? (?:and |then )*(?:takes?|does|starts?|plays?|begins?|answers?|goes through) (?:it|the [\p{L}-]+|them)\b/iu;
const taken =
  /\bwho (?:(?:has|have|had) )?(?:already )?(?:took|takes?|taken|did|done|does|completed|finished|passed|played|tried|sat)(?: (?:it|them|the [\p{L}-]+|which [\p{L}-]+))?\b(.*)$/iu;

/** "The cook types a name, then takes it", "we note who took it, when, with what score": one time that it was taken. */
const attempted: Frame = (cursor, clause) => {
  const list = typing.exec(clause)?.[1];
  const told = taken.exec(clause)?.[1];
  const isTyped = list !== undefined && isAboutAttributes(list);
  const isKept = told !== undefined && /\bwhen\b|\bscores?\b|\bpoints\b|\bresults?\b|\bdate\b/i.test(told);
  const draft = isTyped || isKept ? named(cursor, 'result', 'quiz_score') : undefined;
  if (!draft) return false;
  draft.isListed = true;
  if (isTyped) readAttributes(cursor, draft, list);
  if (!draft.fields.some(({ label }) => /\bname$/i.test(label)))
    addField(draft, { label: 'Name', type: 'string', known: 'exact' });
  if (isKept && /\bwhen\b|\bdate\b|\bday\b/i.test(told))
    addField(draft, { label: 'Date', type: 'date', known: 'exact' });
  if (/\bscores?\b|\bpoints\b|\bresults?\b/i.test(clause))
    addField(draft, { label: 'Score', type: 'int', min: 0, known: 'exact' });
  cursor.current = draft;
  return true;
};

/** What a quiz asks is its question, whatever people call it: "I add the words by topic". */
export function settleQuiz({ entities, relations, tools }: Reading): void {
  const question = entities.find(({ concept }) => concept?.id === 'quiz_question');
  if (!question?.isListed || !tools.some(({ kind }) => kind === 'quiz')) return;
  for (const draft of [...entities]) {
    const isAsked = /(?:^| )(?:word|term|card|flag|fact|phrase|sentence)$/.test(draft.words);
    const isAnswer = /(?:^| )(?:answer|choice|option)$/.test(draft.words) && draft.fields.length === 0;
    const isLinked = relations.some(({ from, to }) => from === draft || to === draft);
    if (!(isAsked || isAnswer) || isLinked || draft.fields.some(({ type }) => type !== 'enum')) continue;
    for (const field of draft.fields) addField(question, field);
    entities.splice(entities.indexOf(draft), 1);
  }
}

export const quizzed: Frame = (cursor, clause) =>
  cursor.reading.tools.some(({ kind }) => kind === 'quiz') &&
  clause.length <= 400 &&
  (choices(cursor, clause) || listed(cursor, clause) || attempted(cursor, clause));
