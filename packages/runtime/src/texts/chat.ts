/** Chat between the users of an app, with or without rooms. */
export const chat = {
  conversation: 'Conversation',
  messages: 'Messages',
  empty: 'No messages yet',
  emptyHint: 'Write the first one below.',
  older: 'Load older messages',
  unread: 'New',
  unreadCount: ' new',
  you: 'You',
  lastMessage: (author: string, text: string) => `${author}: ${text}`,
  deleteMessage: 'Delete this message',
  write: 'Write a message',
  writeTo: (room: string) => `Write to ${room}`,
  send: 'Send',
  notSent: 'Your message couldn’t be sent',
  noRoomsHint: (plural: string) => `People talk in ${plural}. Add the first one.`,
} as const;
