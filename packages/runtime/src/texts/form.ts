export const form = {
  fillIn: (noun: string) => `Enter the details of the ${noun}`,
  saving: 'Saving…',
  saveChanges: 'Save changes',
} as const;
