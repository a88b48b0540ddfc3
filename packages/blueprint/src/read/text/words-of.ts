import { concepts } from '../../lexicon/concepts.ts';
import { fieldWords } from '../../lexicon/field-words.ts';
import { adjectives } from '../../lexicon/words/adjectives.ts';
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
} from '../../lexicon/words/closed.ts';
import { isParticiple, verbForms } from '../../lexicon/words/verbs.ts';
import { singular } from '../../words.ts';

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

/** All words of grammar, as they are written. */
export const plainWordsOfGrammar: readonly string[] = [...grammar, adverbs].flatMap((words) => [...words]);

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

/** Units, days, months and seasons. */
export const measures: ReadonlySet<string> = new Set(
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
  if (deverbal.test(word)) return true;
  return (
    !neverThings.has(verbForms.get(word) ?? '') ||
    (/[^s]s$/.test(word) === true && /(?:ings|ers|ments)$/.test(word))
  );
}

/** Nouns that look like a form of a verb which is none otherwise: "each drawing", "a stay". */
const deverbal =
  /^(?:drawing|engraving|carving|casting|etching|finding|filing|hearing|holding|offering|opening|setting|showing|sitting|writing|landing|binding|mounting|slide|stay)s?$/;

/** Verbs that are never the name of a thing. */
const neverThings = new Set(
  `accept achieve adapt add adjust admire admit afford agree allow amend announce annoy apologise apologize appear apply appreciate argue arrange arrive ask assemble
assess assist assume attach attend attract avoid be become begin behave believe belong blame boil borrow bother breathe bring build bury buy calculate carry celebrate choose
clarify classify collaborate collapse collect combine come commit communicate compare compete complain complete compose compute confirm confuse connect consider consist
contain continue contribute convert convince correct create cry customise customize decide declare decorate delete deliver demand depend describe deserve destroy detect determine
develop die differ dig disagree disappear discover discuss dislike display dispose distribute disturb divide do donate draw earn eat edit educate eliminate embarrass employ enable
encourage enjoy enrol enroll ensure enter establish evaluate examine exceed exclude execute exist expand expect expire explain explore express extend fail fall fancy feel fetch
find follow forget forgive gather generate get give glance go graduate grant greet grow handle happen hate have hear help hesitate hide hold hurry hurt identify ignore illustrate imagine
implement impress improve include indicate inform insert insist inspect install instruct intend interrupt introduce invent invest investigate invite involve join justify keep kick kill kneel know laugh
lay lean learn leave lend let lie listen live locate lose love lower maintain make marry mean meet melt memorise mention merge mind miss modify motivate multiply narrow need neglect negotiate
nominate obey observe obtain occupy occur offend operate oblige organise organize outline overlook owe own participate pause pay peel perform permit persuade postpone pour praise pray prefer prepare
preserve pretend prevent proceed produce promote pronounce proofread protect prove provide publish pull punish push put qualify quit raise reach react realise realize receive recognise recognize
recommend recover redeem reduce refer reflect refuse regard regret reject relate relax rely remain remember remind remove rename replace represent reproduce require resolve respond
restore restrict retire retrieve reveal revert revise rob ruin rush satisfy save say scrape scream see seek seem select sell send separate serve settle sew shed shine shut sing sink sit slide
slow smell smile snap sneeze soften solve speak specify spend spill spin split spoil squash squeeze stand stay steal steer stick struggle submit subscribe subtract succeed suffer suggest suit
supervise suppose surround survive suspect suspend swear take tear tell tend thank think throw tidy touch transform translate treat trust try turn twist understand undertake undo undress unite
unlock unpack upload use utilise validate vanish vary verify view wake walk want warm warn waste wear welcome wipe wish withdraw wonder worry wrap wreck write yell ramble`
    .trim()
    .split(/\s+/),
);
