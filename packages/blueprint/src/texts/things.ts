export const thingWords = {
  nameTaken: (things: string) =>
    `Your app already has ${things}, and two lists can’t share a name. Choose another name, or remove the other list first. I haven’t changed anything.`,
  renamed: (before: string, now: string) =>
    `I renamed ${before} to ${now}. All your records are still there.`,
  fieldCalled: (before: string, things: string, now: string) =>
    `${before} of ${things} is now called ${now}.`,
  fieldRenamed: (before: string, things: string, now: string) =>
    `I renamed ${before} of ${things} to ${now}. Its data is still there.`,
  pageCalled: (now: string) => `The page is now called ${now}.`,
  appCalled: (now: string) => `The app is now called ${now}.`,
  with: (things: string, fields: string) => `${things} with ${fields}`,
  added: (things: string, several: boolean) =>
    `I added ${things}, ${several ? 'each with its own list and page' : 'with a list and a page'}.`,
  pointing: (words: string) =>
    `I’m not sure what “${words}” means here, so I haven’t removed anything. Tell me its name, or open its page in the preview first.`,
  lastPage: 'The app needs at least one page, so I kept this one.',
  pageRemoved: (page: string) => `I removed the page ${page}.`,
  notSingle: (things: string, some: string) =>
    `I can only remove a whole list, not single records. To remove all ${things}, say “remove ${things}”; to hide some of them, try “hide ${some}”. I haven’t removed anything.`,
  lastThing: (things: string) => `Your app needs at least one list, so I kept ${things}.`,
  removed: (things: string) =>
    `I removed ${things} and their pages. Their records are kept until you delete the app, and you can undo this.`,
} as const;
