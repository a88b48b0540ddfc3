/** Whose money and whose dates an app shows, by what its text says. */

const ownMoney: readonly (readonly [RegExp, string])[] = [
  [/€|\beuros?\b|\bEUR\b/i, 'EUR'],
  [/£|\bGBP\b|\bsterling\b/i, 'GBP'],
  [/\bCHF\b|\bfrancs?\b/i, 'CHF'],
  [/\$|\bdollars?\b|\bUSD\b/i, 'USD'],
];
const pounds = /\bpounds?\b/i;
const weighed = /\b(?:weigh(?:s|t|ts|ed|ing)?|lbs?|kilograms?|lift(?:s|ed|ing)?|body ?fat|ounces?)\b/i;

/** Towns and parts of the country, written as names; those that are everyday words are left out. */
const place =
  /\b(?:UK|U\.K\.|United Kingdom|Great Britain|Britain|British|England|Scotland|Scottish|Wales|Welsh|Northern Ireland|London|Leeds|Manchester|Birmingham|Bristol|Liverpool|Sheffield|Newcastle|Nottingham|Edinburgh|Glasgow|Cardiff|Belfast|Brighton|Norwich|Leicester|Southampton|Exeter|Coventry|Aberdeen|Swansea|(?<!New )York(?!\s+City)|Yorkshire|Cornwall|Devon|Sussex|Surrey|Essex|Norfolk|Cumbria)\b/;
const elsewhere =
  /\b(?:New London|London, Ontario|New England|Birmingham, Alabama|USA|United States|America|Canada|Australia|New Zealand|New South Wales|India|South Africa|Ireland(?<!Northern Ireland)|Dubai|UAE|Germany|France|Spain|Italy|Netherlands|Belgium|Austria|Switzerland|Sweden|Norway|Denmark|Poland|Nigeria|Kenya)\b/;
const letters = /\bVAT\b|\bMOTs?\b|\bNHS\b|\bGP (?:surgery|practice)\b/;
const word =
  /\b(?:flats?|houses?|homes?|propert(?:y|ies)|offices?|rooms?|sale (?:and|or)) to let\b|\blettings?\b|\bletting agents?\b|\bcouncil tax\b|\bfortnight(?:ly)?\b|\bhalf[- ]term\b|\bbank holidays?\b/i;
const spelling =
  /\b(?:colours?|favourites?|organis(?:e|es|ed|er|ers|ing|ation|ations)|neighbours?|neighbourhood|catalogues?|centres?|theatres?|cheques?|tyres?|licences?|behaviour|programmes?|jewellery|enrol(?:s|ment)?|metres?|litres?|kerb|mum|cancelled|travellers?|labour|honour|recognis(?:e|ed)|categoris(?:e|ed)|summaris(?:e|ed))\b/gi;

type Formats = { currency: string; locale?: string };

/** Pounds and days before months where the text is British; dollars and the reader's own dates otherwise. */
export function formatsOf(text: string): Formats {
  const isBritish = [place, letters, word].some((shape) => shape.test(text)) && !elsewhere.test(text);
  const spelt = new Set(text.toLowerCase().match(spelling) ?? []).size;
  const named = ownMoney.find(([shape]) => shape.test(text))?.[1];
  const isPounds = pounds.test(text) && !weighed.test(text);
  const currency = named ?? (isPounds || isBritish || (spelt > 1 && !elsewhere.test(text)) ? 'GBP' : 'USD');
  return currency === 'GBP' || (isBritish && currency !== 'CHF') || spelt > 0
    ? { currency, locale: 'en-GB' }
    : { currency };
}
