import { withArticle } from './grammar.ts';

export const assumptionWords = {
  share: 'Share everything',
  useCurrency: (name: string) => `Use ${name}`,
  byDays: (things: string) => `${things} are for whole days.`,
  byTimes: (things: string) => `${things} have a start and end time.`,
  thingAdded: (things: string) => `I also added ${things}.`,
  remove: (what: string) => `Remove ${what}`,
  visitorsOpen: (page: string) =>
    `If you publish for “Anyone with the link”, visitors can open ${page} without signing in.`,
  requireSignIn: 'Require sign-in',
  ownRecords: 'Everyone sees only what they added themselves.',
  sharedRecords: (things: string) => `All users see the same ${things}.`,
  allData: 'data',
  ownOnly: (things: string) => `Let users see only their own ${things}`,
  byTheHour: 'Book by the hour',
  wholeDays: 'Book whole days',
  steps: (things: string, field: string, steps: string) =>
    `The choices for the ${field} of ${things} are ${steps}.`,
  usualSteps: 'Use open, in progress and done',
  fieldAdded: (things: string, name: string) => `I also added ${withArticle(name)} to ${things}.`,
  fieldsAdded: (things: string, names: string) => `I also added these fields to ${things}: ${names}.`,
  removeThem: 'Remove them',
  choices: (name: string, choices: string) => `The choices for ${name} are ${choices}.`,
  freeText: 'Use free text',
  currency: (name: string) => `Amounts are in ${name}.`,
} as const;

export const unwantedWords = {
  mentioned: (term: string, it: string) =>
    `You asked for no ${term} but also mentioned ${it}, so I added ${it}. To take ${it} out, say “remove ${term}”.`,
  leftOut: (terms: string) => `As you asked, the app has no ${terms}.`,
  allOpen:
    'As you asked, nobody has to sign in. When you publish, choose “Anyone with the link”, and everyone can open the app.',
  someOpen: (pages: string) =>
    `As you asked, nobody has to sign in for ${pages}: when you publish, choose “Anyone with the link”. For the rest of the app, users sign in.`,
  nothingStored:
    'As you asked, nobody has to sign in, since the app doesn’t store anything. When you publish, choose “Anyone with the link”.',
  needsOwner:
    'You didn’t want sign-in, but the app has to know who added what, so users sign in before they add anything. To let everyone read without signing in, say “make everything public”.',
  nothingSaved: 'As you asked, nothing is saved.',
  saved: (things: string) =>
    `You didn’t want anything saved, but the app is about ${things}, so it saves them.`,
} as const;
