/** People who do not exist, as whom makers look at their apps. */
export const madeUpWords = {
  user: 'Sample user',
  admin: 'Sample admin',
  noMailbox: 'No mailbox has an address that ends in .invalid. Please enter another one.',
  notAsThem:
    'You’re viewing the app as a made-up person, who can’t do this. Stop viewing as someone else first.',
} as const;
