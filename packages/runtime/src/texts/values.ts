/** Values of fields as people read them. */
export const values = {
  yes: 'Yes',
  no: 'No',
  untitled: 'Untitled',
  untitledNoun: (noun: string) => `Untitled ${noun}`,
  lines: (count: number) => (count === 1 ? '1 line' : `${count} lines`),
  stars: (stars: number | string, most: number | string) => `${stars} of ${most} stars`,
  openFile: 'Open file',
} as const;

/** Names of the fields that each record has. */
export const ownFields = {
  created: 'Created',
  updated: 'Updated',
  createdBy: 'Created by',
} as const;

export const nearDays = { today: 'Today', tomorrow: 'Tomorrow', yesterday: 'Yesterday' } as const;
