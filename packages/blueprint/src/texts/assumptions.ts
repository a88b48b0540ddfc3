export const assumptionWords = {
  share: 'Share them with everyone',
  useCurrency: (name: string) => `Use ${name}`,
  bookedByDays: (things: string) => `${things} are booked for whole days.`,
  bookedByTimes: (things: string) => `${things} are booked from a start time to an end time.`,
  runByDays: (things: string) => `${things} run for whole days.`,
  runByTimes: (things: string) => `${things} run from a start time to an end time.`,
  thingAdded: (things: string) => `I added ${things}; most apps like this need them.`,
  leaveOut: (things: string) => `Leave out ${things}`,
  visitorsOpen: (page: string) => `Visitors can open ${page} without signing in.`,
  requireSignIn: 'Require sign-in',
  ownRecords: 'Everyone sees only their own records.',
  sharedRecords: 'Everyone who signs in sees the same records.',
  ownOnly: 'Only show people their own',
  byTheHour: 'By the hour',
  wholeDays: 'For whole days',
  steps: (things: string, steps: string) => `${things} go through the steps ${steps}.`,
  usualSteps: 'Open, in progress, done',
  fieldsAdded: (things: string, names: string) => `I also added ${names} to ${things}.`,
  leaveThemOut: 'Leave them out',
  choices: (name: string, choices: string) => `The choices for ${name} are ${choices}.`,
  freeText: 'Use free text',
  currency: (name: string) => `Amounts are in ${name}.`,
} as const;

export const unwantedWords = {
  mentioned: (term: string) =>
    `You asked for no ${term} but also mentioned it, so it’s there. To take it out, say “remove ${term}”.`,
  leftOut: (terms: string) => `As you asked, the app has no ${terms}.`,
  allOpen: (pages: string, are: string) =>
    `As you asked, nobody needs to sign in: ${pages} ${are} open to everyone once you publish the app.`,
  someOpen: (pages: string) =>
    `As you asked, nobody needs to sign in for ${pages}. To open the other pages, people sign in.`,
  nothingStored:
    'You didn’t want sign-in. The app doesn’t store anything, so when you publish it, choose “Anyone” under “Who can use it”.',
  needsOwner:
    'You didn’t want sign-in, but the app needs to know whose records are whose, so people sign in once before they add any. To let everyone read without signing in, say “make everything public”.',
  nothingSaved: 'As you asked, nothing is saved.',
  saved: (things: string) =>
    `You didn’t want anything saved, but the app is about ${things}, so it keeps them.`,
} as const;
