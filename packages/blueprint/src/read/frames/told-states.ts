import { isParticiple } from '../../lexicon/words/verbs.ts';
import { capitalise } from '../../words.ts';
import { bare } from '../fields/field-phrase.ts';
import { addField, type Cursor, findEntity } from '../reading.ts';
import { tagged } from '../text/tag.ts';
import { type Noun, readNoun } from '../things/nouns.ts';

/** States told as a story: "it starts as an idea, then it gets planned; once it is paid it is closed". */
const plainStates = new Set(
  'open closed new done ready finished complete active pending available free final live late overdue draft idea lead offer quote wanted wip'.split(
    ' ',
  ),
);
const never = new Set(
  'called named used made based needed supposed meant known said told asked allowed shown seen found given sorted linked going located written required married done with worn gone got had been'.split(
    ' ',
  ),
);

const isState = (word: string): boolean =>
  plainStates.has(word) ||
  (/^[a-z]{3,}ed$/.test(word) && !never.has(word)) ||
  /^(?:cut|set|shut|cast|put up)$/.test(word) ||
  (isParticiple(word) &&
    !never.has(word) &&
    /(?:ed|en|wn|nt|pt|ld|id|ght|ne|ung|un|ft|st|ut|ck)$/.test(word));

const opening =
  /\b(?:starts?|begins?)(?: off| out| life)? (?:as|with being|being)(?: an?| the)? |^first,? (?:(?:the|it|they|each|every|an?|is|are|gets?|'s)\b ?)+(?:[\w-]+ (?:is|are|gets?) )?|^(?:an?|the|each|every) [\w-]+(?: [\w-]+)? (?:is|are) (?:first |still )?(?=[a-z-]+(?: [a-z-]+)?(?: (?:until|till)\b[^,]*)?,? (?:and )?then\b)|^(?:to begin with|at first|in the beginning|initially|at the start|to start with),? (?:(?:it|they|(?:the|each|every|an?) [\w-]+(?: [\w-]+)?)(?:'s| is| are) )(?:an? |marked |as )*/i;
const marker =
  /\b(?:then|once|after (?:that|which|it)|afterwards|finally|in the end|ends? up|next|later|last(?:ly)?|can also be|could also be|may also be|when|as soon as|with luck)\b/i;
const joints =
  /\s*[,;]\s*(?:and\s+|or\s+)?(?:then\s+|finally\s+|after that\s+|afterwards\s+|at last\s+|next\s+)*|\s+(?:and then|or else|and after that|and finally|then|and|or|once|when)\s+(?:after that\s+|either\s+|finally\s+|afterwards\s+)*/i;
const being =
  /\b(?:it|its|they|he|she|this|that|(?:the|an?|each|every|my|our) [\w-]+)(?:'s|'re| is| are| was| gets?| got| becomes?| can be| can also be| could also be| may also be| ends? up| counts as| is then| is now)? (?:then |also |either |being |marked (?:as )?|set to |as |finally |now )*([a-z-]+)(?: (up|off|in|out|back|on|over))?(?= |$|[,;.])/gi;

const until =
  /^(?:an?|the|each|every) [\w-]+(?: [\w-]+)? (?:is|are|stays?|remains?|counts? as) (?:just |only |always |first |still )*(?:an? |in )?([a-z-]+) (?:until|till|unless|before) (?:i|we|you|they|it|somebody|someone|(?:an?|the|my|our|his|her) [\w-]+)(?: (?:is|are|has been|gets?)| (?:set|mark|move|switch|turn|change|put|make|call)s? (?:it|them)(?: to| as| into| over to)?)? ([a-z-]+)$/;

/** The states that a clause tells of, and whether it begins a story of states. */
function statesIn(clause: string, isGoingOn: boolean): { options: string[]; opens: boolean } {
  const lower = clause.toLowerCase().replace(/\bits (?=\w+(?:ed|en|d)\b)/g, "it's ");
  const [, first, last] = until.exec(lower.trim()) ?? [];
  if (first !== undefined && last !== undefined && isState(first) && isState(last))
    return { options: [first, last], opens: true };
  const start = opening.exec(lower);
  if (start) {
    const [first = '', ...rest] = lower
      .slice(start.index + start[0].length)
      .replace(/ (?:until|till|unless) [^,]*/g, '')
      .split(joints);
    const more = rest.flatMap((part) => {
      const told = beingIn(part);
      if (told.length > 0) return told;
      return isShort(part) ? [part] : [];
    });
    return { options: [first, ...more].map(cleaned).filter(isShort), opens: true };
  }
  const set = setIn(lower);
  if (set.length > 0) return { options: set, opens: false };
  if (!marker.test(lower) && !(isGoingOn && /^(?:it|they|this)\b/.test(lower)))
    return { options: [], opens: false };
  const goes = [
    ...lower.matchAll(
      /\b(?:goes|moves|passes) (?:on )?(?:to|into) (?:the )?([a-z-]+(?: [a-z-]+)?)(?=,|;|$| and )/g,
    ),
  ].map(({ 1: to = '' }) => to);
  const ends = /\bends? up (?:as )?(?:either )?([a-z-]+) or ([a-z-]+)$/.exec(lower);
  return { options: [...beingIn(lower), ...goes, ...(ends?.slice(1) ?? [])].map(cleaned), opens: false };
}

function beingIn(text: string): string[] {
  return [...text.matchAll(being)].flatMap(({ 1: word = '', 2: particle }) =>
    isState(word) ? [particle ? `${word} ${particle}` : word] : [],
  );
}

const settings =
  /\b(?:sets?|marks?|moves?|changes?|switch(?:es)?|turns?|puts?|flags?)\s+(?:it|them|that|this|each(?: one)?|(?:the|an?|every) [\w-]+)\s+(?:on |over |back )?(?:to|as|into|to be)\s+(?:either )?([a-z-]+)(?:,? (?:or|and then) ([a-z-]+))?(?: (?:up|off|in|out|back|on|over))?(?=$|[,;.]| (?:with|when|once|if|and|after|as soon|by)\b)/g;
/** "A manager sets it to approved or rejected". */
const setIn = (lower: string): string[] =>
  [...lower.matchAll(settings)].flatMap(([, one = '', other]) =>
    [one, ...(other ? [other] : [])].filter(isState),
  );

const reasoned =
  /\bwith (?:an?|the|her|his|their) (?:short |brief )?(comment|reason|note|remark|explanation)(?: (?:why|saying|about|for)\b[^,]*| to say why)?(?=$|,)/i;
/** "... with a comment why": what is written about the new state. */
function tellReason(cursor: Cursor, clause: string): void {
  const words = reasoned.exec(clause)?.[1];
  if (words === undefined || !cursor.current) return;
  addField(cursor.current, { label: capitalise(words.toLowerCase()), type: 'text', known: 'exact' });
}

const cleaned = (option: string): string =>
  option
    .trim()
    .replace(
      /^(?:(?:then|and|or|finally|it|it's|is|are|gets?|in|an?|the|as|either|marked|becomes?|to|after that)\s+)+/i,
      '',
    )
    .replace(/[.!]+$/, '');

const isShort = (option: string): boolean => {
  const words = option.trim().split(/\s+/);
  return option.trim() !== '' && words.length <= 3 && !tagged(option).some(({ tag }) => 'rmxq'.includes(tag));
};

type Story = { draft: Cursor['current']; noun: Noun | undefined; options: string[]; opens: boolean };

const told = new WeakMap<Cursor, Story[]>();

/** Gathers the states that a clause tells of the thing spoken of. */
export function tellStates(cursor: Cursor, clause: string): boolean {
  const isGoingOn = told.get(cursor)?.some((story) => story.opens) === true;
  const { options, opens } = statesIn(clause, isGoingOn);
  if (options.length === 0) return false;
  tellReason(cursor, clause);
  const subject =
    /^(?:(?:to begin with|at first|initially|first|then|once|finally|after that|in the end),? )?(?:the|an?|each|every) ([\w-]+(?: [\w-]+)?) (?:is|are|gets?|starts?|begins?)\b/i.exec(
      clause,
    )?.[1];
  const noun = readNoun(bare(subject ?? ''));
  const draft = noun ? findEntity(cursor.reading, noun) : cursor.current;
  const stories = told.get(cursor) ?? [];
  told.set(cursor, stories);
  const story = stories.find(
    (one) =>
      one.draft === draft ||
      (noun === undefined && stories.at(-1) === one) ||
      one.noun?.words === (noun?.words ?? '-'),
  );
  if (story) {
    story.options.push(...options);
    story.opens ||= opens;
  } else stories.push({ draft, noun, options, opens });
  return opens && options.length > 1;
}

/** Gives each thing the states that were told of it, in the order of the story. */
export function settleTold(cursor: Cursor): void {
  for (const { draft, noun, options, opens } of told.get(cursor) ?? []) {
    const owner = (noun && findEntity(cursor.reading, noun)) ?? draft ?? mostTold(cursor);
    const states = [...new Set(options.map((option) => capitalise(option)))].slice(0, 10);
    if (!owner || states.length < (opens ? 2 : 3)) continue;
    if (owner.fields.some(({ label, type }) => type === 'enum' && /\b(?:status|stage|state)$/i.test(label)))
      continue;
    addField(owner, { label: 'Status', type: 'enum', options: states, known: 'exact' });
  }
}

const mostTold = ({ reading }: Cursor): Cursor['current'] =>
  [...reading.entities].sort((one, other) => other.fields.length - one.fields.length)[0];
