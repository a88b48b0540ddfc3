export const picker = {
  name: 'Random picker',
  items: 'Items',
  spins: 'Spins',
  ready: 'Spin the wheel.',
  tooFew: 'Add at least two items.',
  spinning: 'Spinning…',
  picked: (item: string) => `Picked: ${item}`,
  spin: 'Spin',
  removeWinner: 'Remove from wheel',
  startOver: 'Start over',
  newItems: 'New items',
  placeholder: 'Add items, separated by commas',
  add: 'Add',
  remove: (item: string) => `Remove ${item}`,
} as const;

/** On the wheel where the app names nothing else. */
export const sampleItems: readonly string[] = ['Pizza', 'Sushi', 'Tacos', 'Salad', 'Burger', 'Curry'];
