import { conceptById } from '../../lexicon/concepts.ts';
import type { FieldDraft } from '../fields/field-draft.ts';
import { addField, type Cursor, ensureEntity } from '../reading.ts';
import { readAttributes } from '../things/items.ts';
import { isAboutAttributes } from './topics.ts';

const who =
  '(?:(?:interested|other|registered|all) )?(?:visitors?|guests?|people|customers?|clients?|buyers?|patients?|readers?|users?|members?|neighbou?rs?|tenants?|students?|supporters?|backers?|donors?|applicants?|candidates?|fans|everyone|everybody|anyone|anybody|someone|somebody|others|they|you)';
const may = '(?: (?:can|could|may|should|will|be able to|then|also|just|directly|online|to|want|get))*';

/** What outsiders send about what is shown to them: the deed names no thing, so the record gets a name of its own. */
type Answer = { deed: RegExp; words: string; concept?: string; fields: readonly FieldDraft[] };
const exact = (label: string, type: FieldDraft['type']): FieldDraft => ({ label, type, known: 'exact' });
const reach = [exact('Name', 'string'), exact('Email', 'email'), exact('Phone', 'phone')];

const answers: readonly Answer[] = [
  {
    deed: /^(?:ask for|request|arrange|book|schedule) (?:an? )?viewings?$/i,
    words: 'viewing',
    concept: 'viewing',
    fields: [],
  },
  {
    deed: /^(?:ask for|request|arrange|book|schedule) (?:an? )?test (?:drive|ride)s?$/i,
    words: 'test drive',
    concept: 'test_drive',
    fields: [],
  },
  {
    deed: /^(?:send|make|write|leave)(?: us| me)? (?:an? )?(?:enquir(?:y|ies)|inquir(?:y|ies)|contact requests?)$/i,
    words: 'enquiry',
    concept: 'enquiry',
    fields: [],
  },
  {
    deed: /^(?:ask for|request|get) (?:an? )?(?:free )?(?:quotes?|quotations?|estimates?|call ?backs?)$/i,
    words: 'quote request',
    concept: 'enquiry',
    fields: [],
  },
  {
    deed: /^(?:pledge|donate|chip in|contribute)(?: (?:some |any )?(?:money|an amount|amount|cash|to (?:it|them|one|an?|the)(?: [\p{L}-]+)?))?$/iu,
    words: 'pledge',
    concept: 'donation',
    fields: [exact('Name', 'string'), exact('Amount', 'money'), exact('Message', 'text')],
  },
  {
    deed: /^(?:claim|call dibs on) (?:it|them|one|(?:an?|the) [\p{L}-]+|things|items)$/iu,
    words: 'claim',
    concept: 'enquiry',
    fields: [...reach, exact('Message', 'text')],
  },
  {
    deed: /^(?:upload|send(?: us| in)?|attach|submit) (?:an?|their|his|her) (?:cvs?|r[eé]sum[eé]s?)$/i,
    words: 'application',
    concept: 'application',
    fields: [exact('CV', 'file')],
  },
  {
    deed: /^make (?:an offer|offers)(?: for (?:it|them|one|(?:an?|the) [\p{L}-]+))?$/iu,
    words: 'offer',
    fields: [...reach, exact('Amount', 'money'), exact('Message', 'text')],
  },
];

const speaker = new RegExp(`(?:^|,? ?\\b(?:where|and|so that|so) |, )${who}${may} (?=\\p{L})`, 'giu');
const givers =
  /^(.*?)(?:^|,? ?\b(?:where|and|so that|so) |, )(?:donors?|supporters?|backers?|givers) (?:can |could |may |then |just )*(?:leave|give|enter|fill in|type in)s? (.{3,})$/iu;

/** "Visitors can ask for a viewing", "others pledge money": a record that they leave, about what is offered. */
export function answersOf(cursor: Cursor, clause: string, readRest: (text: string) => void): boolean {
  const plain = clause.replace(/[.!]+$/, '');
  if (given(cursor, plain, readRest)) return true;
  return [...plain.matchAll(speaker)].some((hit) => {
    const said = plain.slice(hit.index + hit[0].length);
    return answered(cursor, { before: plain.slice(0, hit.index), said }, readRest);
  });
}

type Said = { before: string; said: string };

function answered(cursor: Cursor, { before, said }: Said, readRest: (text: string) => void): boolean {
  const deeds = said.split(/,? (?:or|and) |, /);
  const found = deeds.map((deed) => answers.find((one) => one.deed.test(deed.trim())));
  const [first] = found;
  if (!first) return false;
  if (before.trim() !== '') readRest(before.trim());
  for (const one of found) if (one) keep(cursor, one);
  // What else they do is told in the same breath: "... and see the progress".
  const rest = deeds.filter((_, at) => found[at] === undefined);
  if (rest.length > 0) readRest(`they can ${rest.join(' and ')}`);
  return true;
}

function keep(cursor: Cursor, { words, concept: id, fields }: Answer): void {
  const concept = id === undefined ? undefined : conceptById(id);
  const draft = ensureEntity(cursor, { words, plural: false, ...(concept ? { concept } : {}) });
  for (const field of fields) addField(draft, { ...field });
  draft.isListed = true;
  draft.isAbout = true;
  cursor.mode = 'things';
}

/** "Donors leave name, amount and a message": what is given, though only the givers are named. */
function given(cursor: Cursor, clause: string, readRest: (text: string) => void): boolean {
  const [, before = '', list = ''] = givers.exec(clause) ?? [];
  const concept = conceptById('donation');
  if (list === '' || !concept || !isAboutAttributes(list)) return false;
  if (before.trim() !== '') readRest(before.trim());
  const draft = ensureEntity(cursor, { words: 'donation', plural: false, concept });
  draft.isListed = true;
  draft.isAbout = true;
  readAttributes(cursor, draft, list);
  cursor.mode = 'things';
  return true;
}
