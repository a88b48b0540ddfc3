export const form = {
  fillIn: (noun: string) => `Enter the ${noun}’s details`,
  saving: 'Saving…',
  saveChanges: 'Save changes',
} as const;
