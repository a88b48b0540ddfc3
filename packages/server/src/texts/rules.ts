/** What new rules let somebody do. */
export const ruleWords = {
  visitorsCan: 'People who aren’t signed in can now',
  signedInCan: 'Everyone who is signed in can now',
  adminsCan: 'Admins of the app can now',
  create: 'add these records',
  readOther: 'see other people’s records',
  updateOther: 'change other people’s records',
  deleteOther: 'delete other people’s records',
  readOwn: 'see their own records',
  updateOwn: 'change their own records',
  deleteOwn: 'delete their own records',
  moreCases: (what: string) => `${what} in more cases`,
  noEntity: (name: string) => `This app has no data called ${name}`,
  busy: 'Too many rules are being tested right now. Try again in a moment.',
  of: (entity: string, change: string) => `${entity}: ${change}`,
} as const;
