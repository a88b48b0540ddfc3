/** Shops where something is done for people, eaten or drunk: their name alone asks for no cart. */
const services =
  'barber,repair,coffee,tea,body,auto,car,tattoo,nail,hair,beauty,pawn,print,copy,machine,tyre,tire,bike,bicycle,pizza,sandwich,betting,work,sweat,talk,pet grooming';

/** What is kept behind the counter. */
const behind =
  /\b(?:staff|employees?|shifts?|rota|repairs?|suppliers?|appointments?|sales|invoices?|expenses?|stock|deliveries|tasks?)\b/i;

const first = new RegExp(
  `^(?:(?:please )?(?:make|build|create|i need|i want|we need|we want) (?:me |us )?)?(?:(?:an?|the|my|our|small|simple) )*(?:(?:(?!(?:${services.replaceAll(',', '|')})\\b)[\\p{L}-]+ ){1,3}(?:shop|store)|(?:shop|store) (?:for|of|selling) (?:[\\p{L}-]+ ){0,2}[\\p{L}-]+)(?: with| and|,| plus| (?:that|which) (?:also )?(?:has|have|offers|sells))(?= )`,
  'iu',
);
const online = /\b(?:online|web) (?:[\p{L}-]+ ){1,2}(?:shop|store)\b/iu;
const mostWords = 24;

/** "Soap shop with a blog": the shop comes first, whatever else it has. */
export const isShopFirst = (text: string): boolean =>
  online.test(text) || (text.split(/\s+/).length <= mostWords && first.test(text) && !behind.test(text));
