export const preview = {
  builderSilent: 'The builder didn’t respond. Reload the page to try again.',
  noTicket: 'This is a preview. Open the app in the builder, or go to its published address.',
  notOpened: 'The preview didn’t open',
} as const;
