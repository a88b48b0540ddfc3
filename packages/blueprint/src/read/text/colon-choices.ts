/** "..., and for every visit a status: booked, done or missed" says what each visit has. */
const eachHas =
  /(^|[.;!?\n]\s*(?:and\s+)?|,?\s+and\s+|,\s+)for (?:every|each) ([\p{L}-]+(?: (?!we\b|i\b|they\b|you\b|there\b)[\p{L}-]+)?),? (?:(?:we|i|they|you) (?:also )?(?:need|want|keep|have|record|note|track)|there (?:is|should be|must be))? ?((?:an?|its) [\p{L}-]+(?: [\p{L}-]+)?(?=:| \())/giu;

const few = "[\\p{L}\\d'+-]+(?: (?!and\\b|or\\b)[\\p{L}\\d'+-]+){0,2}";
const holder =
  'record|card|page|sheet|profile|form|entry|list|file|table|log|history|board|calendar|chart|menu|section|view|part|line|note|row|question|answer|following';
/** "Each plot has a state: free, taken or fallow" offers choices: what a colon announces behind one attribute is no list of things. */
const hasChoice = new RegExp(
  `((?<=^|[.;!?\\n]\\s*(?:and\\s+)?|,\\s+(?:and\\s+)?)(?:(?:each|every|all|an?|the)\\s+)?[\\p{L}' -]{2,40}?\\s(?:has|have|gets?|needs?|should have|must have)\\s(?:[^:.;\\n]{0,60}?(?:,|\\band)\\s)?(?:an?|its|one)\\s(?:(?!${holder})[\\p{L}-]+\\s)?(?!(?:${holder})\\b)[\\p{L}-]+):\\s+(${few}(?:(?:,\\s*(?:and\\s|or\\s)?|\\s+(?:or|and)\\s+|\\s*/\\s*)${few}){1,8})(?=\\s*(?:[.;!\\n]|$))`,
  'giu',
);

/** Says "each visit has a status (booked, done)" for the ways in which people announce the choices of one attribute. */
export const withChoices = (text: string): string =>
  text
    .replace(
      eachHas,
      (_, front: string, thing: string, field: string) =>
        `${/[.;!?\n]\s*$|^$/.test(front) ? front : '. '}Each ${thing} has ${field}`,
    )
    .replace(hasChoice, '$1 ($2)');
