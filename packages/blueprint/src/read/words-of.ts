import { concepts } from '../lexicon/concepts.ts';
import { fieldWords } from '../lexicon/field-words.ts';
import { adjectives } from '../lexicon/words/adjectives.ts';
import {
  adverbs,
  auxiliaries,
  conjunctions,
  determiners,
  modals,
  negators,
  numberWords,
  possessives,
  prepositions,
  pronouns,
  questionWords,
  subordinators,
} from '../lexicon/words/closed.ts';
import { isParticiple, verbForms } from '../lexicon/words/verbs.ts';
import { singular } from '../words.ts';

/** Single words by which the lexicon calls things and attributes. */
const called = new Set([
  ...concepts.flatMap(({ forms }) => forms.filter((form) => !form.includes(' '))),
  ...Object.values(fieldWords)
    .join(',')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => !word.includes(' ')),
]);

export const isCalled = (word: string): boolean => called.has(word) || called.has(singular(word));

const grammar: readonly ReadonlySet<string>[] = [
  determiners,
  possessives,
  pronouns,
  questionWords,
  prepositions,
  conjunctions,
  subordinators,
  auxiliaries,
  modals,
  negators,
];

/** Words of grammar, and adverbs: never the name of a thing. */
export const isGrammar = (word: string): boolean =>
  grammar.some((words) => words.has(word)) || (adverbs.has(word) && !called.has(word)) || isAdverb(word);

const isAdverb = (word: string): boolean =>
  /..ly$/.test(word) &&
  !/^(?:family|reply|supply|assembly|anomaly|butterfly|fly|belly|ally|jelly|lily|bully|italy|trolley|rally|tally|monopoly|july|emily|doily|holly|molly|poly|homily|firefly|dragonfly|gully|filly)$/.test(
    word,
  );

export const isDescribing = (word: string): boolean =>
  (adjectives.has(word) && !called.has(word)) ||
  (/(?:ful|less|ous|able|ible|ish|ic|ical|ive|ier|iest)$/.test(word) &&
    !isCalled(word) &&
    !/^(?:table|cable|vegetable|variable|consumable|valuable|receivable|payable|deliverable|dish|fish|radish|parish|clinic|topic|music|public|traffic|fabric|comic|mechanic|ceramic|logic|graphic|critic|medic|plastic|tunic|attic|picnic|panic|statistic|metric|rubric|lyric|classic|arctic|tactic|archive|drive|hive|olive|motive|relative|detective|initiative|perspective|objective|executive|representative|narrative|alternative|adjective|incentive|directive|derivative|native|five|glove|dive|tier|pier|soldier|carrier|courier|barrier|supplier|frontier|cashier|premier|multiplier|amplifier|qualifier|spoonful|handful|harness|business)s?$/.test(
      word,
    ));

const measures = new Set(
  'kg g mg km m cm mm ml l litre litres liter liters gram grams kilo kilos metre metres meter meters mile miles minute minutes hour hours second seconds day days week weeks month months year years percent euro euros dollar dollars pound pounds cent cents morning mornings evening evenings night nights afternoon weekend weekends christmas easter monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays january february march april june july august september october november december spring summer autumn winter moment glance'.split(
    ' ',
  ),
);
export const isNumber = (word: string): boolean => numberWords.has(word) || /^\d/.test(word);
export const isMeasureWord = (word: string): boolean => measures.has(word) || isNumber(word);

/** Whether a thing of an app may be called by this last word of a name. */
export function mayBeThing(word: string): boolean {
  if (isCalled(word)) return true;
  if (isGrammar(word) || isDescribing(word) || isMeasureWord(word)) return false;
  if (isParticiple(word)) return false;
  const verb = verbForms.get(word);
  // "Loads", "repairs" and "readings" may be things, "drawing" and "know" are deeds.
  return (
    verb === undefined ||
    (word !== verb && word.endsWith('s') && !/(?:sses|shes)$/.test(word)) ||
    nounLike.has(word)
  );
}

/** Plain verbs that are things as often. */
const nounLike = new Set(
  'answer attempt award bank bid break call catch chat check claim coach comment copy cost count cover deal delay demand design display donate draft dream dress drink drive drop exchange experiment export feature feed fight file film find flag flight form game gift goal grant group guess guide harvest heat hike hire hit hope host hunt idea import increase interest issue job joke journey judge jump label lap lead lesson level lift light limit link list load loan lock log look loss match measure meet mix model move name need note notice offer order outfit park part pass patch pattern permit photo pick piece place plan plant play plot poll post practice present price print prize process produce profile program project promise prompt puzzle query question quote race rank rate read reading recipe record recruit refund release rent repair report request research reserve rest result return review reward ride ring risk role round route rule run sale sample scan schedule scene score search seat seed service session set share shift shop shot show sign skill sketch sound speech sport stage stamp stand start state step stock stop store story stretch study supply support survey swap swim switch talk target task team test text ticket tip tool topic tour track trade trail train transfer transport trap travel treat trick trip trouble turn type update upgrade use vacancy value view visit vote wait walk wall warning wash watch wave win wish work workout'.split(
    ' ',
  ),
);
