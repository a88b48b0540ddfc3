/** Ideas that people vote on and talk about. */
export const ideas = {
  mostVotes: 'Most votes',
  vote: 'Vote',
  comments: 'Comments',
  commentCount: (count: number) => (count === 1 ? 'comment' : 'comments'),
  noneInState: 'Nothing here right now',
  noneInStateHint: 'Try another status.',
  detail: (noun: string) => `The ${noun} and what people say about it`,
} as const;
