export const stay = {
  title: 'Your stay',
  chooseDays: 'Choose the day you arrive and the day you leave.',
  noDays: 'Please choose the day you arrive and the day you leave.',
  nights: (from: string, to: string, nights: number) =>
    `${from} to ${to}, ${nights} ${nights === 1 ? 'night' : 'nights'}`,
  someTaken: 'Some of these nights are taken.',
  tooMany: (room: number) =>
    `There’s only room for ${room}. Please choose something larger or bring fewer people.`,
} as const;
