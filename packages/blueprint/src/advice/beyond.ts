import type { Assumption } from '@sayso/contracts/chat';
import type { Blueprint } from '@sayso/core/blueprint-schema';
import { dueField, startField } from '../plan/look.ts';
import { joinWords } from '../plan/resolve.ts';
import type { Reading } from '../read/reading.ts';
import { carriedOut } from './carried-out.ts';
import { things } from './idea.ts';
import { isWish } from './left-over.ts';

export type Beyond = { words: string[]; nearest: Assumption[] };

/** What generated apps do not do, by the words that ask for it; said even where the rest of the sentence was used. */
const never: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:sends?|gets?|receives?)\s+(?:(?:me|us|them|him|her|people|customers|clients|members|everyone|everybody|an?|the|automatic|each \w+)\s+)*(?:e-?mails?|sms|text messages?|whatsapp|notifications?|reminders?)\b(?! address)|\bremind(?:s|ed)? (?:me|us|them|people|customers|members)\b|\bnotif(?:y|ies|ied)\b|\b(?:e-?mail|sms|push) (?:reminders?|notifications?|alerts?)\b/i,
    'The app sends no messages by itself',
  ],
  [
    /\b(?:pay(?:s|ing)? (?:online|by card|with (?:card|paypal))|online payments?|credit cards?|stripe|paypal)\b/i,
    'The app takes no payments: it keeps what is owed, and paying happens elsewhere',
  ],
  [
    /\b(?:scan(?:s|ning)?\b[^.]{0,20}\b(?:barcodes?|qr)|(?:barcode|qr(?: code)?) scann?(?:er|ing))\b/i,
    'The app cannot scan codes',
  ],
  [
    /\b(?:sync(?:s|ed|hronised?)? (?:with|to)|connect(?:s|ed)? (?:to|with)) (?:google|outlook|my (?:bank|phone|calendar)|xero|quickbooks|excel|the bank)\b/i,
    'The app is not connected to other services',
  ],
];

/** What could not be done, and the nearest thing that can. */
export function beyond({ text, tools, unread, without }: Reading, blueprint: Blueprint): Beyond {
  const words: string[] = [];
  const nearest: Assumption[] = [];
  const asked = without.reduce((rest, term) => rest.replace(term, ''), text.toLowerCase());
  for (const [shape, told] of never) {
    if (!shape.test(asked)) continue;
    const due = /messages/.test(told) ? dueIdea(blueprint) : undefined;
    if (due) nearest.push({ ...due, about: `${told}. It can list what is due.` });
    else words.push(`${told}.`);
  }
  for (const { unsure, title } of tools)
    if (unsure.length > 0)
      words.push(
        `I could not work out ${joinWords(unsure.slice(0, 3).map(quoted))} as written; the nearest that I have is the page ${title}.`,
      );
  words.push(...unreadWords(unread));
  return { words, nearest };
}

function unreadWords(unread: readonly string[]): string[] {
  const wishes = unread.filter(isWish);
  if (wishes.length === 0) return [];
  const more = wishes.length > 3 ? `, and ${wishes.length - 3} more like these` : '';
  return [
    `Nothing in the app comes from ${joinWords(wishes.slice(0, 3).map(quoted))}${more}. Where it matters, ask for it as a change, in other words.`,
  ];
}

function dueIdea(blueprint: Blueprint): Assumption | undefined {
  for (const entity of blueprint.entities) {
    const word = dueField(entity) ? 'overdue' : startField(entity) ? 'upcoming' : undefined;
    const prompt = word && `show ${word} ${things(entity)}`;
    if (word && prompt && carriedOut(blueprint, prompt))
      return { about: '', title: `List ${word} ${things(entity)}`, prompt };
  }
  return undefined;
}

const quoted = (text: string): string => `"${shortened(text)}"`;

/** At most 80 letters, cut between words. */
const shortened = (text: string): string =>
  text.length <= 80 ? text : `${text.slice(0, 78).replace(/\s+\S*$/, '')} …`;
