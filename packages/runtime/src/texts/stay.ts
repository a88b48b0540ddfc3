export const stay = {
  title: 'Your stay',
  chooseDays: 'Choose your arrival and departure dates.',
  noDays: 'Please choose your arrival and departure dates.',
  nights: (from: string, to: string, nights: number) =>
    `${from} to ${to}, ${nights} ${nights === 1 ? 'night' : 'nights'}`,
  someTaken: 'Some of these nights are taken.',
  tooMany: (room: number) => `There’s only room for ${room}. Please choose something larger or fewer guests.`,
} as const;
