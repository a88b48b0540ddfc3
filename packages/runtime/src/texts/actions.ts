/** Buttons that many parts have. */
export const actions = {
  add: 'Add',
  addNoun: (noun: string) => `Add ${noun}`,
  newNoun: (noun: string) => `New ${noun}`,
  editNoun: (noun: string) => `Edit ${noun}`,
  edit: 'Edit',
  delete: 'Delete',
  deleteThis: (noun: string) => `Delete this ${noun}`,
  cancel: 'Cancel',
  save: 'Save',
  saved: 'Saved',
  showMore: 'Show more',
  signIn: 'Sign in',
  signInToAdd: (plural: string) => `Sign in to add ${plural}`,
  menuOfRow: 'Actions',
} as const;
