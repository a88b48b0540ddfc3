import { verbForms } from '../../lexicon/words/verbs.ts';
import { bare, label, readField } from '../fields/field-phrase.ts';
import { addField, type Cursor, ensureEntity, findEntity, isSure } from '../reading.ts';
import { readNoun } from './nouns.ts';

/** Items of a list that are read by what they say, whatever the list is about. */

/** "Newsletter sign-up by email": who signs up is kept, by the address. */
export function readNewsletter(cursor: Cursor, item: string): boolean {
  if (
    !/^(?:an?\s+|the\s+|our\s+)?newsletter(?:\s+(?:sign[- ]?up|subscription|form|registration))?(?:\s+(?:by|with|via)\s+(?:e-?mail|email address))?$/i.test(
      item,
    )
  )
    return false;
  const noun = readNoun('subscriber');
  if (!noun) return false;
  addField(ensureEntity(cursor, noun), { label: 'Email', type: 'email', known: 'exact' });
  return true;
}

const eating =
  /\b(?:restaurant|bistro|caf[eé]|pizzeria|diner|trattoria|brasserie|pub|snack bar|ice cream parlou?r|tea ?room|food truck|take-?away|catering|canteen|bakery|steakhouse)\b/i;

const carte =
  /(?:\b(?:with|see|show|shows|browse|our|the|a|an|and|of)|[,:]) (?:(?:online|daily|weekly|lunch|dinner|full|food|seasonal|drinks) )?menu\b(?! (?:bar|items?|button|entry|entries|icon|at the (?:top|left|side)|on the (?:left|right|side)))/i;

/** "A restaurant with menu and opening hours": dishes are on it; elsewhere a menu belongs to the app. */
export function settleMenu(cursor: Cursor): void {
  const { text: whole, entities } = cursor.reading;
  const text = whole.replace(/\bon the menu\b/gi, '');
  const isKnown = entities.some(({ concept, words }) => concept?.id === 'menu_item' || /menu/.test(words));
  const noun = !isKnown && eating.test(text) && carte.test(text) ? readNoun('dishes') : undefined;
  if (noun) ensureEntity(cursor, noun).isListed = true;
}

/** "and vote for them" counts votes on the thing spoken of. */
export function readVote(cursor: Cursor, item: string): boolean {
  const object = /^(?:can\s+)?(?:up-?)?(?:votes?\s+(?:for|on)?|(?<=can\s)like)\s*(.+)$/i.exec(item)?.[1];
  if (!object && cursor.current && /^(?:can\s+)?(?:up-?)?vote(?: once(?: each)?)?$/i.test(item)) {
    addField(cursor.current, { label: 'Votes', type: 'int', min: 0, known: 'exact' });
    return true;
  }
  if (!object) return false;
  const noun = readNoun(bare(object));
  const draft = /^(?:them|it|those|these)$/i.test(object)
    ? cursor.current
    : noun && findEntity(cursor.reading, noun);
  if (draft) addField(draft, { label: 'Votes', type: 'int', min: 0, known: 'exact' });
  return draft !== undefined;
}

const reached =
  /^(?:and )?(?:also )?(?:the|how many|all the) ([\p{L}]+s)(?: that)? (?:(?:i|we|they|he|she|you|everyone|somebody|(?:the|our|my|each) [\p{L}-]+)(?:'ve|'s| have| has| had)? )([\p{L}]+)(?: (?:that (?:day|week|time)|so far|in all|altogether))?$/iu;

/** "The miles we sailed", at the end of a list: a figure of what the list is about, wherever the list stands by then. */
export function readReached(cursor: Cursor, item: string): boolean {
  const [, unit = '', deed = ''] = reached.exec(item.trim()) ?? [];
  const field = unit !== '' && verbForms.has(deed.toLowerCase()) ? readField(unit) : undefined;
  if (field?.known !== 'exact' || !/^(?:number|int|money|duration)$/.test(field.type)) return false;
  const told = cursor.reading.entities.findLast(({ fields }) => fields.length > 0);
  const isOpen = cursor.mode === 'attributes' || (cursor.current?.fields.length ?? 0) > 0;
  const draft = isOpen ? cursor.current : told;
  if (!draft) return false;
  addField(draft, field);
  return true;
}

/** What is told of the same person: "with address, phone". */
export const readsOn =
  /^(?:(?:an?|the|his|her|their)\s+)?(?:full )?(?:name|phone|telephone|mobile|e-?mail|address|street|town|city|number)\b/i;
const contact =
  /^(?:an?|the|its|their|one)\s+([\w-]+)\s+with\s+(?:an?\s+|the\s+|his\s+|her\s+|their\s+)?(phone|phone number|telephone|email|e-mail|mobile|address)$/i;

const reachable =
  /^(?:an?|the|their|one|his|her)\s+(emergency contact|contact person|next of kin|key ?holder|guardian|parent|carer)\s+with\s+(?:an?\s+|the\s+|his\s+|her\s+|their\s+)?(phone|phone number|telephone|telephone number|number|email|e-mail|mobile|mobile number)$/i;

/** "An emergency contact with phone number": whom to ring about somebody, who is no record beside them. */
export function readReachable(cursor: Cursor, item: string): boolean {
  const [, who = '', what = ''] = (cursor.isStrict && reachable.exec(item)) || [];
  if (who === '' || !cursor.current) return false;
  const number = /^number$/i.test(what) ? 'phone' : what;
  addField(cursor.current, { label: label(who), type: 'string', known: 'exact' });
  const field = readField(`${who} ${number.replace(/ number$/i, '')}`);
  if (field) addField(cursor.current, field);
  return true;
}

/** "Every bike has an owner with phone, brand, colour": both are kept of the bike, unless owners are told of besides. */
export function readContact(cursor: Cursor, item: string): boolean {
  const [, who = '', what = ''] = contact.exec(item) ?? [];
  const noun = cursor.isStrict ? readNoun(who) : undefined;
  if (noun?.concept?.kind !== 'person' || !cursor.current || findEntity(cursor.reading, noun)) return false;
  if (isSure(cursor, noun) && cursor.sure !== undefined) return false;
  for (const words of [who, `${who} ${what}`]) {
    const field = readField(words);
    if (field) addField(cursor.current, field);
  }
  return true;
}
