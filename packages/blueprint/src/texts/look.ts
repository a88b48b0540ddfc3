export const formatWords = {
  currency: (name: string) => `Amounts are now shown in ${name}. I haven’t converted the numbers.`,
  dates: (how: string) => `Dates and times are now written ${how}, for everyone.`,
} as const;

export const dressingWords = {
  normalSize: 'back to its normal size',
  size: (size: string, back: string) => `The text is now ${size}.${back}`,
  bold: 'Titles are now bold.',
  light: 'Titles are now light.',
  usual: 'Titles are back to normal.',
  coloured: (color: string) =>
    `Titles are now ${color}, a little lighter or darker where that’s needed to read them.`,
  noTitleSize:
    'I can’t resize titles separately. “Make the text bigger” makes all text bigger, and “make the titles bold” makes titles stand out.',
  noTitleStyle: (style: string) =>
    `I can’t make titles ${style}. I can make them bold or light and give them a colour. Try “make the titles bold” or “make the titles dark green”.`,
  lastSize: (size: string, other: string) =>
    `The text is already ${size}, and there’s no ${other} size. “More compact” and “more spacious” change the space around it.`,
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
    `The ${part} is now ${shade}. To change the whole app, say “make it ${mode}”.`,
  mode: (mode: string, shade: string) =>
    `The app is now ${mode}. If you only meant its main colour, say “use a ${shade} colour”.`,
  shade: (shade: string, of: string, code: string) => `The main colour is now ${shade}${of} (${code}).`,
} as const;

export const moodWords = {
  now: (mood: string, changes: string) =>
    `The app now looks ${mood}: ${changes}. Not what you had in mind? Say “undo”, or tell me the colours, font or style you’d like.`,
  mainColour: (color: string) => `${color} as the main colour`,
} as const;

export const iconWords = {
  noIcon: (what: string, examples: string) =>
    `I don’t have an icon for “${what}”. Try something everyday, such as ${examples}. I haven’t changed anything.`,
  whose: (things: string, examples: string) =>
    `Which icon should I change, and to what? Try “change the icon of ${things} to a star” or “change the app icon to a rocket”. I know everyday things such as ${examples}.`,
  already: (icon: string) => `The app already has the icon “${icon}”.`,
  appIcon: (icon: string) => `The icon next to the app’s name and in the browser tab is now “${icon}”.`,
  pageIcon: (page: string, icon: string) => `The icon of the page ${page} is now “${icon}”.`,
  thingIcon: (things: string, icon: string) =>
    `The icon of ${things} is now “${icon}”, in the menu and on their pages.`,
} as const;

export const lookWords = {
  style: (style: string) => `The style is now ${style}.`,
  exclude: (before: string, now: string) =>
    `You asked for both ${before} and ${now}, and I can’t do both, so I left it at ${before}. Which would you like?`,
  mode: (mode: string) => `The app is now ${mode}.`,
  part: (part: string, color: string) => `The ${part} is now ${color}.`,
  buttonColour: (color: string) => `The main colour, used for buttons and links, is now ${color}.`,
  mainColour: (color: string) => `The main colour is now ${color}.`,
  font: (font: string) => `The font is now ${font}.`,
  corners: (shape: string) => `Corners are now ${shape}.`,
  spacing: (density: string, letters: string) => `The spacing is now ${density}${letters}.`,
  light: 'The app is now light.',
  partReset: (part: string) => `The ${part} is back to its normal colour.`,
  reset: 'The app is back to the plain style. I kept the main colour.',
  letterSize:
    'Text has one size across the app: “make the text bigger” and “make the text smaller” change it. “More compact” and “more spacious” change the space around it.',
  cannot: (what: string) =>
    `I can’t change ${what}. I can change the colours of the background, sidebar, header, cards and buttons, and the style, font, corners and spacing.`,
} as const;

export const fontWords = {
  common: (font: string) =>
    `The font is now ${font} on every device that has it, and the closest match elsewhere.`,
  device: (font: string, stand: string) =>
    `The font is now ${font} on devices that have it. The app doesn’t download fonts, so other devices use a ${stand} font instead.`,
  now: (font: string) => `The font is now ${font}.`,
  unknown: (font: string) =>
    `I don’t know the font “${font}”. I have plain, serif, rounded and typewriter fonts, and ones that most devices have: Arial, Verdana, Georgia, Times New Roman, Comic Sans and Courier. I haven’t changed anything.`,
  other: (font: string) =>
    `The font is now ${font}. You can also have plain, serif, rounded or typewriter, or a font that most devices have, such as Georgia or Verdana.`,
} as const;
