import { conceptById } from '../lexicon/concepts.ts';
import { isPersonWord } from '../lexicon/persons.ts';
import { dropDrafts } from '../read/drafts.ts';
import { addField, type EntityDraft, type Reading } from '../read/reading.ts';
import { readNoun } from '../read/things/nouns.ts';
import { capitalise, plural, singular } from '../words.ts';
import { isShopFirst } from './shop-first.ts';

const who =
  '(?:customers?|visitors?|people|clients?|guests?|parents?|families|buyers?|neighbou?rs|locals|everyone|anyone|they|fans)';
const may = '(?: (?:can|could|may|should|will|to|be able to|then|also|just|online))*';

/** Who sells to visitors: a cart, a checkout, a web shop, customers who order or pre-order from home. */
const sells: readonly RegExp[] = [
  /\b(?:shopping )?(?:cart|basket)\b[^.;]{0,40}\bcheck-?out\b|(?:\b(?:with|has|and|plus|including|needs?|want)|,) (?:an? )?(?:shopping )?(?:cart|basket|check-?out)\b|\b(?:add|put)\w*\b[^.;]{0,40}\b(?:to|in|into) (?:the |an? |their )?(?:shopping )?(?:cart|basket)\b/i,
  /\b(?:online|web)[ -]?(?:shop|store)\b|\bwebshop\b|\be-?commerce\b|\b(?:shop|store) for (?:my|our|the) /i,
  new RegExp(`\\b${who}${may} (?:pre-?order|order|buy|purchase)s?\\b(?! (?:of|by|in which|to play)\\b)`, 'i'),
  /^(?:(?:an?|the|our|my|online|simple) )*pre-?orders?\b|\bpre-?order(?:s|ing)? (?:page|site|form|for)\b|\bpre-?orders?[,:] (?:where |so )?(?:customers|people|guests|parents)\b/i,
];

/** Places that sell over the counter, or keep what they lend and buy, have no shop for visitors by their name alone. */
const inside =
  /\b(?:point of sale|pos system|cash register|till|purchase orders?|suppliers?|internal|warehouse|wholesalers?|inventory|stock ?take|(?:log|track|record|manage|note)s? (?:all |the |our |my |customer |every |each )*(?:orders?|sales)|repair shop|back office|(?:pre-?)?orders? (?:tracking|tracker|log|book|management))\b/i;

const wantsCart = (reading: Reading): boolean => reading.pages.some(({ kind }) => kind === 'cart');

function asksForShop(reading: Reading): boolean {
  const { text, without, kinds } = reading;
  if (without.some((word) => /\b(?:shop|cart|basket|checkout|order|payment)s?\b/i.test(word))) return false;
  // Carts that are told of are driven or lent.
  if (reading.entities.some(({ words, fields }) => /\b(?:cart|basket)$/.test(words) && fields.length > 0))
    return false;
  if (wantsCart(reading) || sells[0]?.test(text)) return true;
  if (inside.test(text)) return false;
  if (isShopFirst(text)) return true;
  if (kinds.some(({ kind }) => kind === 'landing' || kind === 'booking')) return false;
  return sells.some((shape) => shape.test(text));
}

/** What is no good of a shop: people, orders and what comes with them, the words of the page itself. */
const noGood =
  /^(?:order|order_item|post|delivery|payment|enquiry|signup|subscriber|registration|booking|customer_review|invoice|category|message|comment|shipment|discount_code|address)$/;
const pageWord =
  /^(?:shop|store|cart|basket|check-?out|web ?shop|order|pre-?order|pick-?up|delivery|payment|card|scent|review|rating|blog|newsletter)$/;

/** "A shop that also has classes": what people come to is sold only where somebody says so. */
const comesToo = ({ concept, words }: EntityDraft, text: string): boolean =>
  /^(?:class|event|course|workshop)$/.test(concept?.id ?? words) &&
  !new RegExp(`\\b(?:sell\\w*|buy|order|shop for) (?:[\\p{L}-]+ ){0,2}${plural(words)}\\b`, 'iu').test(text);

const mayBeSold = ({ concept, words }: EntityDraft): boolean =>
  concept?.kind !== 'person' &&
  concept?.kind !== 'settings' &&
  !noGood.test(concept?.id ?? '') &&
  !pageWord.test(words) &&
  !isPersonWord(words);

const hasPrice = ({ fields, concept }: EntityDraft): boolean =>
  fields.some(({ label, type }) => type === 'money' || /\bprice\b/i.test(label)) ||
  (/(?:^|, )price\b/.test(concept?.fields ?? '') && concept?.kind === 'resource');

/** "A shop for my candles", "we sell honey and wax", "customers order cakes": what is sold where nothing is told of it. */
const named: readonly RegExp[] = [
  /\b(?:shop|store)(?: (?:page|site|website|app))? (?:for|of|selling|with|to sell) (?:(?:my|our|the|all|home-?made|hand-?made|organic|used|vintage|some) )*([\p{L}-]+(?: [\p{L}-]+)?)/iu,
  /\b(?:we|i|who|that) (?:make and |bake and |grow and )?sells? (?:(?:my|our|the|home-?made|hand-?made|organic|used|vintage) )*([\p{L}-]+(?: [\p{L}-]+)?)/iu,
  new RegExp(
    `\\b${who}${may} (?:pre-?order|order|buy|purchase)s? (?:(?:my|our|the|some|their|an?) )*([\\p{L}-]+)`,
    'iu',
  ),
];

const joining =
  /\s(?:and|with|or|where|for|in|on|from|to|that|which|who|online|people|so|we|i|is|are|by|per|at|via|through)\b.*$/i;

function namedGood({ text, entities }: Reading): string | undefined {
  const isOther = (words: string) => entities.some((draft) => draft.words === singular(words));
  for (const shape of named) {
    const phrase = shape.exec(text)?.[1]?.replace(joining, '') ?? '';
    const noun = readNoun(phrase) ?? readNoun(phrase.split(' ')[0] ?? '');
    if (noun?.plural && !isPersonWord(noun.words) && !pageWord.test(noun.words) && !isOther(noun.words))
      return noun.words;
  }
  return undefined;
}

/** "Mugs, bowls, vases" of which nothing else is told are kinds of what the shop has. */
function kindsOfGoods(reading: Reading, goods: readonly EntityDraft[]): EntityDraft | undefined {
  const product = conceptById('product');
  const isBare = ({ fields, from }: EntityDraft) => fields.length === 0 && from === 'text';
  if (!product || goods.length < 2 || !goods.every(isBare)) return undefined;
  const draft: EntityDraft = {
    words: 'product',
    concept: product,
    fields: [
      {
        label: 'Category',
        type: 'enum',
        options: goods.map(({ words }) => capitalise(plural(words))),
        known: 'exact',
      },
    ],
    said: goods[0]?.said ?? '',
    from: 'text',
  };
  dropDrafts(reading, (one) => goods.includes(one));
  reading.entities.unshift(draft);
  return draft;
}

/** "Plates and cups with glaze and price": both are told of, so they are kinds of one product. */
function withSiblings(reading: Reading, told: EntityDraft): EntityDraft {
  const product = conceptById('product');
  const beside = reading.entities.filter(
    (draft) =>
      draft !== told &&
      draft.fields.length === 0 &&
      draft.from === 'text' &&
      mayBeSold(draft) &&
      new RegExp(
        `\\b${plural(draft.words)}(?:, [\\p{L}-]+)*,? (?:and|or) ${plural(told.words)},? (?:with|:|-|have)`,
        'iu',
      ).test(reading.text),
  );
  if (!product || beside.length === 0) return told;
  const kinds = [...beside, told].map(({ words }) => capitalise(plural(words)));
  Object.assign(told, { words: 'product', concept: product });
  addField(told, { label: 'Category', type: 'enum', options: kinds, known: 'exact' });
  reading.entities = reading.entities.filter((draft) => !beside.includes(draft));
  reading.relations = reading.relations.filter(
    ({ from, to }) => !beside.includes(from) && !beside.includes(to),
  );
  return told;
}

function goodsOf(reading: Reading): EntityDraft | undefined {
  const goods = reading.entities.filter((draft) => mayBeSold(draft) && !comesToo(draft, reading.text));
  const priced = goods.find((draft) => draft.fields.length > 0 && hasPrice(draft)) ?? goods.find(hasPrice);
  if (priced) return withSiblings(reading, priced);
  const told = goods.find(({ fields }) => fields.length >= 2);
  const merged = told ?? kindsOfGoods(reading, goods) ?? goods[0];
  if (merged) return merged;
  const words = namedGood(reading);
  const concept = words === undefined ? conceptById('product') : readNoun(words)?.concept;
  const draft: EntityDraft = {
    words: words === undefined ? 'product' : singular(words),
    ...(concept ? { concept } : {}),
    fields: [],
    said: '',
    from: words === undefined ? 'template' : 'text',
  };
  reading.entities.unshift(draft);
  return draft;
}

/** "People can browse by scent": what goods are told apart by. */
const by =
  /\b(?:browse|filter|search|sort|shop)(?: (?:them|everything|the \p{L}+))? by (\p{L}+(?:(?: and | or )(?!add|put|buy|order|pay|see|find)\p{L}+)?)/iu;

/** "Teas with type, price, cart, pay at pick-up": what the shop has, and not each of its goods. */
const ofShop = /^(?:(?:shopping )?(?:cart|basket)|check-?out|pay(?:ment)?\b.*)$/i;

/** A thing on a shelf has its price and its picture; what the lexicon takes for a job or an order of somebody is none. */
function asGood(draft: EntityDraft, text: string): void {
  if (draft.concept && draft.concept.kind !== 'resource') delete draft.concept;
  draft.fields = draft.fields.filter(({ label }) => !ofShop.test(label));
  const says = (shape: RegExp) =>
    draft.fields.some(({ label }) => shape.test(label)) ||
    (draft.concept !== undefined && shape.test(draft.concept.fields));
  if (!says(/\bprice\b/i)) addField(draft, { label: 'Price', type: 'money', min: 0, known: 'exact' });
  if (!says(/\b(?:photo|picture|image)/i)) addField(draft, { label: 'Photo', type: 'image', known: 'exact' });
  for (const word of by.exec(text)?.[1]?.split(/, | and | or /) ?? [])
    if (!says(new RegExp(`\\b${word}\\b`, 'i')) && !/^(?:name|price|the|their|our|date)$/i.test(word))
      addField(draft, { label: capitalise(word), type: 'string', known: 'exact' });
}

/** Orders that visitors leave; what somebody who orders was told to leave belongs to them, and is no sign-up. */
function ordersOf(reading: Reading): EntityDraft | undefined {
  const concept = conceptById('order');
  if (!concept) return undefined;
  const known = reading.entities.find((draft) => draft.concept?.id === 'order');
  const order: EntityDraft = known ?? { words: 'order', concept, fields: [], said: '', from: 'template' };
  // "Guests preorder for Friday": who orders is no part of the name.
  order.words = order.words.replace(/^(?:guests?|customers?|parents?|people|visitors?) (?=\S)/, '');
  if (!known) reading.entities.push(order);
  const left = reading.entities.find(({ concept: other }) => other?.id === 'signup');
  if (left && !/\bsign(?:s|ing|ed)?[- ]?ups?\b|\bregist/i.test(reading.text)) {
    for (const field of left.fields) addField(order, field);
    reading.entities = reading.entities.filter((draft) => draft !== left);
    reading.relations = reading.relations.filter(({ from, to }) => from !== left && to !== left);
  }
  tidyLeft(order, reading.text);
  return order;
}

/** "Customers choose salmon, cod or trout and leave their name": the deed is no part of what is asked. */
function tidyLeft({ fields }: EntityDraft, text: string): void {
  const all = chosen.exec(text)?.[1]?.split(/,? or |, /) ?? [];
  const kind = fields.find(
    ({ options = [] }) => options.length > 0 && options.every((one) => isIn(all, one)),
  );
  if (kind && all.length > 1) kind.options = all.map(capitalise);
  const first =
    kind && fields.findIndex(({ label }) => isIn(all, label.replace(/^.*\b(?:choose|pick|select) /i, '')));
  if (first !== undefined && first >= 0) fields.splice(first, 1);
  const lead = first === undefined ? picked.exec(text)?.[1] : undefined;
  if (
    lead &&
    !/^(?:date|day|time)$/i.test(lead) &&
    !fields.some(({ label }) => label.toLowerCase().includes(lead))
  )
    fields.unshift({ label: capitalise(lead), type: 'string', known: 'exact' });
  for (const field of fields)
    field.label = capitalise(field.label.replace(/^(?:leave|add) (?:their |an? )?/i, ''));
}
const picked =
  /\b(?:customers|people|guests|parents|they) (?:can )?(?:choose|pick|select) (?:an? |the |their )?(\p{L}{3,}), /iu;
const chosen = /\b(?:choose|pick|select)s? ((?:\p{L}+, )*\p{L}+,? or \p{L}+)\b/iu;
const isIn = (all: readonly string[], one: string): boolean =>
  all.some((other) => other.toLowerCase() === one.toLowerCase());

/** "A web store", "an online shop": no thing of the shop, though "store" is a verb as well. */
const dropPlace = (reading: Reading): void => {
  reading.entities = reading.entities.filter(({ words }) => !/^(?:web|online|e-?commerce)$/.test(words));
};

/** "Customers pick goose or ham, the weight and the day": a form that they fill in, with no prices to put into a cart. */
function isFormAlone(reading: Reading, order: EntityDraft | undefined): boolean {
  const isShop = wantsCart(reading) || /\b(?:shop|cart|basket|check-?out|prices?)\b/i.test(reading.text);
  return order !== undefined && order.fields.length >= 2 && !isShop && !reading.entities.some(mayBeSold);
}

/**
 * A text that asks for a shop gets what a change request would give: what is sold with a price, orders with their
 * lines, and the pages on which visitors choose and check out. Says whether it does.
 */
export function settleShop(reading: Reading): boolean {
  if (!asksForShop(reading)) return false;
  dropPlace(reading);
  const order = ordersOf(reading);
  if (order && isFormAlone(reading, order)) {
    reading.pages.push({ kind: 'public-form', phrase: 'form', public: true, entity: order });
    return true;
  }
  const goods = goodsOf(reading);
  if (!goods) return false;
  asGood(goods, reading.text);
  reading.pages = reading.pages.filter(({ kind }) => kind !== 'cart');
  reading.pages.push({ kind: 'cart', phrase: 'cart', public: true, entity: goods });
  return true;
}
