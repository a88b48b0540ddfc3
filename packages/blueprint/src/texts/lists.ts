export const columnWords = {
  moved: ({ name, place, next, things }: { name: string; place: string; next: string; things: string }) =>
    `${name} now comes ${place} ${next} in the ${things} list.`,
  showsAll: (things: string) => `The ${things} list already shows everything that fits.`,
  showsOnly: (things: string, names: string) => `The ${things} list already shows only ${names}.`,
  shows: (things: string, names: string) =>
    `The ${things} list now shows ${names}. Open a row to see the rest, or choose your own columns above the list.`,
} as const;

export const focusWords = {
  own: (things: string) => `each person’s own ${things}`,
  today: (things: string) => `today’s ${things}`,
  is: (things: string, field: string, value: string) => `the ${things} whose ${field} is ${value}`,
  isNot: (things: string, field: string, value: string) => `the ${things} whose ${field} isn’t ${value}`,
  when: (what: string) => `the ${what}`,
  forVisitors: ({
    what,
    page,
    list,
    button,
    things,
  }: {
    what: string;
    page: string;
    list: string;
    button: string;
    things: string;
  }) =>
    `Visitors now see ${what} on the page ${page}. ${list} opens with them too; the button “${button}” above the list switches back to all ${things}.`,
  opens: ({ page, what, button, things }: { page: string; what: string; button: string; things: string }) =>
    `The page ${page} now opens with ${what}. The button “${button}” above the list switches back to all ${things}.`,
  dashboardOnly: (title: string, words: string) =>
    `The list “${title}” on the dashboard now shows only ${words}.`,
  listAdded: (title: string) => `I added the list “${title}” to the dashboard.`,
  showsAll: (page: string, things: string) => `The page ${page} now opens with all ${things} again.`,
} as const;

export const listWords = {
  boardChanged: (things: string, field: string) =>
    `The board of ${things} now has a column for each ${field}.`,
  boardAdded: (things: string, field: string) =>
    `I added a board of ${things} with a column for each ${field}.`,
  searched: (things: string, fields: string, where: string) =>
    `You can now search ${things} by ${fields}${where}.`,
  filtered: (things: string, fields: string, where: string) =>
    `You can now filter ${things} by ${fields}${where}.`,
  sizes: ' (I can show 10, 25, 50 or 100)',
  oneSort: (said: string, left: string) =>
    `${said} I can only sort a list by one field, so I left out “${left}”.`,
  sortedByAdded: (things: string, order: string) =>
    `${things} are now sorted by when they were added, ${order} first.`,
  noSortField: (things: string, name: string, names: string) =>
    `${things} don’t have a field called “${name}” to sort by. They have ${names}.`,
  sorted: (things: string, name: string, order: string) => `${things} are now sorted by ${name}, ${order}.`,
  noField: (things: string, name: string, names: string) =>
    `${things} don’t have a field called “${name}”. They have ${names}.`,
  grouped: (things: string, name: string) =>
    `${things} are now sorted by ${name}, so the same ones stay together. For a column each, it needs to be a choice or a yes/no field.`,
  rows: (things: string, size: number, sizes: string) =>
    `The list of ${things} now shows ${size} rows per page${sizes}.`,
  column: (name: string, place: string, things: string) => `${name} is now the ${place} column of ${things}.`,
  shows: (things: string, names: string) =>
    `The list of ${things} now shows ${names}. Open a row to see the other fields.`,
  lacksView: (things: string, lacking: string, view: string) =>
    `${things} don’t have a ${lacking}, so a ${view} would stay empty. Add one first.`,
  view: (things: string, view: string) =>
    `${things} now open as ${view}. The other views are tabs next to it.`,
} as const;

export const quickWords = {
  added: (things: string, button: string, what: string) =>
    `Each row of ${things} now has a button “${button}”, which sets ${what}.`,
  markAs: (state: string) => `Mark as ${state}`,
  sets: (field: string, value: string) => `${field} to ${value}`,
} as const;
