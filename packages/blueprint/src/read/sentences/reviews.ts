const who =
  '(?:visitors?|guests?|people|customers?|clients?|buyers?|diners?|patients?|parents?|participants?|readers?|members?|(?:(?:registered|signed-in|logged-in)\\s+)?users?|students?|hikers?|travell?ers?|eaters?|tenants?|everyone|everybody|anyone|anybody|they|others)';
const may =
  '(?:\\s+(?:can|could|may|should|must|will|are able to|should be able to|then|also|all|want to|like to|afterwards|without (?:an? )?(?:account|login|registering)))*';
const kind = '(?:short |public |star |online |honest |own |written |little )*';

/** "Customers leave reviews: stars and text", "a guest can write a review of the room". */
const leaving = new RegExp(
  `(?:^|,?\\s+and\\s+|[,;]\\s+)(?:(?:the|our|an?|all|any)\\s+)?${who}${may}\\s+(?:leave|leaves|write|writes|post|posts|give|gives|submit|submits|add|adds)\\s+(?:us\\s+)?(?:(?:an?|their|his|her|some|one)\\s+)?${kind}(?:reviews?|stars|ratings?)\\b(.*)$`,
  'i',
);
/** "Visitors can rate a dish and write a review": what is rated is told with the first verb. */
const rating = new RegExp(
  `(?:^|,?\\s+and\\s+|[,;]\\s+)(?:(?:the|our|an?|all|any)\\s+)?${who}${may}\\s+(?:rates?|review|reviews)\\s+(.{2,40}?)\\s*(?:,|\\b(?:with|by|from|on a scale)\\b[^,.]{1,30}?)?\\s*(?:,|and|then|&)\\s*(?:also\\s+)?(?:leave|write|post|give|add|submit)s?\\s+(?:(?:an?|their|his|her|some|one)\\s+)?${kind}(?:reviews?|comments?|texts?|words?|feedback)\\b(.*)$`,
  'i',
);
/** What another step made of "write a review of the wine with stars and text". */
const reviewing = new RegExp(
  `(?:^|,?\\s+and\\s+|[,;]\\s+)(?:(?:the|our|an?|all|any)\\s+)?${who}${may}\\s+reviews?\\s+((?:an?|the|each|every|any|our)?\\s*(?!applica|proposal|paper|abstract|submission|candidate)[\\p{L}-]+)(?:,?\\s+(?:with|giving|by)\\s+|\\s*[:(]\\s*)(?=[^.]*\\b(?:stars?|rating|text|comment)\\b)(.*)$`,
  'iu',
);
const object =
  /^\s*(?:on|of|for|about|to|under)\s+(?:(?:an?|the|each|every|any|our|their|all|my)\s+)?([\p{L}-]+(?:\s[\p{L}-]+)?)(?=$|[\s,:(])/iu;
const us = /^(?:us|me|it|them|their|my|our|we|business|shop|service|company|visit|work|stay|experience)$/i;

/** What visitors say of a thing, as plain sentences about reviews; undefined where nothing of the kind is said. */
export function reviewSentences(sentence: string): string[] | undefined {
  const rated = rating.exec(sentence) ?? reviewing.exec(sentence);
  const found = rated ?? leaving.exec(sentence);
  if (!found) return undefined;
  const rest = (rated ? rated[2] : found[1]) ?? '';
  const about = rated ? bareObject(rated[1] ?? '') : bareObject(object.exec(rest)?.[1] ?? '');
  const told = rest
    .replace(object, ' ')
    .replace(/^[\s,:(-]*(?:(?:with|consisting of|including|which have|that have|that is|i\.e\.)\s+)?/i, '')
    .replace(/[).\s]+$/, '')
    .replace(/^(?:and|plus|&)\s+/i, '')
    .replace(/\b(?:an?|some|their|his|her)\s+(?=\p{L})/giu, '');
  const before = sentence.slice(0, found.index).trim();
  const own = isList(told) ? `, ${told}` : '';
  return [
    ...(before === '' ? [] : [before]),
    `Each review has a rating, a text${withoutUsual(own)}`,
    ...(about === '' ? [] : [`Each review belongs to a ${about}`]),
  ];
}

const bareObject = (words: string): string => {
  const plain = words.replace(/^(?:an?|the|each|every|any|our|their|all|my)\s+/i, '').trim();
  const head = plain.replace(/\s+(?:with|and|in|at|from|after|they|that|which|when)\b.*$/i, '');
  return us.test(head) || /\d/.test(head) || head.split(' ').length > 2 ? '' : head;
};

/** Attributes, and not the rest of a sentence. */
const isList = (told: string): boolean =>
  told !== '' &&
  !/\b(?:can|is|are|shown|that|which|when|after|so|we|i|they|below|without|on|to)\b/i.test(told);

/** Stars and a text are what every review has. */
const withoutUsual = (own: string): string =>
  own
    .split(/\s*,\s*|\s+and\s+|\s*\+\s*/)
    .filter(
      (item) =>
        item !== '' &&
        !/^(?:\d\W*)?(?:(?:to|-)\s*\d\s+)?(?:stars?|ratings?|texts?|comments?|score)\b|^star rating|^\d|words$/i.test(
          item,
        ),
    )
    .map((item) => `, ${item}`)
    .join('');
