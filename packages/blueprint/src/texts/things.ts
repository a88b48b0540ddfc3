import { thePage } from './grammar.ts';

export const thingWords = {
  nameTaken: (things: string) =>
    `Your app already has ${things}, and two lists can’t share a name. Choose another name, or remove the other list first. I haven’t changed anything.`,
  renamed: (before: string, now: string) =>
    `I renamed ${before} to ${now}. Everything you’ve added is still there.`,
  fieldCalled: (before: string, things: string, now: string) =>
    `The ${before} field for ${things} is now called ${now}.`,
  fieldRenamed: (before: string, things: string, now: string) =>
    `I renamed ${before} to ${now} for ${things}. The data is still there.`,
  pageCalled: (now: string) => `The page is now called ${now}.`,
  appCalled: (now: string) => `The app is now called ${now}.`,
  with: (things: string, fields: string) => `${things} with ${fields}`,
  added: (things: string, several: boolean) =>
    `I added ${things}, ${several ? 'each ' : ''}on a page of their own.`,
  pointing: (words: string) =>
    `I’m not sure what “${words}” means here, so I haven’t removed anything. Tell me its name, or open its page in the preview first.`,
  lastPage: 'The app needs at least one page, so I kept this one.',
  pageRemoved: (page: string) => `I removed ${thePage(page)}.`,
  notSingle: (things: string, some: string) =>
    `I can’t delete single ${things}; you can do that in the app. To remove the whole list, say “remove ${things}”. To hide some of them, try “hide ${some}”. I haven’t removed anything.`,
  lastThing: (things: string) => `Your app needs at least one list, so I kept ${things}.`,
  removed: (things: string) =>
    `I removed ${things} and their pages. Their data is kept until you delete the app, and you can undo this.`,
} as const;
