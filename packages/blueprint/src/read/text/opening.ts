/** When something can be booked: days (Monday is 1), hours as "09:00", and how long one time lasts. */
export type Opening = { days?: number[]; opens?: string; closes?: string; slotMinutes?: number };

const names = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const week = [1, 2, 3, 4, 5, 6, 7];
const day =
  '(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)s?';
const to = '\\s*(?:-|–|to|till|until|through|thru)\\s*';
const days = `(?:${day}(?:${to}${day})?|weekdays|weekends?|every day|daily)`;
const listOfDays = `${days}(?:(?:\\s*,\\s*|\\s*(?:,\\s*)?(?:and|or|&|nor)\\s+)(?:(?:on|no)\\s+)?${days})*`;
const clock =
  "(?:\\d{1,2}(?:[:.]\\d\\d|h)?(?:\\s?(?:am|pm|a\\.m\\.|p\\.m\\.|o'?clock))?|noon|midday|midnight)";
const hours = `(?<!\\b(?:age[sd]?|years?|grades?|class(?:es)?|levels?|sizes?|from ages?|groups? of|up to)\\s+)(?:from\\s+|between\\s+)?${clock}\\s*(?:-|–|to|till|until|and)\\s*${clock}(?!\\s*(?:\\d|%|€|\\$|£|people|persons?|guests?|years?|year-olds|players|participants|minutes?|mins?|hours?|euros?|stars|points|days?\\b|weeks?|months?|km|kg|seats|courts|rooms|tables|beds))`;
const not =
  '(?:closed(?: (?:on|at))?|shut(?: (?:on|at))?|never(?: open)? on|not(?: open)?(?: on)?|except(?: for)?(?: on)?|excluding|but not(?: on)?|no (?:appointments?|bookings?|lessons?|sessions?) on|no)';
const opening =
  "(?:(?:opening|business|working|office) (?:hours|times)(?: are| is)?:?|(?:(?:we|i|it|they|you|the [\\w-]+|our [\\w-]+|my [\\w-]+|people)(?:'re|'m|'s| are| am| is| can be| should be| can)?\\s+)?(?:only |just )?(?:open|available|bookable|working|work|book|booked)\\b(?: only)?|only|just|bookings?(?: are)?(?: only)?(?: possible)?|appointments?(?: are)?(?: only)?(?: possible)?)";

const closedShape = new RegExp(`\\b${not}\\s+(${listOfDays})\\b`, 'giu');
const openShape = new RegExp(`\\b(${listOfDays})\\b`, 'giu');
const hoursShape = new RegExp(`(?<![\\d.,€$£])\\b${hours}`, 'giu');
const lengthShape =
  /\b(\d{1,3}|one|half[- ]an?|half|a|ten|fifteen|twenty|thirty|forty|forty-five|sixty|ninety)[- ](minutes?|mins?|hours?|hrs?)[- ](?:long )?(?:time ?)?(?:slots?|appointments?|sessions?|lessons?|steps?|blocks?|intervals?)\b|\b(half-hour|hourly|quarter-hour) (?:slots?|appointments?|sessions?)\b|\b(?:slots?|appointments?|times|sessions?) of (\d{1,3}|one|half an?|an|ten|fifteen|twenty|thirty|sixty|ninety)[- ](minutes?|mins?|hours?)\b/iu;

const numberOf: Readonly<Record<string, number>> = {
  one: 1,
  a: 1,
  an: 1,
  half: 0.5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  sixty: 60,
  ninety: 90,
};

const dayOf = (word: string): number => names.indexOf(word.slice(0, 3).toLowerCase()) + 1;

function daysIn(words: string): number[] {
  if (/\bevery day\b|\bdaily\b/i.test(words)) return week;
  const found = new Set<number>();
  if (/\bweekdays\b/i.test(words)) for (const at of week.slice(0, 5)) found.add(at);
  if (/\bweekends?\b/i.test(words)) for (const at of week.slice(5)) found.add(at);
  for (const [part] of words.matchAll(new RegExp(`\\b${day}(?:${to}${day})?\\b`, 'giu'))) {
    const [from = '', until = from] = part.split(new RegExp(to, 'iu'));
    const [first, last] = [dayOf(from), dayOf(until)];
    for (const at of week)
      if (first <= last ? at >= first && at <= last : at >= first || at <= last) found.add(at);
  }
  return week.filter((at) => found.has(at));
}

/** "9", "5pm", "18:30" as minutes after midnight. */
function minutesOf(words: string): number | undefined {
  if (/noon|midday/i.test(words)) return 12 * 60;
  if (/midnight/i.test(words)) return 24 * 60;
  const [, hour = '', minute = '0', half = ''] =
    /(\d{1,2})(?:[:.](\d\d))?h?\s*(am|pm|a\.m|p\.m)?/i.exec(words) ?? [];
  const [at, past] = [Number(hour), Number(minute)];
  if (hour === '' || at > 24 || past > 59 || (half !== '' && at > 12)) return undefined;
  if (/^p/i.test(half)) return ((at % 12) + 12) * 60 + past;
  return (/^a/i.test(half) ? at % 12 : at) * 60 + past;
}

const written = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** "9 to 5" ends in the afternoon; what is no span of a day is none. */
function hoursIn(words: string): Pick<Opening, 'opens' | 'closes'> | undefined {
  const [first = '', last = ''] = [...words.matchAll(new RegExp(clock, 'giu'))].map(([one]) => one);
  const until = minutesOf(last);
  const early = minutesOf(first);
  // "6 to 7pm" is one hour of the evening, "9 to 5pm" a day.
  const isEvening = /pm/i.test(last) && !/[ap]m/i.test(first) && (early ?? 0) + 12 * 60 < (until ?? 0);
  const from = early !== undefined && isEvening ? early + 12 * 60 : early;
  if (from === undefined || until === undefined) return undefined;
  const closes = until <= from ? until + 12 * 60 : until;
  if (closes <= from || closes > 24 * 60 || from < 5 * 60) return undefined;
  return { opens: written(from), closes: written(Math.min(closes, 24 * 60 - 1)) };
}

function lengthIn(text: string): number | undefined {
  const found = lengthShape.exec(text);
  if (!found) return undefined;
  if (found[3]) return /^half/i.test(found[3]) ? 30 : /^quarter/i.test(found[3]) ? 15 : 60;
  const word = (found[1] ?? found[4] ?? '').toLowerCase().replace(/[- ]an?$/, '');
  const count = numberOf[word] ?? Number(word);
  const minutes = /^h/i.test(found[2] ?? found[5] ?? '') ? count * 60 : count;
  return minutes >= 5 && minutes <= 480 ? minutes : undefined;
}

/** Where hours stand alone, a word around them says that something is open then. */
const meansOpen =
  /\b(?:open|opening|hours|only|just|between|from|daily|every day|weekdays|slots?|bookable|available|book(?:ed|ings?)?|appointments?|closed)\b|\d\s?(?:am|pm)\b|\d:\d\d/i;
const hasDay = new RegExp(`\\b${day}\\b`, 'iu');

/** The days and hours of which a text says that something is open or can be booked. */
export function toldOpening(text: string): Opening {
  const told: Opening = {};
  const spans = text
    .split(/[.;\n](?=\s|$)/)
    .filter((part) => meansOpen.test(part) || hasDay.test(part))
    .flatMap((part) => [...part.matchAll(hoursShape)].map(([words]) => words))
    .flatMap((words) => hoursIn(words) ?? []);
  Object.assign(told, spans[0]);
  const length = lengthIn(text);
  if (length !== undefined) told.slotMinutes = length;
  const closed = [...text.matchAll(closedShape)].flatMap(([, words = '']) => daysIn(words));
  const open = [...text.replace(closedShape, ' ').matchAll(openShape)]
    .filter(({ 0: words, index }) => isOpenOn(text.replace(closedShape, ' '), words, index))
    .flatMap(([words]) => daysIn(words));
  const all = open.length > 0 ? week.filter((at) => open.includes(at)) : week;
  const left = all.filter((at) => !closed.includes(at));
  if (left.length < week.length && left.length > 0) told.days = left;
  return told;
}

/** A day of the week on which something is open, and no day on which something happens. */
function isOpenOn(text: string, words: string, at: number): boolean {
  if (/^(?:every day|daily)$/i.test(words)) return false;
  if (new RegExp(to, 'iu').test(words) || /^weekdays$/i.test(words)) return true;
  const [before, after] = [text.slice(Math.max(0, at - 40), at), text.slice(at + words.length)];
  if (/\b(?:every|each) $/i.test(before)) return false;
  return (
    /\b(?:open|only|bookable|available|book(?:ed|ings?)?|appointments?)\b(?! for\b)[^.;:]{0,30}$/i.test(
      before,
    ) || new RegExp(`^\\s*,?\\s*(?:(?:from|till|until)\\s+)?${clock}`, 'iu').test(after)
  );
}

const when = `(?:${listOfDays}|(?:from\\s+|between\\s+)?${clock}\\s*(?:-|–|to|till|until|and)\\s*${clock}|(?:till|until|from)\\s+${clock})`;
const whens = `${when}(?:(?:\\s*,\\s*|\\s*(?:,\\s*)?(?:and|but|&)\\s+|\\s+)(?:(?:on|from|at|only|${not})\\s+)?${when})*`;
/** A clause that says no more than when something is open. */
const wholly = new RegExp(
  `(^|[,;.(]\\s*|\\s(?:and|but)\\s+)(?:and |but |so )*(?:${opening}\\s+)?(?:(?:on|at|${not}|i'm ${not}|we'?re ${not}|we are ${not}|i am ${not})\\s+)?(?:the\\s+)?${whens}(?=\\s*(?:$|[,;.)]|and\\b|but\\b))`,
  'giu',
);
const lengths = new RegExp(
  `(?:(?<=[,;.]\\s*)(?:in |with )?|\\s+in )(?:${lengthShape.source})(?:\\s+(?:from\\s+|between\\s+)${clock}\\s*(?:-|–|to|till|until|and)\\s*${clock})?(?=\\s*(?:$|[,;.]))`,
  'giu',
);
const behind = new RegExp(
  `(?<=\\b(?:slots?|times?|appointments?|online|desks?|courts?|rooms?|tables?))\\s+(?:on\\s+)?${whens}(?=\\s*(?:$|[,;.]))`,
  'giu',
);

const speaksOfBooking =
  /\b(?:book\w*|reserv\w+|appointments?|slots?|salon|barber\w*|clinic|practice|studio|closed|opening hours|hire)\b/i;

/** The text without the clauses that say when something is open; the plan reads these of the whole text. */
export function withoutOpening(text: string): string {
  if (!speaksOfBooking.test(text)) return text;
  const { days: told, opens, slotMinutes } = toldOpening(text);
  if (told === undefined && opens === undefined && slotMinutes === undefined) return text;
  return text
    .replace(wholly, (whole, before: string) =>
      toldsSomething(whole) ? before.replace(/\s*[,(]\s*$|\s(?:and|but)\s+$/i, '') : whole,
    )
    .replace(lengths, '')
    .replace(behind, '')
    .replace(/(?:^|(?<=[.;]))\s*[,.;]+\s*/g, ' ')
    .replace(/,\s*(?=[.;]|$)/g, '');
}

const toldsSomething = (words: string): boolean => {
  const { days: told, opens } = toldOpening(words.replace(/^/, 'open '));
  return told !== undefined || opens !== undefined || /\bevery day\b|\bdaily\b/i.test(words);
};
