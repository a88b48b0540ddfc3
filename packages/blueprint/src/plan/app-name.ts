import { bodies as body, openings } from '../lexicon/phrases.ts';
import type { Reading } from '../read/reading.ts';
import type { ToolIntent } from '../read/tools/tool-intent.ts';
import { capitalise, isPlural, plural, singular } from '../words.ts';
import { ownName } from './own-name.ts';

/**
 * What the app is called, as a person would write it above the door: the name given, the name of whom it is for, what
 * the words begin with ("Headache diary with ..."), who writes ("We are a pest control firm"), its kind, or what it keeps.
 */
export function appName(reading: Reading, things: string): string {
  const [tool] = reading.tools;
  const said =
    nameSaid(reading) ?? formAtFront(reading) ?? (tool?.isWhole ? titleCase(tool.title) : undefined);
  // "Practice test" may be any: of what it is stands in the title of the page.
  if (said && tool?.kind === 'quiz' && bareTest.test(said) && !bareTest.test(tool.title))
    return titleCase(tool.title);
  if (said && tool?.kind === 'quiz' && tool.isWhole && reading.appName === undefined)
    return quizName(tool, shortened(said));
  if (said) return shortened(qualified(said, reading.text));
  const kind = reading.kinds.find(({ isWhole }) => isWhole);
  const booked = reading.kinds.find((one) => one.kind === 'booking');
  if (booked && (!kind || kind === booked)) {
    const own = /^(?!(?:an?|the|free|online)\b)[\p{L}]+(?: [\p{L}]+)? (?:booking|reservation)s?$/iu.exec(
      booked.words,
    )?.[0];
    const whole = singular(things);
    const isWhole = /\b(?:booking|appointment|reservation|lesson|rental)s?$/i.test(things);
    if (own === undefined || !kind)
      return shortened(titleCase(isWhole ? plural(things) : `${whole} bookings`));
  }
  if (kind) {
    const words = titleCase(
      kind.words
        .toLowerCase()
        .replace(/^(?:an?|the|as a)\s+/, '')
        .replace(/\s+(?:of|for|with)$/, ''),
    );
    return shortened(qualified(words, reading.text));
  }
  return shortened(titleCase(plural(things)));
}

/** A quiz has one name: that of its subject, and where there is none, what the text calls it. */
function quizName(tool: ToolIntent, said: string): string {
  if (!/^(?:general knowledge )?(?:quiz|trivia)$/i.test(tool.title)) return titleCase(tool.title);
  if (!/\b(?:quiz|trivia)\b/i.test(said)) return said;
  tool.title = said.charAt(0) + said.slice(1).toLowerCase();
  return said;
}

const bareTest =
  /^(?:(?:practice|mock|theory|knowledge|multiple[- ]choice|online|short|new)\s+)*(?:tests?|exams?|quiz(?:zes)?|trivia)$/i;
const bareKind =
  /^(chat|group chat|team chat|messenger|rota|roster|booking|bookings|calendar|forum|planner|tracker|schedule)(?: with .*)?$/i;

/** "Chat for Night Shift" is said shorter, and as the people of it would say it. */
const forThem =
  /^((?:group |team )?chat|messenger|rota|roster) for (?:the |our |my )?([\p{L}-]+(?: [\p{L}-]+){0,2})$/iu;

/** Where a text says whose the thing of that kind is. */
const namings = (kind: string): RegExp[] => [
  new RegExp(`\\b(?:an?|the|our|my)\\s+((?:[\\p{L}-]+\\s+){1,2})${kind}\\b`, 'iu'),
  new RegExp(
    `\\b${kind}(?:\\s+system)?,?\\s+(?:only\\s+|just\\s+)?for\\s+(?:(?:the|our|my)\\s+)?([\\p{L}-]+(?:\\s[\\p{L}-]+){0,2})(?=\\s*(?:[,.:;?!\\n]|$))`,
    'iu',
  ),
  // "The cooks in our kitchen need a rota", "Our running crew needs a chat".
  new RegExp(
    `\\b(?:on|in|at)\\s+(?:the|our|my)\\s+([\\p{L}-]+)\\s+(?:needs?|wants?)\\s+(?:an?|the)\\s+(?:shared\\s+)?${kind}\\b`,
    'iu',
  ),
  new RegExp(
    `\\b(?:the|our|my)\\s+([\\p{L}-]+(?:\\s[\\p{L}-]+){0,2})\\s+(?:needs?|wants?|would like)\\s+an?\\s+(?:shared\\s+)?${kind}\\b`,
    'iu',
  ),
];

/** "Chat" alone may be anybody's: what stands before the word, or whom it is for, belongs to the name. */
function qualified(name: string, text: string): string {
  const [, kind = '', them] = forThem.exec(name) ?? [];
  if (them !== undefined) return titleCase(`${singular(them.replace(gathered, ''))} ${shortKind(kind)}`);
  const bare = bareKind.exec(name)?.[1];
  if (bare === undefined) return name;
  const said = namings(bare).map((shape) => shape.exec(text)?.[1]);
  const isSound = (words: string) => words !== '' && !noName.test(words);
  const own = said
    .map((words = '') => words.replace(adjectives, '').replace(gathered, '').trim())
    .find(isSound);
  return own === undefined ? name : titleCase(`${singular(own)} ${shortKind(bare)}`);
}

/** "The Sunday football lot": what they do together says who they are. */
const gathered = /(?<=\S) (?:lot|bunch|gang|crowd|folks|people|group)$/i;

const shortKind = (kind: string): string => kind.toLowerCase().replace(/^(?:team|group) /, '');

/** The name that the words themselves give. */
export function nameSaid(reading: Reading): string | undefined {
  const { text } = reading;
  const name = reading.appName ?? ownName(text);
  if (name) return name;
  const found = ofBeginning(reading) ?? ofWriter(text);
  return found && titleCase(found);
}

const shortened = (name: string) => (name.length <= 60 ? name : name.slice(0, 61).replace(/\s+\S*$/, ''));

const greeting =
  /^(?:(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|to whom\w* it may concern|ok(?:ay)?|so|well)\b[^,.!:\n]{0,40}[,.!:]\s*|(?:from|to|subject|re|fwd|date):[^\n]*\n\s*|#+\s*)+/i;
const asks: readonly RegExp[] = [
  /^(?:is there (?:a way|any way|something) to (?:get|have|make|build)|(?:can|could|would|will) (?:you|i|we|there)(?: please)? (?:be|build|make|create|set up|write|do|get|have)(?: me| us| for (?:me|us))?|(?:please |kindly )?(?:build|make|create|design|develop|set up|write)(?: me| us)?|(?:i|we)(?:'d| would)?(?: really)? (?:want|need|like|love)(?: to (?:have|build|make|create|get))?|(?:i am|i'm|we are|we're) looking for|looking for|need|want)\s+(?=an?\b|the\b|my\b|our\b|some\b)/i,
  // Those before them take what the app is called away, too: "a planner where I put ...".
  ...openings.slice(9),
];
const adjectives =
  /^(?:(?:an?|the|my|our|some|\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|big|small|little|simple|new|nice|modern|good|proper|easy|quick|basic|tiny|private|shared|own|free|public|yearly|annual|complete|full|clean|beautiful|cool|great|closed)\s+)+/i;
const plainHead =
  /^(?:app|application|tool|system|platform|web ?site|site|software|solution|program(?:me)?|page|home ?page|landing page|web app|portal|place|thing|something|project|database|one[- ]page (?:web ?)?site|single[- ]page (?:web ?)?site|list)$/i;
const plainEnd =
  /\s+(?:app|application|tool|system|platform|web ?site|site|software|solution|program|web app|landing page|home ?page|page)$/i;
/** A name holds no pronouns, verbs or words of a list that is announced. */
const noName =
  /\b(?:i|we|you|he|she|they|it|me|us|my|our|your|his|her|their|this|that|these|those|there|here|who|which|what|when|where|while|whenever|if|because|since|every|each|everyone|everybody|somebody|anybody|nobody|anyone|all|is|are|was|were|be|been|has|have|had|do|does|did|can|could|should|would|must|may|will|want|wants|need|needs|like|keep|keeps|track|tracks|manage|manages|record|records|show|shows|store|stores|add|adds|see|make|makes|write|writes|get|gets|go|goes|come|comes|take|takes|bring|following|features?|requirements?|pages?|entities|fields?(?! (?:service|work|trip|notes))|screens?|tables?(?! (?:bookings?|reservations?|tennis))|things?|includes?|including|please|hi|hello|hey|dear|thanks|not|no|never|always|after|before|during|until|today|tomorrow|mine|own|called|named|built|etc)\b/i;

const upToStop =
  /^[\p{L}\d][\p{L}\d'’&/ -]*?(?=\s*(?:[-–—](?=\s)|[:.,;(!?\n]|->|$)|\s+(?:for|with|to|where|that|which|who|whose|so|in|at|by|from|on|about|into|as|per|without|since|using|just|only|like|over|round)\s)/u;

/** The noun phrase with which the words begin: "A skip hire log for our yard" is a "skip hire log". */
function ofBeginning({ text, entities }: Reading): string | undefined {
  const told = text.trim().replace(greeting, '');
  let rest = told;
  for (const ask of asks) rest = rest.replace(ask, '');
  rest = rest.replace(adjectives, '');
  const head = upToStop.exec(rest)?.[0]?.trim() ?? '';
  const after = rest.slice(head.length);
  if (plainHead.test(head) || plainEnd.test(` ${head}`)) {
    const about = /^\s+(?:for|about|of|to (?:keep|track|manage))\s+([^\n]*)/i.exec(after)?.[1];
    const topic = about === undefined ? undefined : phraseOf(about.replace(adjectives, ''));
    return (plainHead.test(head) ? undefined : phraseOf(head.replace(plainEnd, ''))) ?? topic;
  }
  const phrase = phraseOf(head);
  if (phrase === undefined) return undefined;
  // "Word count, source language, ...": a list of attributes names none of them.
  const last = phrase.toLowerCase().split(' ').at(-1) ?? '';
  const isThing = entities.some(({ words }) =>
    last.startsWith(words.split(' ').at(-1)?.slice(0, -1) ?? last),
  );
  if (/^\s*,/.test(after) && !isThing && !appWord.test(phrase) && !isBody.test(phrase)) return undefined;
  // One word before a preposition begins a sentence: "Actors in our theatre borrow costumes".
  // "I have three kids and ..." tells of a life; "I need a running log" names an app.
  if (/^(?:i|we|my|our|there)\b/i.test(told) && !appWord.test(phrase)) return undefined;
  const isTitle =
    phrase.includes(' ') ||
    appWord.test(phrase) ||
    (isThing && /^\s+for (?:my|our)\b/i.test(after)) ||
    /^\s*(?:[:;(]|[-–—]\s|\n|$)/.test(after);
  const isSubject =
    /^[^.:;,(\n]*\b(?:is|are|was|has|have|get|gets|borrow|want|need|can)\b/i.test(after) &&
    !appWord.test(phrase);
  return isTitle && !isSubject ? withTopic(phrase, after, entities) : undefined;
}

const appWord =
  /\b(?:log|log ?book|diary|journal|tracker|planner|organi[sz]er|register|book|board|library|inventory|calculator|converter|quiz|timer|countdown|shop|store|forum|chat|directory|map|calendar|schedule|rota|roster|bookings?|reservations?|ticketing|invoicing|minutes|manager|catalogue|catalog|wiki|crm|survey|test|game|list|gallery|showcase|portfolio|blog|ladder|league|table|tracking|management|menu|poll|album|archive|collection|database|ledger|budget|dashboard)$/i;

/** "Map of drinking fountains", "countdown for tea": one word of a kind alone says little. */
function withTopic(phrase: string, after: string, entities: Reading['entities']): string {
  const [, link] = /^\s+(of|for|about)\s/i.exec(after) ?? [];
  if (phrase.includes(' ') || link === undefined) return phrase;
  const topic = phraseOf(after.replace(/^\s+\w+\s+/, '').replace(adjectives, ''));
  if (topic === undefined || topic.split(' ').length > 3) return phrase;
  const own = link.toLowerCase() === 'for' ? nameFor(phrase, topic, entities) : undefined;
  return own ?? `${phrase} ${link} ${topic}`;
}

/**
 * Whom or what it is for stands in front, where "for" would want an article: "Hairdresser Bookings", but "Forum for
 * Beekeepers". A shop is called what it sells: "Handmade Mugs".
 */
function nameFor(phrase: string, topic: string, entities: Reading['entities']): string | undefined {
  const owner = topic.replace(unitedPeople, '$1’ $2');
  if (!isPlural(topic)) return `${owner} ${phrase}`;
  const isSold = entities.some(({ words }) => singular(topic.toLowerCase()).endsWith(singular(words)));
  return isSold && /^(?:shop|store)$/i.test(phrase) ? topic : undefined;
}

const unitedPeople =
  /^(residents|tenants|parents|students|teachers|neighbours|owners|members) (association|committee|council|union)$/i;

/** A phrase of one to five words that can be a name. */
function phraseOf(words: string): string | undefined {
  const phrase = (upToStop.exec(words)?.[0] ?? '')
    .trim()
    .replace(plainEnd, '')
    .replace(/\s+(?:and|or|of|\d[\d/]*)$/i, '');
  const count = phrase.split(/\s+/).length;
  const isSound =
    phrase.length > 2 &&
    count <= 5 &&
    !noName.test(phrase.replace(/\bIT\b/g, 'tech')) &&
    !plainHead.test(phrase) &&
    !deedFirst.test(phrase);
  return isSound && !/ly$/i.test(phrase) ? phrase : undefined;
}

/** "Clients pick a stylist", "book a lesson", "sell tickets": what somebody does is a sentence, and no name. */
const deedFirst =
  /^(?:(?:[\p{L}-]+ )?[\p{L}-]+s (?:pick|choose|select|book a|book an|book the|book their|reserve(?!s)|request|sign up|register|rent|hire)\b|(?:book|reserve|sell|rent out|hire out|lend out|let out|choose|pick) (?:an?|the|tickets|my|our|their)\b|sell tickets)/iu;

const isBody = new RegExp(`\\b(?:${body})$`, 'i');
/** Said alone they name nobody: "our school" may be any. */
const anyBody =
  /^(?:firm|company|business|school|shop|store|office|home|house|station|cent(?:re|er)|group|society|association|team|space|yard|warehouse|hospital|bank|university|college|academy|club|farm|practice|agency|studio|makers?)$/i;
const writers: readonly RegExp[] = [
  new RegExp(
    `\\b(?:we are|we're|i am|i'm|i run|we run|i have|we have|i own|we own|i manage|i work (?:at|for|in))\\s+(?:an?|the)\\s+((?:[\\w'’-]+\\s+){0,4}?(?:${body}))\\b`,
    'i',
  ),
  new RegExp(`^(?:(?:in|at|for)\\s+)?(?:our|my)\\s+((?:[\\w'’-]+\\s+){0,3}?(?:${body}))\\b`, 'i'),
];

/** Who writes: "I run a pest control firm" makes "Pest Control". */
function ofWriter(text: string): string | undefined {
  const front = text.trim().replace(greeting, '').slice(0, 240);
  for (const shape of writers) {
    const found = shape.exec(front)?.[1]?.replace(adjectives, '');
    const phrase = found && phraseOf(found);
    if (phrase && !anyBody.test(phrase))
      return phrase.includes(' ') ? phrase.replace(/\s+(?:firm|company|business)$/i, '') : phrase;
  }
  return undefined;
}

/** The kind of app counts as its name where it is said at the front; further down the word may be about anything. */
function formAtFront({ appType, text }: Reading): string | undefined {
  const lower = text.toLowerCase();
  const isNear = (form: string) => lower.slice(0, 120).includes(form) && !anyBody.test(form);
  return (appType?.forms ?? [])
    .filter((form) => isNear(form) || (lower.includes(form) && appWord.test(form)))
    .sort((one, other) => lower.indexOf(one) - lower.indexOf(other) || other.length - one.length)
    .map(titleCase)[0];
}

const small = new Set(['of', 'and', 'the', 'for', 'a', 'an', 'in', 'to']);
const caps = new Set(['crm', 'hr', 'ats', 'lms', 'faq', 'okr', 'it', 'pdf', 'dvd', 'cd', 'vat', 'gps', 'tv']);

const titleCase = (text: string): string =>
  text
    .split(' ')
    .map((word, at) =>
      caps.has(word.toLowerCase()) && word !== 'It'
        ? word.toUpperCase()
        : at > 0 && small.has(word)
          ? word
          : capitalise(word),
    )
    .join(' ');
