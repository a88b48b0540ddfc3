import { singular } from '../../words.ts';
import { checked } from './list-end.ts';

const place =
  '(?:(?:online |web ?|e-)?(?:shop|store|boutique)|market ?place|classifieds?(?: (?:site|page|app))?|small ads|(?:auction|listings?|swap|reviews?) (?:site|page|platform|app)|catalogue)';
const kind =
  '(?:(?:my|our|the|all|used|second-?hand|old|vintage|pre-?loved|home-?made|hand-?made|organic|local|rare|antique|new|small|two|three|four|five) )*';
const goods = '((?:[\\p{L}-]+ )?[\\p{L}-]{3,}s)';
const behind = '(?: (?:from|in|of|around|near) [^,]{2,30}?)?';

/** "An online store for lamps with colour, height and price": what is sold there has these, not the place. */
const ofPlace = new RegExp(
  `^(.*?\\b${place} (?:for|of|selling|with|to sell|where (?:people|you) (?:can )?(?:buy|sell)) ${kind}${goods}${behind}),? (?:with|that have|which have|each with) (.+)$`,
  'iu',
);
/** "I let my cottages, show photos and price per night". */
const ofMine = new RegExp(
  `^((?:(?:i|we) )?(?:want to |would like to )?(?:rent out|let|sell|hire out|lend)s? (?:out )?(?:my|our) ${kind}${goods}${behind}),? (?:show(?:ing)?|with|list) (.+)$`,
  'iu',
);
/** "Menu of the canteen with allergens and price": dishes have these. */
const ofMenu =
  /^((?:(?:an?|the|our|my) )?(?:(?:online|digital|daily|weekly|simple) )*(?:[\p{L}-]+ ){0,2}menu(?: (?:page|app|site))?(?: (?:for|of) (?:(?:my|our|the|an?) )?[\p{L}-]+(?: [\p{L}-]+)?)?),? with (.+)$/iu;
const noDish = /\b(?:navigation|side|hamburger|drop-?down|main|start|context) menu\b/i;

/** What somebody does is told in a sentence of its own; a cart belongs to the shop. */
const doer =
  /,?\s+(?:and |where |so that )?(?:let )?(?=(?:guests?|visitors?|customers?|people|buyers?|users?|readers?|others|everyone|anyone|they|you|we|i)\s)/i;
const cart =
  /(?:^|,\s*|\s+(?:and|plus)\s+)(?:with )?(?:an? |the )?(?:shopping )?(?:cart|basket|check-?out)(?= and\b|,|$)/gi;

function toldOf(thing: string, told: string): string[] | undefined {
  const at = told.search(doer);
  const list = (at < 0 ? told : told.slice(0, at)).replace(cart, '').replace(/^[\s,]*(?:and |with )?/i, '');
  const found = list === '' ? undefined : checked(thing, list);
  const rest = at < 0 ? '' : told.slice(at).replace(/^,?\s+(?:and |where |so that )?(?:let )?/i, '');
  const said = rest.replace(/^(people|guests|visitors) (?=send|ask|book)/i, '$1 can ');
  return found && [...found, ...(said === '' ? [] : [said])];
}

/** What is told of goods by the place that has them, as plain lists; undefined where nothing of the kind is said. */
export function toldOfGoods(sentence: string): string[] | undefined {
  const plain = sentence.trim().replace(/[.!]+$/, '');
  if (plain.length > 400) return undefined;
  const [, lead = '', words = '', list = ''] = ofPlace.exec(plain) ?? ofMine.exec(plain) ?? [];
  if (list !== '') {
    const told = toldOf(singular(words.toLowerCase()), list);
    return told && [lead, ...told];
  }
  const [, title = '', dishes = ''] = noDish.test(plain) ? [] : (ofMenu.exec(plain) ?? []);
  const told = dishes === '' ? undefined : toldOf('dish', dishes.replace(/\bcategories\b/i, 'category'));
  return told && [title, ...told];
}
