import { capitalise } from '../words.ts';
import { thePage } from './grammar.ts';

/** How words of one's own are given for a section, where one message does it. */
function sampleOf(section: string): string | undefined {
  switch (section) {
    case 'features':
      return 'Services: …';
    case 'steps':
      return 'Steps: …';
    case 'pricing':
      return 'Prices: …';
    case 'faq':
      return 'Questions: …';
    case 'stats':
      return 'Figures: …';
    case 'about':
      return 'change the about text to …';
    case 'testimonials':
      return 'change the testimonials text to …';
    case 'hours':
      return 'Opening hours: Mon–Fri 9am–5pm';
    case 'place':
      return 'Address: …';
    default:
      return undefined;
  }
}

export const partWords = {
  added: (parts: string, page: string) => `I added ${parts} to ${thePage(page)}.`,
  moved: (parts: string, page: string) => `I moved ${parts} on ${thePage(page)}.`,
  swapped: (one: string, other: string, page: string) => `I swapped ${one} and ${other} on ${thePage(page)}.`,
  atTheEnd: (part: string, page: string) => `I can’t move ${part} any further on ${thePage(page)}.`,
  says: (page: string, text: string, part: string) =>
    `${capitalise(thePage(page))} now says “${text}” in ${part}.`,
  headed: (part: string, text: string, page: string) =>
    `On ${thePage(page)}, the heading of ${part} is now “${text}”.`,
  noSection: (page: string) => `${capitalise(thePage(page))} doesn’t have a section like that.`,
  removed: (part: string, page: string) => `I removed ${part} from ${thePage(page)}.`,
  there: (page: string, parts: string) => `${capitalise(thePage(page))} already has ${parts}.`,
  noPart: (name: string) => ` I couldn’t find “${name}” there, so I put it near the end.`,
  onlyExamples: (parts: string, page: string, sample: string) =>
    `On ${thePage(page)}, the text for ${parts} is just a placeholder.${sample}`,
  examples: (sample: string) => ` The text is just a placeholder.${sample}`,
  own: (sample: string) => ` To use your own, say “${sample}”.`,
  sampleOf,
  written: (part: string, page: string) => `I put your text for ${part} on ${thePage(page)}.`,
} as const;

export const shopWords = {
  there: (page: string) => `There’s already a cart with a checkout. You can open it from ${thePage(page)}.`,
  needsPrice:
    'A cart needs something with a price, and your app doesn’t have that yet. Try “add products with name, price and photo” first.',
  added: (things: string, orders: string) =>
    `I added a Shop page. Visitors can put ${things} in a cart and check out without signing in. You’ll find what they buy under ${orders}.`,
} as const;
