/** What happened to a record. */
export const activity = {
  title: 'Activity',
  you: 'You',
  added: (what: string) => `Added ${what}`,
  thisWasAdded: (noun: string) => `This ${noun} was added`,
  lastChanged: 'Last changed',
} as const;
