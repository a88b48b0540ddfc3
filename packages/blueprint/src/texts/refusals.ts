export const doubtWords = {
  minds: 'No app can read minds.',
  future: 'No app can see the future.',
  impossible: 'That’s beyond what an app can do.',
  builtTheRest: (problem: string) =>
    `${problem} I built what I could. Tell me what else to keep track of, and I’ll add it.`,
  publicAndHidden:
    'You asked for it to be public and for nobody to see it. I can’t do both, so I did neither. Tell me who should see what, for example “only admins can see tasks”.',
  both: (things: string, first: string) =>
    `You asked for ${things} and also for none. I added them; if you don’t want them, say “remove ${first}”.`,
} as const;

export const refusalWords = {
  refused: (purpose: string, what: string, instead: string) =>
    `I can’t build this, because it looks like it’s meant to ${purpose}. I haven’t ${what} anything.\n\nIf I got that wrong, tell me what the app is for. For example: “${instead}”.\n`,
  code: 'This looks like code, and I can’t use code from a message. Tell me in plain English what you’d like.',
  language: (sorry: string, language: string) =>
    `${sorry}\n\nThis looks like ${language}, and I only understand English.`,
  giant: (product: string) =>
    `All of ${product} is more than I can build. Tell me which part of it you need, and what it should keep track of.`,
  empty: 'I couldn’t tell from your message what the app should keep track of.',
  starter:
    'For now, I’ve built a small task list so you can look around. Tell me what your app should keep track of, and I’ll replace it. Try “customers with name, phone and city, and orders with date and amount”.\n\n',
} as const;
