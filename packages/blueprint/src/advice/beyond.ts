import type { Assumption } from '@sayso/contracts/chat';
import type { Blueprint } from '@sayso/core/blueprint-schema';
import { joinWords } from '@sayso/core/join-words';
import { dueField, startField } from '../plan/look.ts';
import type { Reading } from '../read/reading.ts';
import { beyondWords } from '../texts/beyond.ts';
import { agree, shortened, thePage } from '../texts/grammar.ts';
import { inQuotes } from '../words.ts';
import { carriedOut } from './carried-out.ts';
import { things } from './idea.ts';
import { isWish } from './left-over.ts';

export type Beyond = { words: string[]; nearest: Assumption[] };

/** What generated apps do not do, by the words that ask for it; said even where the rest of the sentence was used. */
const never: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:sends?|gets?|receives?)\s+(?:(?:me|us|them|him|her|people|customers|clients|members|everyone|everybody|an?|the|automatic|each \w+)\s+)*(?:e-?mails?|sms|text messages?|whatsapp|notifications?|reminders?)\b(?! address)|\bremind(?:s|ed)? (?:me|us|them|people|customers|members)\b|\bnotif(?:y|ies|ied)\b|\b(?:e-?mail|sms|push) (?:reminders?|notifications?|alerts?)\b/i,
    beyondWords.messages,
  ],
  [
    /\b(?:pay(?:s|ing)? (?:online|by card|with (?:card|paypal))|online payments?|credit cards?|stripe|paypal)\b/i,
    beyondWords.payments,
  ],
  [
    /\b(?:scan(?:s|ning)?\b[^.]{0,20}\b(?:barcodes?|qr)|(?:barcode|qr(?: code)?) scann?(?:er|ing))\b/i,
    beyondWords.scanning,
  ],
  [
    /\b(?:sync(?:s|ed|hronised?)? (?:with|to)|connect(?:s|ed)? (?:to|with)) (?:google|outlook|my (?:bank|phone|calendar)|xero|quickbooks|excel|the bank)\b/i,
    beyondWords.services,
  ],
];

/** What could not be done, and the nearest thing that can. */
export function beyond({ text, tools, unread, without }: Reading, blueprint: Blueprint): Beyond {
  const words: string[] = [];
  const nearest: Assumption[] = [];
  const asked = without.reduce((rest, term) => rest.replace(term, ''), text.toLowerCase());
  for (const [shape, told] of never) {
    if (!shape.test(asked)) continue;
    const due = told === beyondWords.messages ? dueIdea(blueprint) : undefined;
    if (due) nearest.push({ ...due, about: beyondWords.due(told) });
    else words.push(`${told}.`);
  }
  for (const { unsure, title } of tools)
    if (unsure.length > 0)
      words.push(beyondWords.formula(joinWords(unsure.slice(0, 3).map(quoted)), thePage(title)));
  words.push(...unreadWords(unread));
  return { words, nearest };
}

function unreadWords(unread: readonly string[]): string[] {
  const wishes = unread.filter(isWish);
  const impossible = [...new Set(wishes.flatMap((wish) => wish.match(impossibleParts) ?? []))];
  const said = impossible.length > 0 ? [beyondWords.cannot(joinWords(impossible, 'or'))] : [];
  const open = wishes.filter((wish) => wish.search(impossibleParts) < 0);
  if (open.length === 0) return said;
  const more = open.length > 3 ? [beyondWords.more(open.length - 3)] : [];
  const words = joinWords([...open.slice(0, 3).map(quoted), ...more]);
  return [...said, beyondWords.unused(words, agree(open, 'it', 'them'))];
}

/** What no wording brings. */
const impossibleParts =
  /\b(?:(?:push|sms|e-?mail) )?notifications\b|\b(?:video|voice|phone) (?:calls|chats?|conferences)\b|\b(?:text messages|sms)\b|\b(?:barcode|qr code) (?:scanners?|scanning)\b|\bchat ?bots?\b|\b(?:gps|live) tracking\b/gi;

function dueIdea(blueprint: Blueprint): Assumption | undefined {
  for (const entity of blueprint.entities) {
    const word = dueField(entity) ? 'overdue' : startField(entity) ? 'upcoming' : undefined;
    const prompt = word && `show ${word} ${things(entity)}`;
    if (word && prompt && carriedOut(blueprint, prompt))
      return { about: '', title: beyondWords.list(word, things(entity)), prompt };
  }
  return undefined;
}

const quoted = (text: string): string => inQuotes(shortened(text, 80));
