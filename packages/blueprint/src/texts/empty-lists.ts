export const emptyListWords = {
  dashboard: (things: string, thing: string) => `No ${things} yet. Add the first ${thing} to see it here.`,
  nothingSaved: 'Nothing saved yet',
  saveToSee: 'Results you save will show up here.',
  noSessions: 'No sessions yet',
  finishToSee: 'Finished sessions will show up here.',
  none: (things: string) => `No ${things} yet`,
  addFirst: (thing: string) => `Add the first ${thing} to get started.`,
  calculated: 'Calculated from the results',
  billableBy: (group: string) => `Billable by ${group}`,
  hoursBy: (group: string) => `Hours by ${group}`,
} as const;
