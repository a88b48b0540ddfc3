import { withArticle } from '@sayso/core/texts/grammar';

export const inputs = {
  choose: 'Choose',
  chooseDate: 'Choose a date',
  chooseTime: 'Choose a date and time',
  chooseNoun: (noun: string) => `Choose ${withArticle(noun)}`,
  chooseSeveral: (nouns: string) => `Choose ${nouns}`,
  none: 'None',
  notSet: 'Not set',
  commas: 'Separate with commas',
  lines: 'One per line',
  rating: (stars: number, most: number) => `${stars} of ${most}`,
  clear: (field: string) => `Clear ${field}`,
  loading: 'Loading…',
  nothingFound: 'Nothing found',
} as const;
