import { anywhere, type PrivateKind } from '../../lexicon/private-kinds/private-kind.ts';
import { privateKinds } from '../../lexicon/private-kinds/private-kinds.ts';
import { audience, fillers, toolWords } from '../../lexicon/private-kinds/wish-words.ts';
import { singular } from '../../words.ts';

/** An ordinary app, and what each item of its list means; undefined where one of them is beyond what is ordinary. */
export type PrivateWish = { app: PrivateKind; meanings: readonly string[] | undefined };

const mostWords = 26;
const openings =
  /^(?:(?:hi|hello|hey|please|can you|could you|just|ok|so)[, ]+)*(?:(?:i|we)(?:'d| would)? (?:want|need|like|love)(?: to (?:have|build|make|create))?|(?:build|create|make|design|develop|generate|give)(?: me| us)?|help me (?:build|make|create)|looking for)?\s*(?:(?:an?|the|some|my|our)\b)?\s*(?:to (?:keep track of|track|log|manage|plan|organi[sz]e|record|collect|save) )?/;
const toolHead =
  /^(?:(?:simple|small|little|personal|private|nice|web|mobile|easy|quick|modern|clean|basic) )*(?:app|application|tool|tracker|website|web app|site|program|system|planner|place)(?: for me| for us)? (?:(?:(?:that|which) (?:lets|helps|allows) (?:me|us|you|people)(?: to)?|where (?:i|we|you) can|with which (?:i|we) can|so (?:that )?i can|to help me|that can|to|that|which|i can use to) )?(?:for )?(?:(?:keep track of|keeping track of|keeps track of|stay on top of|manages?|managing|tracks?|tracking|logs?|logging|records?|organi[sz]es?|organi[sz]ing|plans?|planning|collects?|collecting|saves?|saving|stores?|storing|keeps?|write|write down|remembers?|never forget|remind me of|do) )?/;
/** "Inventory of my vinyl records": what it holds names the app, and no stock of a firm is meant. */
const ofMine = /^(?:inventory|catalog(?:ue)?|collection|list|database|log|diary) of (?:all )?my /;
/** "Flash cards for learning Spanish", "Spanish flashcards", "vocabulary trainer for Italian": what is learned is what the cards say. */
const ofSubject =
  /^(?:(flash ?cards?)(?: app)? (?:for|to) (?:learn|study|practi[cs]|memori[sz]|revis|rememb)\w*(?: (?!with\b|and\b|by\b|including\b)[\p{L}-]+){0,3}|(?:(?!my\b|our\b|the\b)[\p{L}-]+ )?(flash ?cards?|vocab(?:ulary)?)(?: (?:trainer|app|builder|quiz))?(?: (?:for|in|of) [\p{L}-]+)?)(?=$|,| with\b| and\b| by\b| including\b)/u;
const connector =
  /(?:,\s*|\s+)(?:with|including|incl\.?|featuring|that has|which has|that includes|that shows|which shows|that tracks|plus|and see|and track|having|by|where i can|so i can|to)\s+|\s*,\s+|\s+[-–]\s+|\s+(?:and|by)\s+/;

/** Reads a short wish for an ordinary app: "habit tracker with streaks". */
export function privateWish(text: string): PrivateWish | undefined {
  const wish = text
    .trim()
    .toLowerCase()
    .replace(/[.!?]+$/, '')
    .replace(/[’]/g, "'");
  if (wish.split(/\s+/).length > mostWords || /[.;()\n?!"]/.test(wish)) return undefined;
  const told = wish
    .replace(openings, '')
    .replace(toolHead, '')
    .replace(ofMine, '')
    .replace(/^reading list of books\b/, 'reading list')
    .replace(ofSubject, '$1$2 app');
  const isAsked = told !== wish;
  for (const cut of cutsOf(told)) {
    const app = appNamed(cut.head);
    // "Recipe app for our kitchen staff": whoever uses it, its main thing is known.
    const forOthers = app ? undefined : appForOthers(cut.head, isAsked);
    if (forOthers) return { app: forOthers, meanings: undefined };
    // "Medicines with batch number and shelf" tells of medicines, and asks for no app of an ordinary kind.
    if (!app || !(isAsked || isTool(cut.head))) continue;
    const items = cut.rest === '' ? [] : itemsOf(cut.rest);
    const meanings = items.map((item) => meaningOf(app, item));
    const isAll = meanings.every((meaning) => meaning !== undefined);
    return { app, meanings: isAll ? (meanings as string[]) : undefined };
  }
  return undefined;
}

function appForOthers(head: string, isAsked: boolean): PrivateKind | undefined {
  const [, name = ''] = /^(.+?) for (?:an?|the|my|our|all|every|personal|new)?\b ?\S/.exec(head) ?? [];
  const app = isAsked || isTool(name) ? appNamed(name) : undefined;
  // Who hunts a job does so alone: for others, jobs are filled.
  return app?.type === 'job-hunt' ? undefined : app;
}

/** Where the name of the app may end; the longest name first. */
function cutsOf(told: string): { head: string; rest: string }[] {
  const cuts = [{ head: told, rest: '' }];
  for (const found of told.matchAll(new RegExp(connector, 'g'))) {
    cuts.push({ head: told.slice(0, found.index), rest: told.slice(found.index + found[0].length) });
    if (cuts.length > 4) break;
  }
  return cuts.sort((one, other) => other.head.length - one.head.length);
}

const isTool = (head: string): boolean => {
  const name = head.replace(audience, '').replace(audience, '');
  return toolWords.test(name) || /\b(?:wish ?list|crm|cookbook|timetable|flash ?cards?)$/.test(name);
};

function appNamed(head: string): PrivateKind | undefined {
  const named = head.replace(audience, '').replace(audience, '').trim();
  const candidates = new Set<string>();
  for (const words of [named, named.replace(fillers, '').trim()]) {
    for (let rest = words; rest !== ''; ) {
      candidates.add(singular(rest));
      const shorter = rest.replace(/ ?[\p{L}-]+$/u, '').trim();
      if (!toolWords.test(rest)) break;
      rest = shorter;
    }
  }
  for (const name of candidates) {
    const found = privateKinds.find(({ names }) => names.includes(name));
    if (found) return found;
  }
  return undefined;
}

const deeds =
  /^(?:(?:also|then|and|i can|you can|to|can|be able to|see|seeing|show|shows|view|track|tracks|tracking|log|logging|set|setting|mark|marking|manage|managing|add|adding|plan|planning|save|saving|record|store|get|getting|have|has|with|keep|write|attach|upload|rate|assign|the|my|our|their|its|an?|all|each|every|some|different|multiple|custom|various|own|simple|basic|nice|of|for|which|what)\s+)+/;

const itemsOf = (rest: string): string[] =>
  rest
    .replace(audience, '')
    .split(/\s*(?:,|;|\/|&|\+|\bas well as\b|\bplus\b|\bwith\b|\bincluding\b|\band\b)\s*/)
    .map((item) => item.trim())
    .filter((item) => item !== '');

const lookUp = ({ words }: PrivateKind, item: string): string | undefined =>
  words.get(item) ?? words.get(singular(item)) ?? anywhere.get(item) ?? anywhere.get(singular(item));

function meaningOf(app: PrivateKind, written: string): string | undefined {
  const item = written.replace(deeds, '');
  const short = item.replace(/\s+(?:per|by|of|for|on|in|at|over|from)\s.*$/, '');
  return lookUp(app, written) ?? lookUp(app, item) ?? lookUp(app, short);
}
