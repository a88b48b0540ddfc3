import { capitalise } from '../words.ts';
import { thePage, withArticle } from './grammar.ts';

export const columnWords = {
  moved: ({ name, place, next, things }: { name: string; place: string; next: string; things: string }) =>
    `${name} now comes ${place} ${next} in the ${things} list.`,
  showsAll: (things: string) => `The ${things} list already shows everything that fits.`,
  showsOnly: (things: string, names: string) => `The ${things} list already only shows ${names}.`,
  shows: (things: string, names: string) =>
    `The ${things} list now shows ${names}. Open a row to see the rest, or choose your own columns above the list.`,
} as const;

export const focusWords = {
  own: (things: string) => `each person’s own ${things}`,
  today: (things: string) => `today’s ${things}`,
  is: (things: string, field: string, value: string) => `the ${things} whose ${field} is ${value}`,
  isNot: (things: string, field: string, value: string) => `the ${things} whose ${field} isn’t ${value}`,
  those: (things: string, which: string) => `the ${things} ${which}`,
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
    `Visitors now see ${what} on ${thePage(page)}, and ${thePage(list)} opens with them too. The “${button}” button above the list switches back to all ${things}.`,
  opens: ({ page, what, button, things }: { page: string; what: string; button: string; things: string }) =>
    `${capitalise(thePage(page))} now opens with ${what}. The “${button}” button above the list switches back to all ${things}.`,
  dashboardOnly: (title: string, words: string) =>
    `The “${title}” list on the dashboard now only shows ${words}.`,
  listAdded: (title: string) => `I added ${withArticle(`“${title}” list`)} to the dashboard.`,
  showsAll: (page: string, things: string) =>
    `${capitalise(thePage(page))} now opens with all ${things} again.`,
} as const;

export const listWords = {
  boardChanged: (things: string, columns: string) => `The board for ${things} now has ${columns}.`,
  boardAdded: (things: string, columns: string) => `I added a board for ${things} with ${columns}.`,
  columnForEach: (field: string) => `a column for each ${field}`,
  columnForMarked: (marked: string) => `one column for those ${marked} and one for the rest`,
  searched: (things: string, fields: string, where: string) =>
    `You can now search ${things} by ${fields}${where}.`,
  filtered: (things: string, fields: string, where: string) =>
    `You can now filter ${things} by ${fields}${where}.`,
  sizes: ' It’s the closest I can do: I can show 10, 25, 50 or 100.',
  oneSort: (said: string, left: string) =>
    `${said} I can only sort a list by one field, so I left out “${left}”.`,
  sortedByAdded: (things: string, order: string) =>
    `The ${things} list is now sorted by the date they were added, ${order} first.`,
  noSortField: (things: string, name: string, names: string) =>
    `There’s no “${name}” field in ${things} to sort by. You can use ${names}.`,
  sorted: (things: string, name: string, order: string) =>
    `The ${things} list is now sorted by ${name}, ${order}.`,
  noField: (things: string, name: string, names: string) =>
    `There’s no “${name}” field in ${things}. The fields are ${names}.`,
  grouped: (things: string, name: string) =>
    `The ${things} list is now sorted by ${name}, so those with the same ${name} are together. For a board with a column each, I need a field with choices or a yes/no field.`,
  rows: (things: string, size: number, sizes: string) =>
    `The ${things} list now shows ${size} rows per page.${sizes}`,
  column: (name: string, place: string, things: string) =>
    `${name} is now the ${place} column in the ${things} list.`,
  shows: (things: string, names: string) =>
    `The ${things} list now shows ${names}. Open a row to see the other fields.`,
  view: (page: string, view: string) =>
    `${capitalise(thePage(page))} now opens as ${view}. Use the tabs to switch to another view.`,
} as const;

export const quickWords = {
  added: (things: string, button: string, what: string) =>
    `Each row in the ${things} list now has ${withArticle(`“${button}” button`)}, which sets ${what}.`,
  markAs: (state: string) => `Mark as ${state}`,
  sets: (field: string, value: string) => `${field} to “${value}”`,
} as const;
