/** Why values can't be held to a pattern, to follow "the pattern" or stand in brackets. */
export const patternWords = {
  invalid: 'is not a valid pattern',
  repeatsTooMuch: 'it repeats too much',
  tooManyRepeats: (most: number) => `repeats of more than ${most.toLocaleString('en')} are not supported`,
  lookahead: 'lookahead is not supported',
  lookBehind: 'look-behind is not supported',
  options: 'options inside a pattern are not supported',
  backreferences: 'backreferences are not supported',
  otherPart: 'a part of it is not supported',
  tooLargeTogether: 'the patterns of this entity are too large together',
} as const;
