export const formWords = {
  newsletter: (page: string, list: string) =>
    `I added ${page} where visitors can leave their email address without signing in. Only admins can see who’s on it. The app can’t send emails: to take the addresses to your email tool, open the “Import and export” menu (three dots) above the ${list} list and choose “Export CSV”.`,
  there: (page: string) => `There’s already a form like that on ${page}.`,
  contact: (page: string, list: string) =>
    `I added ${page} where visitors can write to you without signing in. You’ll find their messages on the ${list} page, which only admins can see.`,
  senderName: 'Name',
  senderEmail: 'Email',
  sendersOwn: (name: string) => `Your ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
} as const;
