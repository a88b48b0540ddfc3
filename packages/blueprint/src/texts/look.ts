import { capitalise } from '../words.ts';
import { agree, thePage, withArticle } from './grammar.ts';

export const formatWords = {
  currency: (name: string) => `Amounts are now shown in ${name}. I haven’t converted the numbers.`,
  dayFirst:
    'Dates now show the day first (6 Nov 2026), and times use the 24-hour clock (15:05), for everyone.',
  monthFirst:
    'Dates now show the month first (Nov 6, 2026), and times use the 12-hour clock (3:05 PM), for everyone.',
  noYearFirst:
    'I can’t put the year first. I can put the day first (“dates as day.month.year”) or the month first (“dates as month/day/year”). I haven’t changed anything.',
} as const;

function alreadySize(size: 'small' | 'normal' | 'large' | 'huge'): string {
  switch (size) {
    case 'small':
      return 'The text is already as small as it gets. “More compact” reduces the space around it.';
    case 'normal':
      return 'The text is already its normal size. To change it, say “make the text bigger” or “make the text smaller”.';
    case 'large':
      return 'The text is already large. To make it even larger, say “make the text bigger”.';
    case 'huge':
      return 'The text is already as large as it gets. “More spacious” adds space around it.';
  }
}

export const dressingWords = {
  normalSize: 'back to its normal size',
  size: (size: string, back: string) => `The text is now ${size}.${back}`,
  bold: 'Titles are now bold.',
  light: 'Titles are now thin.',
  usual: 'Titles are back to normal.',
  coloured: (color: string) =>
    `Titles are now ${color}, made a little lighter or darker where needed so you can read them.`,
  noTitleSize:
    'I can’t resize titles separately. “Make the text bigger” makes all text bigger, and “make the titles bold” makes titles stand out.',
  noTitleStyle: (style: string) =>
    `I can’t make titles ${style}. I can make them bold or thin and give them a colour. Try “make the titles bold” or “make the titles dark green”.`,
  alreadySize,
  smallerAgain: ' To go back a step, say “make the text smaller”.',
  noTextColour:
    'I can’t colour plain text: it’s dark on light and light on dark, so it stays readable. I can colour titles, buttons and the background. Try “make the titles dark green”, “make the buttons green” or “make the background cream”.',
  roundest: (shape: string) => `Corners are already as ${shape} as they can be.`,
  square: 'Corners are now square on buttons, cards and fields.',
  corners: (shape: string, radius: number) =>
    `Corners are now ${shape} (${radius} pixels) on buttons, cards and fields.`,
  twoColours: (main: string, second: string) =>
    `The main colour, used for buttons and links, is now ${main}, and the sidebar is ${second}. To use them elsewhere, name the part: “make the header ${second}”.`,
  part: (part: string, shade: string, mode: string) =>
    `${part} now ${shade}. To change the whole app, say “make it ${mode}”.`,
  mode: (mode: string, shade: string) =>
    `The app now uses the ${mode} theme. If you only meant its main colour, say “use a ${shade} colour”.`,
  shade: (shade: string, of: string, code: string) =>
    `The main colour is now a ${shade} shade${of} (${code}).`,
} as const;

export const moodWords = {
  now: (mood: string, changes: string) =>
    `The app now looks ${mood}, with ${changes}. Not what you had in mind? Say “undo”, or tell me the colours, font or style you’d like.`,
} as const;

export const iconWords = {
  noIcon: (what: string, examples: string) =>
    `I don’t have an icon for “${what}”. Try something more common, such as ${examples}. I haven’t changed anything.`,
  whose: (things: string, examples: string) =>
    `Which icon should I change, and to what? Try “change the icon for ${things} to a star” or “change the app icon to a rocket”. I have icons for common things, such as ${examples}.`,
  already: (icon: string) => `The app already has ${withArticle(icon)} icon.`,
  appIcon: (icon: string) =>
    `The app now has ${withArticle(icon)} icon, next to its name and in the browser tab.`,
  pageIcon: (page: string, icon: string) => `${capitalise(thePage(page))} now has ${withArticle(icon)} icon.`,
  thingIcon: (things: string, icon: string) =>
    `${capitalise(things)} now ${agree(things, 'has', 'have')} ${withArticle(icon)} icon, in the menu and on ${agree(things, 'its', 'their')} pages.`,
} as const;

export const lookWords = {
  style: (style: string) => `The app now uses the ${style} style.`,
  exclude: (before: string, now: string) =>
    `You asked for both ${before} and ${now}. I can’t do both, so I went with ${before}. Which would you like?`,
  partIs: (part: string) => (part === 'card' ? 'The cards are' : `The ${part} is`),
  wished: {
    colour: (color: string, part: string) => `${color} for the ${part === 'card' ? 'cards' : part}`,
    mainColour: (color: string) => `${color} as the main colour`,
    style: (style: string) => `the ${style} style`,
    mode: (mode: string) => `the ${mode} theme`,
    font: (font: string) => `a ${font} font`,
    corners: (corners: string) => `${corners} corners`,
    spacing: (density: string) => `${density} spacing`,
  },
  mode: (mode: string) => `The app now uses the ${mode} theme.`,
  bothModes: (other: string) =>
    `Everyone can switch to the ${other} theme with the moon or sun at the bottom of the sidebar.`,
  part: (part: string, color: string) => `${part} now ${color}.`,
  buttonColour: (color: string) => `The main colour, used for buttons and links, is now ${color}.`,
  mainColour: (color: string) => `The main colour is now ${color}.`,
  font: (font: string) => `The app now uses a ${font} font.`,
  corners: (shape: string) => `Corners are now ${shape}.`,
  spacing: (density: string, letters: string) => `The spacing is now ${density}${letters}.`,
  light: 'The app now uses the light theme.',
  partReset: (part: string) => `${part} back to the normal colour.`,
  reset:
    'The app is back to its plain, light look with the usual font, corners and spacing. I kept the main colour.',
  letterSize:
    'Text has one size across the app: “make the text bigger” and “make the text smaller” change it. “More compact” and “more spacious” change the space around it.',
  cannot: (what: string) =>
    `I can’t change or add ${what}. I can change the colours of the background, sidebar, header, cards and buttons, and the style, font, corners and spacing.`,
} as const;

export const fontWords = {
  common: (font: string) =>
    `The font is now ${font} on devices that have it, and the closest match on others.`,
  ofDevice: 'The app now uses each device’s own font.',
  handwriting: 'The app now uses a handwriting font on devices that have one.',
  device: (font: string, stand: string) =>
    `The font is now ${font} on devices that have it. The app doesn’t download fonts, so other devices use a ${stand} font instead.`,
  now: (font: string) => `The font is now ${font}.`,
  unknown: (font: string) =>
    `I don’t know a font called “${font}”. I can use a plain, serif, rounded or typewriter font, or one that most devices have: Arial, Verdana, Georgia, Times New Roman, Comic Sans or Courier. I haven’t changed anything.`,
  other: (font: string, others: string) =>
    `The app now uses a ${font} font. You can also have ${others}, or one that most devices have, such as Georgia or Verdana.`,
} as const;
