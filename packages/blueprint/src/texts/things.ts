import { joinWords } from '@sayso/core/join-words';
import { isPlural } from '../words.ts';
import { aPage, thePage, withArticle } from './grammar.ts';

const inWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export const thingWords = {
  nameTaken: (things: string) =>
    `Your app already has ${things}, and two lists can’t share a name. Choose another name, or remove the other list first. I haven’t changed anything.`,
  renamed: (before: string, now: string) => `I renamed ${before} to ${now}. Your data is still there.`,
  pageCalled: (now: string) => `The page is now called ${now}.`,
  appCalled: (now: string) => `The app is now called ${now}.`,
  pageAdded: (page: string) => `I added ${aPage(page)}.`,
  /** Several at once, each with its fields. */
  allAdded: (what: 'pages' | 'lists', all: readonly { name: string; fields: readonly string[] }[]) =>
    `I added ${inWords[all.length] ?? all.length} ${what}: ${joinWords(all.map(({ name, fields }) => `${name} (${joinWords(fields)})`))}.`,
  added: (things: string) => `I added ${things}.`,
  has: (thing: string, things: string, [first = '', ...others]: readonly string[]) => {
    if (others.length === 0) return `Each ${thing} has ${isPlural(first) ? first : withArticle(first)}.`;
    const fields = joinWords([first, ...others]);
    // Equipment and the like has no singular of its own.
    return thing === things ? `Its fields are ${fields}.` : `Each ${thing} has these fields: ${fields}.`;
  },
  pointing: (words: string) =>
    `I’m not sure what “${words}” means here, so I haven’t removed anything. Tell me its name, or open its page in the preview first.`,
  lastPage: 'The app needs at least one page, so I kept this one.',
  pageRemoved: (page: string) => `I removed ${thePage(page)}.`,
  notSingle: (things: string, some: string) =>
    `I can’t delete ${things} for you, but you can delete them yourself in the app. To remove the whole list, say “remove ${things}”. To hide some of them, try “hide ${some}”. I haven’t removed anything.`,
  lastThing: (things: string) => `Your app needs at least one list, so I kept ${things}.`,
  removed: (things: string) =>
    `I removed ${things} and their pages. Their data is kept until you delete the app, and you can undo this.`,
} as const;
