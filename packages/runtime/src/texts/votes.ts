export const votes = {
  vote: 'Vote',
  like: 'Like',
  helpful: 'Helpful',
  signIn: 'Please sign in to vote',
  oneEach: 'Each person has one vote.',
  notSaved: 'Your vote couldn’t be saved',
} as const;
