import { withoutLayout } from '../layout/layout.ts';
import { withBothAsked } from './both-asked.ts';
import { bounded, bounds } from './bounded.ts';
import { withChoices } from './colon-choices.ts';
import { withHalfTold } from './half-told.ts';
import { withKeptThings } from './kept-things.ts';
import { withDeeds, withIncome } from './left-words.ts';
import { withPlainTellings } from './plain-tellings.ts';
import { isClause } from './prepare.ts';
import { withoutSlips } from './spelling.ts';
import { itemPieces } from './split.ts';
import { withSpoken } from './spoken.ts';
import { withSurveyList } from './survey-sentence.ts';

export type Normalised = { text: string; preset?: string; appName?: string };

export const presets: readonly (readonly [RegExp, string])[] = [
  [/\bneo[\s-]?brutalis[mt]\w*/i, 'neo-brutalism'],
  [/\bneumorph\w*/i, 'neumorphism'],
  [/\bglass[\s-]?morph\w*|\bglassy\b|\bfrosted glass\b/i, 'glassmorphism'],
  [/\bmaterial[\s-]?design\b/i, 'material-design'],
  [/\bclay[\s-]?morph\w*/i, 'claymorphism'],
];

export const readPreset = (text: string): string | undefined =>
  presets.find(([shape]) => shape.test(text))?.[1];

/** One way of writing: plain quotes, bullets as sentences, the style preset's text (after `------`) set apart. */
export function normalise(raw: string): Normalised {
  const [asked = '', ...style] = bounded(raw)
    .slice(0, bounds.text)
    .split(/\n?-{6,}\n?/);
  const named = takeName(withBothAsked(withoutSlips(clean(withoutLayout(asked)))));
  const preset = readPreset(style.join(' ')) ?? readPreset(named.text);
  return {
    ...named,
    text: withSurveyList(withPlainTellings(withHalfTold(withSpoken(withKeptThings(named.text))))),
    ...(preset === undefined ? {} : { preset }),
  };
}

/** "Vendors like florists and DJs with a phone": the examples are no things of their own. */
const examples =
  /\b(?!looks?\b|feels?\b|would\b)(\w+s) like (?:an? )?[\w'-]+(?: [\w'-]+)?(?:(?:, [\w'-]+)* (?:and|or) (?!(?:who|what|where|when|which|how)\b)[\w'-]+(?: [\w'-]+){0,2}?)?(?= with\b| on\b| and (?:who|what|where|when|which|how)\b|[.,;]|$)/gim;

const featureList =
  /(^|[.!?\n]\s*)(?:(?:key|main|core|the|our|some|wanted|needed) )?(?:features?|requirements?|functions?|functionality|must[- ]haves?|nice to have|what it (?:does|should do|needs)|it should)\s*:\s*([^\n]+?)(?=\.\s|\.?\n|\.?$)/gi;
/** "Features: staff ask for leave, the boss approves": each is a sentence of its own. */
const clausesOf = (list: string): string => {
  const parts = itemPieces(list.replace(/\.$/, '')).map(({ text }) => text);
  return parts.filter(isClause).length * 2 >= parts.length ? parts.join('. ') : list;
};

/** "A few channels such as Training and Social": names to begin with, and nothing that a channel has. */
const channels =
  /\b(channels|rooms|groups|folders|boards|lists) (?:such as|like|for example|e\.g\.,?) (?:[A-Z][\w-]*(?:,? (?:and|or) |, )(?=[A-Z])|(?=[A-Z][\w-]*[A-Z]))[A-Z][\w-]*(?:(?:,? (?:and|or) |, )[A-Z][\w-]*)*(?:,? (?:and|or) |, )?(?=[,.;\n]|\s+(?:and|where|so)\b|$)/g;

/** "How many of each size, as a chart" */
const ofEach =
  /\bhow many (?:(?:there are|are there|we have|i have) )?(?:of|in|per|for|by) each ([\w-]+(?: [\w-]+)?),? (?:as|in|on) an? (?:\w+ )?(?:chart|graph|diagram)\b/gi;

/** "And where it has got to: asked, agreed, done" */
const whereabouts =
  /\b(?:and )?(?:where|how far) (?:it|he|she|they|things?|everything|each(?: one)?|the [\w-]+)(?:'s| has| have| is| are) (?:got|gotten|come|moved|at|gone)(?: to| along| now| up to)*(?:, [^:.\n]{0,60})?: ((?:[\w' ]{2,24},\s*){2,10}(?:or |and )?[\w' ]{2,24})(?=[.;\n]|$)/gi;

/** Who writes of prizes and of paying, and not of winning, means prices. */
const isOfMoney = (text: string): boolean =>
  /\b(?:pa(?:y|id|ys|yed|yment)|costs?|euros?|dollars?|sells?|sold|total|discount)\b/i.test(text) &&
  !/\b(?:win|wins|won|winners?|raffle|award|contest|competition|tombola|draw|quiz|game)\b/i.test(text);

/** "Hi team," before the first sentence. */
const greeting =
  /^\s*(?:hi|hello|hey|hiya|dear|good (?:morning|afternoon|evening|day))(?: (?:there|all|both|everyone|everybody|team|folks|guys|friends|sayso))*\s*[,!]\s*(?=\S)/i;
/** "Cabinet no., shelf": the stop belongs to the word. */
const shortened =
  /(?<!\byes\s*\/\s*|\byes or )\b(no|No|nr|Nr|tel|Tel|approx|incl|min|max|temp|qty|vol|reg|ref|dept|ext|num|addr|cert)\.(?=\s*[,);/]|\s+\p{Ll})/gu;

/** "And stalls, i.e. number, width, rent": what stands before is what the list is about. */
const named =
  /((?:^|[.!?;\n]\s*)(?:(?:and|then|also|plus|so) )*(?:the |our )?[\p{L}-]+(?: [\p{L}-]+)?s),? (?:i\.e\.|i\.?e\b|viz\.?|namely|that is to say|that is|so(?= (?!we\b|i\b|they\b|it\b|that\b|you\b|the\b)[\p{L}-]+(?: [\p{L}-]+)?,)),? (?=[^.:;\n]*,[^.:;\n]*,)/gimu;

/** Two words that people write as one. */
const joined: Readonly<Record<string, string>> = {
  alot: 'a lot',
  amout: 'amount',
  ammount: 'amount',
  amonut: 'amount',
  aswell: 'as well',
  everytime: 'every time',
  eachtime: 'each time',
  atleast: 'at least',
  incase: 'in case',
  noone: 'no one',
  eachother: 'each other',
};
const isJoined = new RegExp(`\\b(?:${Object.keys(joined).join('|')})\\b`, 'g');

/** Lists and wishes that are laid out in ways of their own, as plain sentences. */
const withPlainLists = (text: string): string =>
  text
    .replace(featureList, (_, start: string, list: string) => `${start}${clausesOf(list)}`)
    .replace(ofEach, 'show a chart of them by $1')
    .replace(channels, '$1')
    .replace(/\b(?:logs?|signs?) in and (?=[a-z]+s?\b)/gi, '')
    .replace(/\ban? to[- ]?do list with\b/gi, 'tasks, each with');

/** "What we rent to guests - tent, stove, lamp": many words before the dash need more of a list behind it. */
const manyListed = /^([A-Za-z][\w']{1,20}(?: [\w']+){3,5})\s[-–—]\s(?=[^\n.,!?]*,[^\n.,!?]*,[^\n.!?]*$)/gm;

export function clean(text: string): string {
  return withChoices(
    withDeeds(withIncome(withPlainLists(text)))
      .replace(isJoined, (word) => joined[word] ?? word)
      .replace(/[“”„«»]/g, '"')
      .replace(/[‘’]/g, "'")
      .replace(/\u00a0/g, ' ')
      .replace(greeting, '')
      .replace(shortened, '$1')
      .replace(/^\s*(?:[-*•·‣]|\d{1,2}[.)])\s+/gm, '')
      .replace(/^#{1,6}\s+/gm, '')
      // "a * b" multiplies; other stars are marks of layout.
      .replace(/(=[^\n=*]*|\([^()\n*]*)\s\*\s(?=[\w(])/g, '$1 × ')
      .replace(/[*`]{1,3}|(?<!\w)_{1,2}(?=\w)|(?<=\w)_{1,2}(?!\w)/g, '')
      .replace(examples, '$1')
      .replace(/\be\.g\.,?/gi, 'such as')
      .replace(named, '$1: ')
      .replace(/\bi\.e\.,?/gi, '')
      .replace(/\betc\.?/gi, '')
      .replace(/\bw\/\s|\bw\s/g, 'with ')
      .replace(/(?<=\p{Ll}) & (?=\p{Ll})/gu, ' and ')
      // "A lot of boxes" speaks of boxes, "thanks a lot" of nothing.
      .replace(
        /\b(?:quite )?(?:a lot|lots|plenty|heaps|loads|tons|a handful|a bunch|a couple|dozens|hundreds) of\b/gi,
        'many',
      )
      .replace(/\ba lot\b/gi, 'much')
      .replace(
        /\b(visitor|member|customer|accident|incident) book\b(?!s|\s(?:an?|the|one|their|our|it|up|online)\b)/gi,
        '$1 log',
      )
      .replace(/\blog book(?=s?\b)/gi, 'logbook')
      .replace(/\bfoto(s?)\b/gi, 'photo$1')
      .replace(/\b(?:nr|no|num)\.? of\b/gi, 'number of')
      .replace(/\bpls\b|\bplz\b/gi, 'please')
      .replace(/\b(I|we|they|you)ve\b(?=\s)/gi, (word, who: string) =>
        /^weve$/i.test(word) || !/^we$/i.test(who) ? `${who}'ve` : word,
      )
      .replace(
        /\bits (?=(?:being|been|going|paid|payed|due|ready|done|not|finished|over|called|about|for sale|in stock)\b|\w{3,}ed\b)/gi,
        "it's ",
      )
      .replace(/\b(what|who|where|how|when)s (?=\w)/gi, "$1's ")
      .replace(/\b(with|and) there (?=[a-z]+\b(?! (?:is|are|was|were)\b))/gi, '$1 their ')
      .replace(/\b(there|that|here)s (?=\w)/gi, "$1's ")
      .replace(/\b(for|of|in|at|to) are (?=[a-z]+\b)/gi, '$1 our ')
      .replace(/\bpayed\b/gi, 'paid')
      .replace(/\bprize(?=s?\b)/gi, (word, _, all: string) => (isOfMoney(all) ? 'price' : word))
      .replace(
        /\b(dont|doesnt|didnt|cant|wont|isnt|arent|hasnt|havent)\b/gi,
        (word) => `${word.slice(0, -1)}'t`,
      )
      // "The state of play - new, seen, done": what follows the dash are the states.
      .replace(
        /\b(?:(?:its|the|their) )?(?:state of play|state|status|stage)\s+[-–—]\s+((?:[\w' ]{2,24},\s*){2,8}(?:or |and )?[\w' ]{2,24})(?=[.;\n]|$)/gi,
        'status ($1)',
      )
      .replace(whereabouts, 'the status is one of $1')
      // "courses - title, lecturer": what stands before the dash is what the list is about.
      .replace(/^([A-Za-z][\w']{1,20}(?: [\w']+){0,2})\s[-–—]\s(?=[^\n]*,)/gm, '$1: ')
      .replace(manyListed, '$1: ')
      .replace(/[ \t]+/g, ' ')
      .trim(),
  );
}

const nameShapes: readonly RegExp[] = [
  /,?\s*\b(?:called|named|titled|by the name of)\s+"([^"\n]{1,60})"/i,
  /,?\s*\b(?:called|named|titled|under the name(?: of)?|by the name of)\s+((?:[A-Z][\w'’-]*|&|of|the|and(?= [A-Z]))(?:\s+(?:[A-Z0-9][\w'’-]*|&|of|the|and(?= [A-Z]))){0,5})/,
  /\b(?:the app's name is|app name:?|name it|call it)\s+"?([A-Z][^".,;:\n]{0,50})"?/i,
];

/** "A lady called Joan", "our boat is called Ilse": names of people, animals and vessels are not the app's. */
const isOfSomebody = (before: string): boolean =>
  (before.length > 250 &&
    !/\b(?:it|this|that|app|site|page|shop|blog|tool|platform|portal|everything)\b[^.\n]{0,30}$/i.test(
      before,
    )) ||
  /\b(?:man|woman|lady|gentleman|guy|fellow|friend|neighbou?r|son|daughter|child|kid|girl|boy|baby|mother|father|mum|mom|dad|aunt|uncle|grandma|grandpa|grandmother|grandfather|wife|husband|partner|sister|brother|cousin|colleague|boss|teacher|volunteer|someone|somebody|dog|cat|horse|pony|cow|hen|bird|parrot|snail|pet|character|wizard|boat|sloop|yacht|ship|car|van|village|town|city|street|river|island|hill)s?(?: (?:is|was|were|who is|who was))?[\s,]*$/i.test(
    before,
  );

/** The name that the person gives the app; only a name in quotes or capitals counts. */
function takeName(text: string): { text: string; appName?: string } {
  for (const shape of nameShapes) {
    const found = shape.exec(text);
    const name = found?.[1]?.trim();
    if (!found || !name) continue;
    const before = text.slice(0, found.index);
    const rest = `${before}${text.slice(found.index + found[0].length)}`.trim();
    return isOfSomebody(before) ? takeName(rest) : { text: rest, appName: name };
  }
  return { text };
}
