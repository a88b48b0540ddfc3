import { verbForms } from '../../lexicon/words/verbs.ts';
import { listed } from '../layout/marker.ts';
import { recordOf } from '../things/gerunds.ts';
import { checked, listOf } from './list-end.ts';

const pair =
  /\bwhich ([\p{L}-]+) (?:has|have) (?:already |now )?([\p{L}-]+) which ([\p{L}-]+)(?:,\s+(?:and )?(.+))?$/iu;
const whoWhich =
  /\bwho (?:has |have |had )?(?:already |now )?([\p{L}]+) which ([\p{L}-]+)(?:(?:,| and)? (.+))?$/iu;
const lived =
  /\b(?:keep|note|record|log|store|remember|write down) what (?:i|we|they) (?:(?:really|actually|have|had|finally) )*([a-z]+)(?:,? (?:so|meaning|namely|with)|:) (.+)$/i;
const happened =
  /^(?:[^,:]{0,60}\b(?:writes?|notes?|puts?|enters?|reports?) (?:down |in )?)?(?=what(?:'s| is| was| has been| got) ([\p{L}]+)\b)([^:,]+,.+)$/iu;
/** "Tenants report what is broken, in which flat, how urgent, with a photo" */
const reporting =
  /^(?:[^,:]{0,50}: )?(?:(?:the |our |my )?[\p{L}-]+s|people|anyone|anybody|everyone|staff|[\p{L}-]+ members)(?: can| may| could| should)? (report|suggest|request|announce|propose|order|complain)(?: about)? ((?:what|which|how|where)\b[^,]+,.+)$/iu;
/** "What I sow in which bed and when, the variety" */
const ownDeed =
  /^what (?:i|we|they) ([a-z]+) (?:in|on|at|to|for|with|from) which ([\p{L}-]+)(,? and when)?(?:, (.+))?$/iu;
/** "After tasting: ...", "each of us, after going to see her, puts down ..." */
const afterwards =
  /\bafter (?:each |every )?([a-z]+ing)(?: [a-z]+){0,4}?(?::|,? (?:puts?|writes?|notes?|enters?|logs?|records?)(?: down| in)?) (.{6,})$/i;
/** "A list of who's coming: ...": those who sign up. */
const gathered =
  /^[^,:]{0,60}\bwho(?:'s|'ll| is| are| will| can| could| wants to| would like to)*(?: be)? (?:com(?:es?|ing)|attend(?:s|ing)?|join(?:s|ing)?(?: in| us)?|tak(?:es?|ing) part|in|there|make it|playing|going)(?: along| with us| when| to which [a-z]+)?(?::| with) (.{6,})$/i;
const happenings: Readonly<Record<string, string>> = {
  bought: 'purchase',
  spent: 'expense',
  paid: 'payment',
  sold: 'sale',
  broken: 'defect',
  damaged: 'defect',
  missing: 'loss',
  lost: 'loss',
  found: 'find',
  eaten: 'meal',
  borrowed: 'loan',
  lent: 'loan',
  given: 'gift',
};

type Reader = (sentence: string) => string[] | undefined;

const recordNamed = (word: string): string | undefined => {
  const verb = verbForms.get(word.toLowerCase());
  return verb === undefined ? undefined : recordOf(verb);
};

const readPair: Reader = (sentence) => {
  const [, one = '', verb = '', other = '', rest = ''] = pair.exec(sentence) ?? [];
  const record = recordNamed(verb);
  return record === undefined ? undefined : [listed(record, [one, other, ...(rest === '' ? [] : [rest])])];
};

const readWhoWhich: Reader = (sentence) => {
  const found = whoWhich.exec(sentence);
  const [, verb = '', other = '', rest = ''] = found ?? [];
  const record = recordNamed(verb);
  if (
    record === undefined ||
    /^(?:be|have|do|want|need|get|like|see)$/.test(verbForms.get(verb.toLowerCase()) ?? '')
  )
    return undefined;
  const told = listOf(rest.replace(fromTo, 'from when, until when'));
  const before = sentence.slice(0, found?.index).replace(writtenDown, '');
  return [
    ...(before.split(/\s+/).length > 3 ? [before] : []),
    listed(record, [
      other,
      record === 'loan' ? 'borrower' : `who ${verb} it`,
      ...(told.list === '' ? [] : [told.list]),
    ]),
    ...told.rest,
  ];
};

/** "..., and then you write down" */
const writtenDown =
  /(?:^|[,\s]+)(?:(?:and|then|also|so|but) )*(?:(?:i|we|you|they|somebody|someone)(?: just| also| want to| need to| would like to|'d like to)* )?(?:(?:write|note|put|jot|log|record|keep|see|know|enter|track|remember)(?: down| track of)?|list of|log of|record of)\s*$/i;

const fromTo = /^from when (?:to|till|until) when\b/i;

const readLived: Reader = (sentence) => {
  const [, verb = '', list = ''] = lived.exec(sentence) ?? [];
  const record = recordNamed(verb);
  return record === undefined ? undefined : checked(record, list);
};

const readAfter: Reader = (sentence) => {
  const [, verb = '', list = ''] = afterwards.exec(sentence) ?? [];
  const record = recordNamed(verb);
  const isVisit = /\b(?:going|coming) to see\b|\bseeing\b/i.test(sentence);
  return record === undefined ? undefined : checked(isVisit ? 'visit' : record, list);
};

const readReport: Reader = (sentence) => {
  const [, verb = '', list = ''] = reporting.exec(sentence) ?? [];
  const record = recordNamed(verb);
  return record === undefined
    ? undefined
    : checked(record, list.replace(/,? (?:and )?with (?=(?:an?|the|their) [\p{L}-]+$)/iu, ', '));
};

const readOwnDeed: Reader = (sentence) => {
  const [, verb = '', where = '', when, list] = ownDeed.exec(sentence) ?? [];
  const record = recordNamed(verb);
  return record === undefined
    ? undefined
    : [listed(record, [where, ...(when ? ['date'] : []), ...(list ? [list] : [])])];
};

const readComing: Reader = (sentence) => {
  const list = gathered.exec(sentence)?.[1];
  return list === undefined ? undefined : checked('signup', list);
};

const readHappened: Reader = (sentence) => {
  const [, done = '', list = ''] = happened.exec(sentence) ?? [];
  const record = happenings[done.toLowerCase()];
  return record === undefined ? undefined : checked(record, list);
};

const readers: readonly Reader[] = [
  readPair,
  readWhoWhich,
  readLived,
  readAfter,
  readReport,
  readOwnDeed,
  readComing,
  readHappened,
];

/** What a deed is called that nobody names: "what was bought, for how much", "which rider has borrowed which saddle". */
export function toldByDeed(sentence: string): string[] | undefined {
  for (const readOne of readers) {
    const found = readOne(sentence);
    if (found) return found;
  }
  return undefined;
}
