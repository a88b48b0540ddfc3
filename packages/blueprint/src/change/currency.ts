import { formatWords } from '../texts/look.ts';
import type { Intent } from './context.ts';

/** The currencies that a text can name. */
export const currencies: readonly { code: string; name: string; shape: RegExp }[] = [
  { code: 'USD', name: 'US dollars', shape: /\$|\b(?:us |american )?dollars?\b|\bUSD\b/i },
  { code: 'EUR', name: 'euros', shape: /€|\beuros?\b|\bEUR\b/i },
  { code: 'GBP', name: 'pounds', shape: /£|\b(?:british )?pounds?(?: sterling)?\b|\bGBP\b/i },
  { code: 'CHF', name: 'Swiss francs', shape: /\b(?:swiss )?francs?\b|\bCHF\b/i },
];

const money = /\b(?:currency|prices?|amounts?|money|costs?|fees?|totals?)\b/i;
const using = /^(?:we |i )?(?:use|pay in|work in|switch to|change to)\s*(?:the\s*)?$/i;

/** "Use euros", "prices are in pounds", "change the currency to CHF". Weights may be in pounds, too. */
export const currency: Intent = ({ blueprint }, clause) => {
  if (/^(?:add|remove|rename|sort|filter|group)\b|\b(?:field|column|page|chart|option)\b/i.test(clause))
    return undefined;
  const found = currencies.find(({ shape }) => shape.test(clause));
  if (!found || !(money.test(clause) || using.test(clause.replace(found.shape, '').trim()))) return undefined;
  if (/\d/.test(clause)) return undefined;
  blueprint.app.currency = found.code;
  return formatWords.currency(found.name);
};
