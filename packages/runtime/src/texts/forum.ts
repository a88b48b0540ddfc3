/** Topics of a forum and their replies. */
export const forum = {
  active: 'Active',
  mostReplies: 'Most replies',
  pinned: 'Pinned',
  locked: 'Locked',
  pin: 'Pin',
  unpin: 'Unpin',
  lock: 'Lock',
  unlock: 'Unlock',
  lastReply: 'last reply',
  replies: (count: number) => (count === 1 ? 'reply' : 'replies'),
  closed: (noun: string) => `This ${noun} is closed to replies.`,
} as const;
