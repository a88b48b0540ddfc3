export const posts = {
  by: (author: string) => `${author} wrote`,
  edited: '· edited',
  quote: 'Quote',
  yours: (noun: string) => `Your ${noun}`,
  editYours: (noun: string) => `Edit your ${noun}`,
  yourName: 'Your name',
  write: (noun: string) => `Write your ${noun}`,
  post: (noun: string) => `Post ${noun}`,
  posted: 'Posted',
  notSaved: (noun: string) => `Your ${noun} couldn’t be saved`,
} as const;
