export const beyondWords = {
  messages: 'The app doesn’t send messages',
  payments: 'The app doesn’t take payments; it only keeps track of what’s owed and paid',
  scanning: 'The app can’t scan codes',
  services: 'The app isn’t connected to other services',
  due: (problem: string) => `${problem}, but it can list what’s due.`,
  formula: (words: string, page: string) =>
    `I couldn’t work out ${words} as you wrote it. The closest I have is ${page}.`,
  more: (count: number) => `${count} more like these`,
  unused: (words: string) =>
    `I haven’t used: ${words}. If any of it matters, ask for it again in other words.`,
  list: (which: string, things: string) => `List ${which} ${things}`,
} as const;
