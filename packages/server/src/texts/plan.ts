/** Changes of an app's plan by hand. */
export const planWords = {
  noTemplate: 'There is no such starter app',
  unread: 'The plan could not be read. Please try again.',
  unknownVersion: 'This version of the app is gone. Open the plan again.',
  changed: 'The app was changed in the meantime. Open the plan again.',
} as const;
