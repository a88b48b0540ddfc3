export const converter = {
  group: 'Type of unit',
  from: 'From',
  to: 'To',
  unitFrom: 'Unit to convert from',
  unitTo: 'Unit to convert to',
  swap: 'Swap units',
  ingredient: 'Ingredient',
  notNumber: 'Enter a number',
  empty: 'Enter an amount on either side.',
} as const;

export const rateTexts = {
  label: 'Exchange rates',
  warning:
    'These are example rates, not today’s. Enter the current ones and this browser will remember them.',
  reset: 'Use example rates',
  rate: (currency: string) => `1 USD in ${currency}`,
} as const;

/** What is measured in the kitchen. */
export const ingredientNames = {
  water: 'Water',
  flour: 'Flour',
  sugar: 'Sugar',
  brownSugar: 'Brown sugar',
  powderedSugar: 'Powdered sugar',
  butter: 'Butter',
  milk: 'Milk',
  oil: 'Oil',
  honey: 'Honey',
  rice: 'Rice',
  oats: 'Oats',
  cocoa: 'Cocoa',
  salt: 'Salt',
} as const;
