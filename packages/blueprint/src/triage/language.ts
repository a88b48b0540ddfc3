import { sorryWords } from '../texts/languages.ts';

/** A language by its small words and, for the person who writes it, the same sentence in it. */
type Language = { name: string; words: RegExp; sorry: string };

const list = (words: string): RegExp => new RegExp(`^(?:${words.trim().split(/\s+/).join('|')})$`, 'i');

const latin: readonly Language[] = [
  {
    name: 'German',
    words: list(
      'eine einen einem einer ein der die das den dem des und oder mit für von zu im ist sind ich wir nicht auch meine meinen mein unsere unser jede jeder jedes soll sollen möchte brauche bitte füge hinzu mache ändere lösche nach über wo wie alle auf bei kunden aufträge anwendung verwaltung',
    ),
    sorry: sorryWords.german,
  },
  {
    name: 'Spanish',
    words: list(
      'una un el la los las de del y o con para por que es son mi mis nuestro nuestra cada debe quiero necesito aplicación aplicacion añade agrega elimina cambia favor clientes pedidos donde su sus se en',
    ),
    sorry: sorryWords.spanish,
  },
  {
    name: 'French',
    words: list(
      "une un le la les des du de et ou avec pour que est sont mon ma mes notre nos chaque doit je nous veux voudrais besoin ajoute ajouter supprime mets dans s'il plaît clients commandes où sur qui application gérer",
    ),
    sorry: sorryWords.french,
  },
  {
    name: 'Italian',
    words: list(
      "un una il lo la gli le di del della e o con per che è sono mio mia miei nostro ogni deve voglio vorrei bisogno aggiungi rimuovi cambia app un'app clienti ordini dove nel",
    ),
    sorry: sorryWords.italian,
  },
  {
    name: 'Portuguese',
    words: list(
      'um uma o os as de do da e ou com para por que é são meu minha nosso cada deve quero preciso aplicativo adicione remova mude clientes pedidos onde no na',
    ),
    sorry: sorryWords.portuguese,
  },
  {
    name: 'Dutch',
    words: list(
      'een het de en of met voor van naar is zijn ik wij niet ook mijn onze elke moet wil graag nodig voeg toe verwijder maak klanten bestellingen waar op bij',
    ),
    sorry: sorryWords.dutch,
  },
  {
    name: 'Polish',
    words: list(
      'i w z na do dla od jest są mój moja każdy chcę potrzebuję aplikacja aplikację dodaj usuń zmień klienci klientów oraz',
    ),
    sorry: sorryWords.polish,
  },
  {
    name: 'Turkish',
    words: list(
      'bir ve ile için bu benim her istiyorum uygulama uygulaması müşteriler siparişler ekle sil değiştir olan',
    ),
    sorry: sorryWords.turkish,
  },
];

const scripts: readonly (readonly [RegExp, string, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'Japanese', sorryWords.japanese],
  [/\p{Script=Hangul}/u, 'Korean', sorryWords.korean],
  [/\p{Script=Han}/u, 'Chinese', sorryWords.chinese],
  [/\p{Script=Cyrillic}/u, 'a language in Cyrillic letters', sorryWords.russian],
  [/\p{Script=Arabic}/u, 'a language in Arabic letters', sorryWords.arabic],
  [/\p{Script=Devanagari}/u, 'Hindi', sorryWords.hindi],
  [/\p{Script=Greek}/u, 'Greek', sorryWords.greek],
  [/\p{Script=Hebrew}/u, 'Hebrew', sorryWords.hebrew],
  [/\p{Script=Thai}/u, 'Thai', sorryWords.thai],
];

const english = list(
  'the a an and or with for of to in on is are i we not also my our each every should want need please add where how all at by from that this it they who can when has have track list keep show app',
);

export type Foreign = { name: string; sorry: string };

/** The language of a text that is not English; undefined where English words are at least as many. */
export function foreignLanguage(text: string): Foreign | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const others = letters - (text.match(/\p{Script=Latin}/gu)?.length ?? 0);
  if (letters >= 2 && others * 2 > letters) {
    const found = scripts.find(([shape]) => shape.test(text));
    return found
      ? { name: found[1], sorry: found[2] }
      : { name: 'a language I don’t know', sorry: sorryWords.inEnglish };
  }
  const words =
    text
      .toLowerCase()
      .match(/[\p{L}']+/gu)
      ?.slice(0, 400) ?? [];
  const count = (shape: RegExp) => words.filter((word) => shape.test(word)).length;
  const [best] = latin
    .map((language) => ({ language, hits: count(language.words) }))
    .sort((one, other) => other.hits - one.hits);
  if (!best || best.hits < Math.max(2, words.length / 5)) return undefined;
  // "A la carte" and "de" in names are no other language.
  return best.hits > count(english) * 1.5 ? best.language : undefined;
}
