export const doubtWords = {
  minds: 'No app can read minds.',
  future: 'No app can see the future.',
  impossible: 'That’s beyond what an app can do.',
  builtTheRest: (problem: string) =>
    `${problem} I built the part that can be kept as records. Tell me what to keep track of, and I’ll add it.`,
  publicAndHidden:
    'You asked for it to be public and for nobody to see it. I can’t do both, so I did neither. Tell me who should see what, for example “only admins can see tasks”.',
  both: (things: string, first: string) =>
    `You asked for ${things} and also for none. I added them; if you don’t want them, say “remove ${first}”.`,
} as const;

export const refusalWords = {
  refused: (purpose: string, what: string, instead: string) =>
    `I can’t build this: it looks like it’s meant to ${purpose}. I haven’t ${what} anything.\n\nIf I got that wrong, tell me what the app should keep, for example “${instead}”.\n`,
  code: 'This looks like code. I work from descriptions in plain English; I don’t run code or use it.',
  language: (sorry: string, language: string) =>
    `${sorry}\n\nThis looks like ${language}, and I only understand English.`,
  giant: (product: string) =>
    `All of ${product} is the work of thousands of people, and more than I can build. I build apps that keep records: tell me which part you need.`,
  empty: 'I couldn’t find anything in your message for an app to keep yet.',
  starter:
    'Until then, here’s a small task list that works, so you can look around. Tell me what your app should keep, and I’ll replace it. Try “customers with name, phone and city, and orders with a date and an amount”.\n\n',
} as const;
