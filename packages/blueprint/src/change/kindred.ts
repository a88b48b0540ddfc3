import type { Blueprint, BlueprintEntity } from '@sayso/core/blueprint-schema';
import { readNoun } from '../read/things/nouns.ts';
import { normalised } from '../words.ts';

/** Words that people use for one another: an appointment of a booking app is a booking. */
const families: readonly (readonly string[])[] = [
  ['appointment', 'booking', 'reservation', 'visit', 'session', 'hire', 'rental'],
  ['customer', 'client', 'guest', 'patient', 'contact', 'tenant', 'donor'],
  ['employee', 'staff', 'worker', 'colleague', 'team member'],
  ['event', 'party', 'function', 'celebration'],
  ['pupil', 'student', 'learner', 'child', 'kid'],
  ['item', 'thing', 'article', 'object', 'product', 'goods'],
  ['job', 'work order', 'order', 'assignment'],
  ['enquiry', 'inquiry', 'request', 'lead', 'message'],
  ['entry', 'log', 'record', 'reading', 'measurement', 'check'],
  ['post', 'article', 'story', 'news'],
  ['trip', 'journey', 'tour', 'excursion'],
  ['house', 'home', 'property', 'flat', 'apartment'],
  ['car', 'vehicle', 'van', 'truck'],
  ['repair', 'damage report', 'issue', 'fault', 'ticket'],
].map((words) => words.map((word) => normalised(word)));

const head = (label: string): string => normalised(label).split(' ').at(-1) ?? '';

/** A thing by the last word of its name, or by a word that stands for it; only where one alone fits. */
export function kindredOf({ entities }: Blueprint, words: string): BlueprintEntity | undefined {
  const wanted = normalised(words);
  if (wanted.length < 3) return undefined;
  const byHead = entities.filter(({ label }) => normalised(label).endsWith(` ${wanted}`));
  if (byHead.length === 1) return byHead[0];
  const family = families.filter((group) => group.includes(wanted)).flat();
  if (family.length === 0 || byHead.length > 1) return undefined;
  const close = entities.filter(
    ({ label, concept }) => family.includes(head(label)) || family.includes(normalised(concept ?? '-')),
  );
  return close.length === 1 ? close[0] : undefined;
}

/** A word for one kind of thing that the app keeps under another name. */
export const kindredNamed = (blueprint: Blueprint, words: string): BlueprintEntity | undefined =>
  kindredOf(blueprint, readNoun(words)?.words ?? words) ?? kindredOf(blueprint, words);
