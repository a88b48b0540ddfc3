export const typing = {
  name: 'Typing speed',
  wordsPerMinute: 'Words/min',
  accuracy: 'Accuracy',
  ready: 'Start typing. The clock starts with your first key.',
  play: 'Keep going.',
  over: 'Finished.',
  newText: 'New text',
  label: 'Type the text here',
  placeholder: 'Type here',
  speed: (words: number) => `${words} words a minute`,
  correct: (percent: number, characters: number) => `${percent}% of ${characters} characters correct`,
} as const;

/** What is typed: only characters that every keyboard has, so no curly quotes. */
export const typingTexts: readonly string[] = [
  'The morning train was late again, so Mara bought a coffee and watched the pigeons argue over a crumb on the platform.',
  'Good bread needs little more than flour, water, salt and time; most of the work is done while the baker sleeps.',
  'A lighthouse keeper counts the ships at night, not because anybody asks him to, but because the dark is long.',
  'When the rain stopped, the children ran outside and built a harbour of sticks and stones along the little stream.',
  'Old maps show sea monsters where nobody had been, which was an honest way of saying that nobody knew what was there.',
  'Every Thursday the library opens its garden, and people bring chairs, blankets and books they want to share.',
  'The mechanic listened to the engine for a while, nodded, and tightened a single screw that nobody else had noticed.',
  'Learning to type well is mostly learning to look up: your hands know more than your eyes like to believe.',
];
