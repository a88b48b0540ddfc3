/** Words a minute by the usual count of five characters a word, of what is right so far. */
export const wordsPerMinute = (rightCharacters: number, ms: number): number =>
  ms <= 0 ? 0 : Math.round(rightCharacters / 5 / (ms / 60_000));

export const rightCharacters = (text: string, typed: string): number =>
  [...typed].filter((letter, at) => text[at] === letter).length;

/** Percent of the typed characters that are right. */
export const accuracy = (text: string, typed: string): number =>
  typed === '' ? 100 : Math.round((rightCharacters(text, typed) / [...typed].length) * 100);

export const typingTexts: readonly string[] = [
  'The morning train was late again, so Mara bought a coffee and watched the pigeons argue over a crumb on the platform.',
  'Good bread needs little more than flour, water, salt and time; most of the work is done while the baker sleeps.',
  'A lighthouse keeper counts the ships at night, not because anybody asks him to, but because the dark is long.',
  'When the rain stopped, the children ran outside and built a harbour of sticks and stones along the little stream.',
  'Old maps show sea monsters where nobody had been, which was an honest way to say that more was not known.',
  'Every Thursday the library opens its garden, and people bring chairs, blankets and books that they want to share.',
  'The mechanic listened to the engine for a while, nodded, and tightened a single screw that nobody else had seen.',
  'Learning to type well is mostly learning to look up: the hands know more than the eyes like to believe.',
];
