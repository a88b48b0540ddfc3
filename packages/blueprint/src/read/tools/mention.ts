/** Where a text names a tool, and whether it means to have one. */
export type Mention = { form: string; at: number; end: number };

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const shapes = new Map<string, RegExp>();

/** The form as a whole word, in singular or plural, with spaces or hyphens. */
function shapeOf(form: string): RegExp {
  const known = shapes.get(form);
  if (known) return known;
  const words = literally(form).replaceAll(' ', ',?[ -]');
  const shape = new RegExp(`(?<![\\p{L}\\d-])${words}(?:s|es)?(?![\\p{L}\\d])`, 'u');
  // Words of a text are looked up as well; only those of the lexicon come again.
  if (shapes.size < 2000) shapes.set(form, shape);
  return shape;
}

const firstWord = (form: string): string => /^[^ -]*/.exec(form)?.[0] ?? form;

/** Finds the longest of these forms as whole words, an earlier one before a later one. */
export function findForm(lower: string, forms: readonly string[]): Mention | undefined {
  let best: Mention | undefined;
  for (const form of forms) {
    // Most forms are not there at all, which costs no pattern.
    if (!lower.includes(firstWord(form))) continue;
    const found = shapeOf(form).exec(lower);
    if (!found) continue;
    const mention = { form, at: found.index, end: found.index + found[0].length };
    const isBetter =
      !best ||
      mention.form.length > best.form.length ||
      (mention.form.length === best.form.length && mention.at < best.at);
    if (isBetter) best = mention;
  }
  return best;
}

const opener =
  /^\s*(?:(?:hi|hello|hey|please|ok|so)[,!]?\s+)*(?:(?:can|could|would) you\s+)?(?:please\s+)?(?:(?:i|we)(?:'d| would)?(?:'m| am)?\s+(?:(?:really\s+)?(?:want|need|like|love|looking for|am looking for)(?: to (?:have|build|make|create|get))?)\s+|(?:build|make|create|design|generate|develop|give|write|code|program|set up|put together)(?: me| us)?\s+)?(?:(?:an?|the|my|our|one|some|two|three|simple|small|nice|little|fun|cool|easy|basic|quick|clean|modern|beautiful|pretty|minimal|minimalist|minimalistic|online|web|mobile|responsive|interactive|classic|browser|little|free|full|complete|single-page|one-page|good|great|tiny|personal|colou?rful|dark|playful|retro|digital)[,\s]+)*/i;

const general =
  /^(?:[\w-]+\s+)?(?:app|apps|application|tool|tools|website|web ?app|web ?site|site|page|program|widget|thing|something)\b/i;

/** The text up to which it says what the app is: "a tip calculator", "an app to play snake". */
export function headEnd(text: string): number {
  const start = opener.exec(text)?.[0].length ?? 0;
  const rest = text.slice(start);
  const isGeneral = general.test(rest);
  const stops = isGeneral
    ? /[.:;\n]|(?<=\w{3}) (?:with|including|featuring) (?!which\b|friends\b|my\b)/i
    : /[.:;,\n]| (?:with|where|that|which|in which|so that|including|featuring) /i;
  const end = stops.exec(rest);
  return start + Math.min(end?.index ?? rest.length, 160);
}

/** An app that keeps records: a tool in it is at most one page among others. */
const keepsRecords =
  /\b(?:track(?:er|ers|ing|s)?|log(?:s|ging|book)?|journal|diary|manag(?:er|ers|ement|es?|ing)|database|collections?|inventory|regist(?:er|ry)|catalogu?e|directory|schedul(?:e|er|ing)|crm|booking|bookings|reservations?|organi[sz](?:er|es?|ing)|gradebook|school|club|league|tournaments?|championship|shop|store|library|record(?:s|ing)?|rent(?:al|als|ing)|company|firm|agency|clinic|portal|platform|marketplace|archive|history of|list of|overview of|sell(?:s|ing)?|orders?|invoices?|results of|scores? of|statistics)\b/i;

export const headKeepsRecords = (text: string): boolean => keepsRecords.test(text.slice(0, headEnd(text)));

/** What stands before a mention that is wished for: "with a", "include a simple", "and also a". */
const wished =
  /(?:^|[.;:,\n(]\s*|\b(?:with|include|includes|including|plus|and|add|adds|also|has|have|having|want|need|needs|offer|offers|use|uses|start|run|play|featuring|a|an|the|as|is|be|called|my|our|own|built-in|integrated|page for|pages? with|like|it's|playing|take)\s+)(?:(?:also|an?|the|own|small|simple|little|quick|built-in|integrated|fun|short|second|separate|handy|optional|live|page with an?|classic|random)\s+)*(?:[\w-]+\s+){0,1}$/i;

const refused =
  /\b(?:track|tracks|tracking|log|logging|record|recording|manage|managing|organi[sz]e|store|catalogue|collect|sell|selling|rent|renting|buy|schedule|review|reviews|rate|rating|no|without|instead of|not|never|import|export|database of|list of|lists of|collection of|results of|results from|scores? of|inventory of|history of|shop for|store for|club for|league for|tournament for|breeding|keep|keeping)\s+(?:[\w-]+\s+){0,3}$/i;

const compound =
  /^\s*(?:collections?|collectors?|nights?|shops?|stores?|tournaments?|leagues?|clubs?|events?|inventory|library|sessions? (?:log|history)|results?|grades?|entries|entry|records?|companies|company|sites?|reports?|projects?|teams?|managers?|management|tracker|tracking|orders?|sales|reviews?|dates?|schedules?|species|breeders?|breeding|enclosures?|bites?|maintenance|rentals?)\b/i;

/** "A company onboarding quiz with ...": what is named here is what the app is. */
export function isHeadNoun(text: string, { at }: Mention): boolean {
  const before = text.slice(opener.exec(text)?.[0].length ?? 0, Math.max(at, 0));
  return (
    /^(?:[\p{L}\d&'’-]+\s+){0,4}$|^(?:[\p{L}\d&'’-]+\s+){0,3}[\p{L}\d&'’-]+-$/u.test(before) &&
    !/\b(?:for|of|to|that|with|and|where|who|app|log|track\w*|manag\w*|record\w*)\b/i.test(before)
  );
}

/** Whether the text asks for what it names here, rather than keeping records about it. */
export function isWanted(text: string, mention: Mention, isTelling: boolean): boolean {
  const before = text.slice(Math.max(0, mention.at - 90), mention.at);
  const after = text.slice(mention.end, mention.end + 40);
  if (refused.test(before.replace(/^.*[.;\n]/s, '')) || compound.test(after)) return false;
  if (isHeadNoun(text, mention)) return true;
  const end = headEnd(text);
  if (mention.at < end)
    return (
      !headKeepsRecords(text) ||
      /\b(?:with|plus|including)\b[^.]*$/i.test(text.slice(0, mention.at)) ||
      !keepsRecords.test(text.slice(0, end).replace(mention.form, ''))
    );
  if (!isTelling) return false;
  return wished.test(before.replace(/^.*[.;\n]/s, ''));
}

export const isWhole = (text: string, mention: Mention): boolean => {
  if (isHeadNoun(text, mention) || (mention.at < headEnd(text) && !headKeepsRecords(text))) return true;
  const from = wishAt(text, mention);
  if (from <= 0 || from > 240 || keepsRecords.test(text.slice(0, from))) return false;
  const rest = text.slice(from);
  return mention.at - from < headEnd(rest) && !headKeepsRecords(rest);
};

const wish =
  /^(?:(?:so|and|but|now|please),? )*(?:(?:can|could|would|will) you (?:please )?(?:make|build|create|write|code|do)|(?:make|build|create|write|code)(?: me| us)?|(?:i|we)(?:'d| would)? (?:just |really |only )?(?:want|need|like|love)) (?:an?|the|some) |^an? (?![^.,]* (?:is|has|are|was|rings?|starts?|shows?|runs?)\b)/i;

/** Where the sentence begins that wishes for what is named here: somebody may tell first whom it is for. */
function wishAt(text: string, { at }: Mention): number {
  const from = Math.max(...['. ', '! ', '? ', '\n'].map((end) => text.lastIndexOf(end, at) + end.length));
  return wish.test(text.slice(from)) ? from : 0;
}
