import { conceptById } from '../../lexicon/concepts.ts';
import { isParticiple } from '../../lexicon/words/verbs.ts';
import { capitalise } from '../../words.ts';
import { bare } from '../fields/field-phrase.ts';
import { addField, type Cursor, ensureEntity } from '../reading.ts';
import { readNoun } from '../things/nouns.ts';

/** Questions that the app is to answer, and the records that it has to keep for that. */
type Frame = (cursor: Cursor, clause: string) => boolean;

const having = "has|have|had|holds?|borrowed|borrows?|keeps?|took|takes|carries|got|lent|'s got|has got";
const coming =
  "(?:is|are|was|were|will be|will|'s|'ll be|'ll)? ?(?:coming|going|come|comes|goes|came|went|attends?|attending|attended|joins?|joining|joined|playing|plays|played|signed up|turned up|there|taking part|singing|riding|in)(?: to| at| in| on| for| with)?";
const whoWhich = new RegExp(
  `^(?:.{0,50}\\b(?:see|know|show|track|record|note|tell|me|us|answer|ask|is)(?: down| of| straight away| at a glance)?:? )?who (?:(${having})|${coming}) which ([\\p{L}-]+(?: (?!and\\b|or\\b|at\\b|now\\b|right\\b|since\\b)[\\p{L}-]+)?)(?: at the moment| now| right now| today| since when)?(,? (?:and )?(?:since when|when|from when|until when))?(,? and (?:have|has|did|are) (?:they|he|she) [a-z]+(?: .*)?)?\\?*$`,
  'iu',
);

/** "Who has which locker?": a loan of it; "who is coming to which match": attendances. */
const asksWho: Frame = (cursor, clause) => {
  const [, has, words = '', when, more = ''] = whoWhich.exec(clause) ?? [];
  const noun = words === '' ? undefined : readNoun(bare(words));
  const concept = conceptById(has ? 'loan' : 'attendance');
  if (!noun || !concept || noun.concept?.kind === 'person') return false;
  const thing = ensureEntity(cursor, noun);
  const draft = ensureEntity(cursor, { words: has ? 'loan' : 'attendance', plural: true, concept });
  if (draft === thing) return false;
  draft.isListed = true;
  thing.isListed = true;
  cursor.reading.relations.push({ from: draft, to: thing, many: false });
  const person = cursor.reading.entities.find(({ concept: known }) => known?.kind === 'person');
  if (person) cursor.reading.relations.push({ from: draft, to: person, many: false });
  else addField(draft, { label: 'Person', type: 'string', known: 'exact' });
  if (when) addField(draft, { label: 'Since', type: 'date', known: 'exact' });
  cursor.current = draft;
  asksWhether(cursor, more.replace(/^,? /, ''));
  return true;
};

const haveThey =
  /^(?:and )?(?:have|has|had|did|is|are) (?:they|he|she|it|everyone|everybody)(?: all| each| already| yet)* ([a-z]+)(?: (?:the|their|his|her|its|for|us|it|yet|already|£|\$|€|\d).*)?\?*$/i;

/** "Have they paid the fee?": whether they did. */
const asksWhether: Frame = (cursor, clause) => {
  const done = haveThey.exec(clause)?.[1]?.toLowerCase() ?? '';
  const draft = cursor.current;
  if (!draft || !(isParticiple(done) || /[a-z]{3}ed$/.test(done))) return false;
  if (draft.fields.length === 0 && !draft.isListed) return false;
  addField(draft, { label: capitalise(done), type: 'bool', known: 'exact' });
  return true;
};

export const questions: readonly Frame[] = [asksWho, asksWhether];
