export const partWords = {
  added: (parts: string, page: string) => `I added ${parts} to the page ${page}.`,
  moved: (parts: string, page: string) => `I moved ${parts} on the page ${page}.`,
  swapped: (one: string, other: string, page: string) => `I swapped ${one} and ${other} on the page ${page}.`,
  atTheEnd: (part: string, page: string) => `I can’t move ${part} any further on the page ${page}.`,
  says: (page: string, text: string, part: string) => `The page ${page} now says “${text}” in ${part}.`,
  headed: (part: string, text: string, page: string) =>
    `I changed the heading of ${part} to “${text}” on the page ${page}.`,
  noSection: (page: string) => `The page ${page} doesn’t have a section like that.`,
  removed: (part: string, page: string) => `I removed ${part} from the page ${page}.`,
  there: (page: string, parts: string) => `The page ${page} already has ${parts}.`,
  noPart: (name: string) => ` I couldn’t find “${name}” on it, so I put it just before the end.`,
  onlyExamples: (parts: string, page: string) =>
    `On the page ${page}, the texts for ${parts} are only examples. To use your own, send me the section’s name, a colon and your text.`,
  examples:
    ' The texts are only examples. To use your own, send me the section’s name, a colon and your text.',
  written: (part: string, page: string) => `I wrote your text for ${part} on the page ${page}.`,
} as const;

export const shopWords = {
  there: (page: string) => `There’s already a cart with a checkout. You’ll find it from the page ${page}.`,
  needsPrice:
    'A cart needs something with a price, and your app doesn’t have that yet. Try “add products with name, price and photo” first.',
  added: (things: string, orders: string) =>
    `I added the page Shop. Visitors can put ${things} in a cart and check out without signing in, and you’ll find every purchase under ${orders}.`,
} as const;
