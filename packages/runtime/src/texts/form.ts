export const form = {
  fillIn: (noun: string) => `Fill in the ${noun}`,
  saving: 'Saving…',
  saveChanges: 'Save changes',
} as const;
