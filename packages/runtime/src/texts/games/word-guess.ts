export const wordGuess = {
  name: 'Word guess',
  try: 'Try',
  ready: (letters: number, tries: number) => `Guess the ${letters}-letter word in ${tries} tries.`,
  rightPlace: 'right place',
  elsewhere: 'in another place',
  notInWord: 'not in the word',
  newWord: 'New word',
  won: 'You got it!',
  word: (word: string) => `The word was ${word}.`,
  enter: 'Enter',
  delete: 'Delete',
} as const;
