export const formWords = {
  newsletter: (page: string, things: string) =>
    `I added ${page} where visitors can leave their email address without signing in. Only admins can see the ${things}. The app doesn’t send emails: to take the addresses to your email tool, click the three dots above the table and choose “Export CSV”.`,
  there: (page: string) => `There’s already a form like that on ${page}.`,
  contact: (page: string, things: string) =>
    `I added ${page} where visitors can write to you without signing in. You’ll find their messages under ${things}, which only admins can see.`,
} as const;
