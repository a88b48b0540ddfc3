export const beyondWords = {
  messages: 'The app can’t send emails or reminders',
  payments: 'The app can’t take payments; it only keeps track of what’s owed and paid',
  scanning: 'The app can’t scan codes',
  services: 'The app can’t connect to other services',
  due: (problem: string) => `${problem}, but it can list what’s due.`,
  formula: (words: string, page: string) =>
    `I couldn’t work out ${words} as you wrote it. The closest I have is ${page}.`,
  more: (count: number) => `${count} more like these`,
  noPage: (page: string, wish: string) => `I haven’t added ${page} page yet. To add one, say “${wish}”.`,
  noPeople: (people: string, wish: string) => `I haven’t added ${people} yet. To add them, say “${wish}”.`,
  cannot: (words: string) => `I can’t add ${words}.`,
  unused: (words: string, it: string) =>
    `I couldn’t work out what to do with ${words}. Try saying ${it} another way.`,
  list: (which: string, things: string) => `List ${which} ${things}`,
} as const;
