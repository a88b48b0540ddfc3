const who =
  '(?:readers?|visitors?|guests?|people|members?|users?|customers?|clients?|students?|pupils?|parents?|neighbou?rs?|fans?|friends?|colleagues?|staff|everyone|everybody|anyone|anybody|they|others|who(?:ever)? [\\p{L}-]+|the [\\p{L}-]+s)';
const may = '(?:\\s+(?:can|could|may|should|must|will|are able to|should be able to|then|also|all))*';
const left = new RegExp(
  `\\b(${who}${may})\\s+(?:leave|write|post|add|make|submit)\\s+(?:(?:an?|their|his|her|one|some|short|public|own)\\s+)*(comment|review|remark)s?\\b(?!\\s+(?:box|form|page|field))(?:\\s+(?:on|of|for|about|to|under|below|beneath)\\s+(?=(?:an?|the|each|every|any|my|our|their|\\p{L}+s)\\b))?`,
  'giu',
);

const income =
  /(?:,\s*(?:and\s+)?|\s+and\s+)(?:also\s+)?how much (?:money )?(?:is coming|has come|comes|came) in(?:\s+(?:altogether|in total|overall|so far|already|(?:this|each|per|every|a) (?:day|week|month|year)))*(?=\s*[,.;\n]|\s+and\b|$)/gi;
const ofMoney = /\b(?:fees?|amounts?|paid|donations?|charges?|pledges?|contributions?)\b/i;

/** "Name, fee and how much is coming in": no attribute, but the sum of what is paid, where that is kept. */
export const withIncome = (text: string): string => {
  const rest = text.replace(income, '');
  if (rest === text || !ofMoney.test(rest)) return text;
  return `${rest.replace(/[\s.]+$/, '')}. I want to see how much is coming in altogether.`;
};

/** "Readers can leave a comment on a post" says that they comment on a post, "customers write reviews" that they review. */
export const withDeeds = (text: string): string =>
  text.replace(left, (found, front: string, noun: string) => {
    const hasObject = /\s(?:on|of|for|about|to|under|below|beneath)\s+$/i.test(found);
    if (/^review$/i.test(noun)) return hasObject ? `${front} review ` : found;
    return `${front} comment${hasObject ? ' on ' : ''}`;
  });
