export const assumptionWords = {
  share: 'Share everything',
  useCurrency: (name: string) => `Use ${name}`,
  bookedByDays: (things: string) => `${things} are booked for whole days.`,
  bookedByTimes: (things: string) => `${things} are booked from a start time to an end time.`,
  runByDays: (things: string) => `${things} are for whole days.`,
  runByTimes: (things: string) => `${things} have a start time and an end time.`,
  thingAdded: (things: string) => `I added ${things}; most apps like this need them.`,
  leaveOut: (things: string) => `Leave out ${things}`,
  visitorsOpen: (page: string) =>
    `Visitors can open ${page} without signing in if you choose “Anyone with the link” when you publish.`,
  requireSignIn: 'Require sign-in',
  ownRecords: 'Everyone sees only what they added themselves.',
  sharedRecords: 'Everyone who signs in sees the same data.',
  ownOnly: 'Show people only their own',
  byTheHour: 'By the hour',
  wholeDays: 'For whole days',
  steps: (things: string, steps: string) => `${things} go through these steps: ${steps}.`,
  usualSteps: 'Open, in progress, done',
  fieldsAdded: (things: string, names: string) => `I also added ${names} to ${things}.`,
  leaveThemOut: 'Leave them out',
  choices: (name: string, choices: string) => `The choices for ${name} are ${choices}.`,
  freeText: 'Use free text',
  currency: (name: string) => `Amounts are in ${name}.`,
} as const;

export const unwantedWords = {
  mentioned: (term: string, it: string) =>
    `You asked for no ${term} but also mentioned ${it}, so I added ${it}. To take ${it} out, say “remove ${term}”.`,
  leftOut: (terms: string) => `As you asked, the app has no ${terms}.`,
  allOpen:
    'As you asked, nobody has to sign in. When you publish, choose “Anyone with the link” under “Who can use it”, and everyone can open the app.',
  someOpen: (pages: string) =>
    `As you asked, nobody has to sign in for ${pages}: when you publish, choose “Anyone with the link” under “Who can use it”. For the rest of the app, people sign in.`,
  nothingStored:
    'As you asked, nobody has to sign in, since the app doesn’t store anything. When you publish, choose “Anyone with the link” under “Who can use it”.',
  needsOwner:
    'You didn’t want sign-in, but the app has to know who added what, so people sign in before they add anything. To let everyone read without signing in, say “make everything public”.',
  nothingSaved: 'As you asked, nothing is saved.',
  saved: (things: string) =>
    `You didn’t want anything saved, but the app is about ${things}, so it saves them.`,
} as const;
