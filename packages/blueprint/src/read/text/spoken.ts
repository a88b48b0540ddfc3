/** How people say in passing what they do, brought to the plain telling that is read in full. */

const goal =
  "(?:(?:i|we)(?:'d)? )?(?:really |just |also )*(?:want|need|wish|would like|like|have|try|am trying|are trying|am looking|are looking) (?:(?:an? |some )?(?:[\\p{L}-]+ )?(?:app|tool|place|way|system|site) )?to (?:be able to )?";
const keeping =
  '(?:keep track of|keep tabs on|track|manage|record|log|organi[sz]e|store|keep|see|follow|plan|schedule|handle|collect|monitor|document|register|list)';
const running = new RegExp(
  `(^|[.!?\\n]\\s*)((?:i|we) (?:[\\p{L}-]+ )?(?:coach|run|own|manage|teach|operate|organi[sz]e|lead|head|breed|grow|sell|rent out|work (?:at|in|for|as)|am|are|have) (?!every\\b|each\\b|daily\\b)[^.;:!?\\n]{3,70}?),? and ${goal}(?=${keeping}\\b)`,
  'giu',
);

/** "I coach a team and want to track players": who speaks, then what is kept. */
const withTwoSentences = (text: string): string =>
  text.replace(running, (_, start: string, who: string) => `${start}${who}. We `);

const let_ =
  /(^|[.!?;:,\n]\s*|\band )let (me|us|(?:(?:my|our|the|all|other|any) )?(?:[\p{L}-]+ ){0,2}?[\p{L}-]+) (?=(?:request|approve|decline|book|add|see|submit|report|vote|rate|order|enter|upload|comment|sign up|reserve|choose|pick|post|create|edit|ask|apply|send|borrow|mark|write|review)\b)/giu;
const subject: Readonly<Record<string, string>> = { me: 'I', us: 'we' };

/** "Let members book a desk" is "members can book a desk"; a team that may do something are its members. */
const withPermission = (text: string): string =>
  text.replace(let_, (_, start: string, who: string) => {
    const group = who.replace(/\b(team|staff|crew|family|class|company)$/i, '$1 members');
    return `${start}${subject[who.toLowerCase()] ?? group} can `;
  });

const leave =
  /\b(?:request|ask for|apply for|take|book) (?:(?:their|some|a|their own) )?(?:vacations?|holidays?|annual leave|leave|time off|days off|pto)(?: days?| time| dates?)?(?=[,.;]|$| and\b| or\b)/giu;
const withLeave = (text: string): string =>
  /\b(?:approve|decline|sign off|reject|confirm|team|staff|employees?)\b/i.test(text)
    ? text.replace(leave, 'submit vacation requests')
    : text;

const doers: Readonly<Record<string, string>> = {
  drives: 'driver',
  drove: 'driver',
  owns: 'owner',
  rents: 'renter',
  rented: 'renter',
  borrowed: 'borrower',
  borrows: 'borrower',
  has: 'holder',
  uses: 'user name',
  teaches: 'teacher',
  coaches: 'coach',
  leads: 'leader',
};
const whoDoes = new RegExp(
  `(?<=[:,(]\\s*|\\b(?:with|and) )who (?:currently |usually )?(${Object.keys(doers).join('|')}) (?:which|what) [\\p{L}-]+(?=\\s*(?:[,.;)]|$|and\\b))`,
  'giu',
);
/** "Cars: who drives which car, mileage": the driver is one of what is kept of a car. */
const withDoers = (text: string): string =>
  text.replace(whoDoes, (whole, verb: string) => doers[verb.toLowerCase()] ?? whole);

const reply =
  /\b(rsvp|replies|reply|answer|attending)[ :]+(yes)[ ,/]+(?:or )?(no)(?:[ ,/]+(?:or )?(maybe|unsure|later|partly))?(?=[,.;)]|$| and\b)/gi;
/** "RSVP yes no maybe": the choices need no commas. */
const withReplies = (text: string): string =>
  text.replace(reply, (_, what: string, ...choices: (string | undefined)[]) => {
    const said = choices.slice(0, 3).filter((one) => one !== undefined);
    return `${what} (${said.join(', ')})`;
  });

const assigned =
  /,? (?:and )?(?:then )?(?:(?:the|our|an?) )?(?:[\p{L}-]+ )?[\p{L}-]+ (?:can )?assigns? (?:them|it|each(?: one)?)(?: to (?:someone|somebody|people|[\p{L}-]+))?,? and (?:then )?marks? (?:them|it|each)(?: as)? (\p{L}+)(?=[,.;]|$)/giu;
/** "The board assigns them and marks them fixed": who does it, and how far it is. */
const withHandling = (text: string): string =>
  text.replace(assigned, (_, state: string, at: number) => {
    const isListed = /\bwith\b[^.;]*$/i.test(text.slice(0, at));
    return `${isListed ? ',' : ' with'} assignee and status (new, assigned, ${state})`;
  });

const graded = /,?\s+(?:and )?(?:i|we|the teachers?) (?:can )?grades? (?:it|them)(?=[,.;]|$)/giu;
const withGrade = (text: string): string => text.replace(graded, ' with a grade');

const presence =
  /(?<=, (?:and )?)who (?:showed up|turned up|was there|came|was present)(?=[,.;]|$| and\b)/giu;
const toDo = /(?<=, (?:and )?)(?:an? )?to[- ]?do[- ]?lists?(?=[,.;]|$)/giu;
const meals =
  /\bplan (?:our |my |the )?meals(?: (?:for|of|over) (?:the|each|every|a) (?:week|month|day))?/giu;
const accounts = /(?<!bank |savings |user )\baccounts(?=,? (?:and )?(?:transactions|budgets|transfers))/giu;
const place =
  /(?<=\b(?:need|want|looking for) )an? (?:single |shared |common )?(?:place|home|spot) for (?=[\p{L}-]+s\b)/giu;
const board = /^((?:an? |my |our )?[\p{L}-]+(?: [\p{L}-]+){0,2} dashboard) with (?=[\p{L} ]+s,)/iu;
const books = /\breading list(?= with\b|\s*[:,.]|$)/giu;
/** Things that go by a phrase of their own. */
const withUsualNames = (text: string): string =>
  text
    .replace(presence, 'attendance')
    .replace(toDo, 'tasks')
    .replace(meals, 'keep meal plans')
    .replace(accounts, 'bank accounts')
    .replace(place, '')
    .replace(board, '$1: ')
    .replace(books, 'reading list of books');

const siblings =
  /^([^:.]{3,40}: [^:;.]*\bwith [^;.()]*\([^)]*\))((?:, (?:and )?[\p{L}-]+(?: [\p{L}-]+)?s)+)(?=[.]|$)/iu;
/** "Guests with reply (yes, no), budget items, vendors": three kinds of things, and the last two are none of the guests'. */
const withSiblings = (text: string): string =>
  text.replace(siblings, (_, first: string, rest: string) => first + rest.replaceAll(/, (?:and )?/g, '; '));

const terse =
  /^((?:(?:an?|my|our|the) )?(?:[\p{L}-]+ ){1,3}(?:tracker|log|register|inventory)), ((?:[\p{L}/ -]{2,24}, ){3,}[\p{L}/ -]{2,24}[.]?)$/iu;
const viewed = /, (?:with )?(?:an? )?(kanban|calendar|board|table)(?: view)?(?=[,.]|$)/iu;
/** "Wine tracker, name, year, notes": what stands behind the title are its fields. */
function withColon(text: string): string {
  const [, title, list = ''] = terse.exec(text.trim()) ?? [];
  if (title === undefined) return text;
  const view = viewed.exec(list)?.[1];
  return `${title}: ${list.replace(viewed, '')}${view === undefined ? '' : `. Show a ${view}`}`;
}

export const withSpoken = (text: string): string =>
  [
    withColon,
    withTwoSentences,
    withPermission,
    withLeave,
    withDoers,
    withReplies,
    withUsualNames,
    withSiblings,
    withHandling,
    withGrade,
  ].reduce((told, step) => step(told), text);
