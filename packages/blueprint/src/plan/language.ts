import type { BlueprintEntity } from '@sayso/core/blueprint-schema';
import { languageNames, languageWords } from '../lexicon/language-words.ts';
import { capitalise } from '../words.ts';

const named = new RegExp(`\\b(${languageNames.join('|')})\\b`, 'i');

const questionFor = (english: string, language: string): string =>
  `What is “${english}” in ${capitalise(language)}?`;

const decks: readonly (readonly [name: string, about: string])[] = [
  ['First words', 'The ones that come up every day.'],
  ['At home', 'Rooms, furniture, and what one does there.'],
  ['On the way', 'Asking for directions, tickets and time.'],
  ['Verbs', 'One tense after the other.'],
  ['Small talk', 'How to begin, and how to say goodbye.'],
];

/** What is known of a sample card by its title; nothing is made up in a language that somebody learns. */
type Sides = { answer: string; category: string };
const sidesOf = (english: string, answer: string): Sides => ({
  answer,
  category: english.startsWith('to ') ? 'Verbs' : english === 'tomorrow' ? 'Time' : 'Nouns',
});
const cards = new Map(
  languageNames.flatMap((language) =>
    (languageWords[language] ?? []).flatMap(([english, foreign]) => [
      [foreign, sidesOf(english, english)] as const,
      [questionFor(english, language), sidesOf(english, foreign)] as const,
    ]),
  ),
);
const aboutDeck = new Map(decks);

/** What stands in a field of a sample card, word or deck of a language; `-` stands for nothing. */
export function languageSample(label: string, title: string | undefined): string | undefined {
  if (title === undefined) return undefined;
  if (/^(?:description|notes?)$/i.test(label) && aboutDeck.has(title)) return aboutDeck.get(title);
  const card = cards.get(title);
  if (!card) return undefined;
  if (/^(?:answer|translation|meaning|english|back)$/i.test(label)) return card.answer;
  if (/^(?:category|topic|subject)$/i.test(label)) return card.category;
  return /^(?:examples?(?: sentence)?|sentence|pronunciation|hint|notes?)$/i.test(label) ? '-' : undefined;
}

/** Cards and words of a language that the text names are of that language. */
export function settleLanguage(entities: readonly BlueprintEntity[], text: string): void {
  const language = named.exec(text)?.[1]?.toLowerCase() ?? '';
  const words = languageWords[language];
  if (!words) return;
  for (const entity of entities) {
    if (entity.concept === 'word') entity.titles ??= words.map(([, foreign]) => foreign);
    if (entity.concept === 'deck') entity.titles ??= decks.map(([name]) => name);
    if (entity.concept === 'question')
      entity.titles ??= words.map(([english]) => questionFor(english, language));
  }
}
