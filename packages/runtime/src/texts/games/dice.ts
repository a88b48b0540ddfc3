export const dice = {
  name: 'Dice',
  total: 'Total',
  rolls: 'Rolls',
  ready: 'Roll the dice.',
  rolled: (values: string, total: number) => `${values}: total ${total}`,
  number: 'Number of dice',
  sides: 'Sides',
  die: (sides: number) => `d${sides}`,
  roll: 'Roll',
  previous: (totals: string) => `Previous rolls: ${totals}`,
} as const;
