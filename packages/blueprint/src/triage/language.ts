/** A language by its small words and, for the person who writes it, the same sentence in it. */
type Language = { name: string; words: RegExp; sorry: string };

const list = (words: string): RegExp => new RegExp(`^(?:${words.trim().split(/\s+/).join('|')})$`, 'i');

const latin: readonly Language[] = [
  {
    name: 'German',
    words: list(
      'eine einen einem einer ein der die das den dem des und oder mit für von zu im ist sind ich wir nicht auch meine meinen mein unsere unser jede jeder jedes soll sollen möchte brauche bitte füge hinzu mache ändere lösche nach über wo wie alle auf bei kunden aufträge anwendung verwaltung',
    ),
    sorry:
      'Ich lese nur Englisch. Bitte beschreibe die App auf Englisch; Namen dürfen bleiben, wie sie sind.',
  },
  {
    name: 'Spanish',
    words: list(
      'una un el la los las de del y o con para por que es son mi mis nuestro nuestra cada debe quiero necesito aplicación aplicacion añade agrega elimina cambia favor clientes pedidos donde su sus se en',
    ),
    sorry: 'Solo leo inglés. Describe la aplicación en inglés; los nombres pueden quedar como están.',
  },
  {
    name: 'French',
    words: list(
      "une un le la les des du de et ou avec pour que est sont mon ma mes notre nos chaque doit je nous veux voudrais besoin ajoute ajouter supprime mets dans s'il plaît clients commandes où sur qui application gérer",
    ),
    sorry: "Je ne lis que l'anglais. Décrivez l'application en anglais ; les noms peuvent rester tels quels.",
  },
  {
    name: 'Italian',
    words: list(
      "un una il lo la gli le di del della e o con per che è sono mio mia miei nostro ogni deve voglio vorrei bisogno aggiungi rimuovi cambia app un'app clienti ordini dove nel",
    ),
    sorry: "Leggo solo l'inglese. Descrivi l'app in inglese; i nomi possono restare come sono.",
  },
  {
    name: 'Portuguese',
    words: list(
      'um uma o os as de do da e ou com para por que é são meu minha nosso cada deve quero preciso aplicativo adicione remova mude clientes pedidos onde no na',
    ),
    sorry: 'Eu só leio inglês. Descreva o aplicativo em inglês; os nomes podem ficar como estão.',
  },
  {
    name: 'Dutch',
    words: list(
      'een het de en of met voor van naar is zijn ik wij niet ook mijn onze elke moet wil graag nodig voeg toe verwijder maak klanten bestellingen waar op bij',
    ),
    sorry: 'Ik lees alleen Engels. Beschrijf de app in het Engels; namen mogen blijven zoals ze zijn.',
  },
  {
    name: 'Polish',
    words: list(
      'i w z na do dla od jest są mój moja każdy chcę potrzebuję aplikacja aplikację dodaj usuń zmień klienci klientów oraz',
    ),
    sorry: 'Czytam tylko po angielsku. Opisz aplikację po angielsku; nazwy mogą zostać bez zmian.',
  },
  {
    name: 'Turkish',
    words: list(
      'bir ve ile için bu benim her istiyorum uygulama uygulaması müşteriler siparişler ekle sil değiştir olan',
    ),
    sorry: 'Yalnızca İngilizce okuyorum. Lütfen uygulamayı İngilizce anlatın; adlar olduğu gibi kalabilir.',
  },
];

const scripts: readonly (readonly [RegExp, string, string])[] = [
  [
    /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    'Japanese',
    '英語だけを読めます。英語でアプリを説明してください。名前はそのままで構いません。',
  ],
  [
    /\p{Script=Hangul}/u,
    'Korean',
    '저는 영어만 읽을 수 있습니다. 영어로 앱을 설명해 주세요. 이름은 그대로 두어도 됩니다.',
  ],
  [/\p{Script=Han}/u, 'Chinese', '我只能读英文。请用英文描述这个应用，名称可以保持原样。'],
  [
    /\p{Script=Cyrillic}/u,
    'a language in Cyrillic letters',
    'Я читаю только по-английски. Опишите приложение на английском; названия можно оставить как есть.',
  ],
  [
    /\p{Script=Arabic}/u,
    'a language in Arabic letters',
    'أقرأ الإنجليزية فقط. من فضلك صف التطبيق بالإنجليزية، ويمكن أن تبقى الأسماء كما هي.',
  ],
  [/\p{Script=Devanagari}/u, 'Hindi', 'मैं केवल अंग्रेज़ी पढ़ता हूँ। कृपया ऐप का वर्णन अंग्रेज़ी में करें; नाम वैसे ही रह सकते हैं।'],
  [
    /\p{Script=Greek}/u,
    'Greek',
    'Διαβάζω μόνο αγγλικά. Περιγράψτε την εφαρμογή στα αγγλικά· τα ονόματα μπορούν να μείνουν ως έχουν.',
  ],
  [
    /\p{Script=Hebrew}/u,
    'Hebrew',
    'אני קורא אנגלית בלבד. תארו את האפליקציה באנגלית; השמות יכולים להישאר כפי שהם.',
  ],
  [/\p{Script=Thai}/u, 'Thai', 'ฉันอ่านได้เฉพาะภาษาอังกฤษ โปรดอธิบายแอปเป็นภาษาอังกฤษ ชื่อต่าง ๆ คงไว้ได้'],
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
      : { name: 'a language that I cannot name', sorry: 'Please describe the app in English.' };
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
