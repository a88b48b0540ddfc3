import { capitalise } from '../words.ts';
import { agree, theFields, thePage, thePages, withArticle } from './grammar.ts';

export const columnWords = {
  moved: ({ name, place, next, things }: { name: string; place: string; next: string; things: string }) =>
    `${name} now comes ${place} ${next} in the ${things} list.`,
  showsAll: (things: string) => `The ${things} list already shows everything that fits.`,
  showsOnly: (things: string, names: readonly string[]) =>
    `The ${things} list already shows only ${theFields(names)}.`,
  shows: (things: string, names: readonly string[]) =>
    `The ${things} list now shows ${theFields(names)}. Open a row to see the rest, or choose your own columns above the list.`,
} as const;

export const focusWords = {
  own: (things: string) => `each user only their own ${things}`,
  today: (things: string) => `only today’s ${things}`,
  onlyThose: (what: string) => `only ${what}`,
  those: (things: string, which: string) => `${things} ${which}`,
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
    `${capitalise(thePages([page, list]))} now ${what}. To see all ${things} on ${thePage(list)}, turn off “${button}” above the list.`,
  opens: ({ page, what, button, things }: { page: string; what: string; button: string; things: string }) =>
    `${capitalise(thePage(page))} now ${what}. To see all ${things}, turn off “${button}” above the list.`,
  shows: (what: string, pages: readonly unknown[]) => `${agree(pages, 'shows', 'show')} ${what}`,
  hides: (what: string, pages: readonly unknown[]) => `${agree(pages, 'hides', 'hide')} ${what}`,
  dashboardOnly: (title: string, words: string) =>
    `The “${title}” list on the dashboard now shows only ${words}.`,
  listAdded: (title: string) => `I added ${withArticle(`“${title}” list`)} to the dashboard.`,
  showsAll: (page: string, things: string) => `${capitalise(thePage(page))} now shows all ${things} again.`,
  asBefore: (page: string, things: string) => `${capitalise(thePage(page))} shows all ${things}, as before.`,
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
    `The ${things} list is now sorted by ${name}, so those with the same ${name} are together. For a board, I need a dropdown or a yes/no field to make columns from.`,
  rows: (things: string, size: number, sizes: string) =>
    `The ${things} list now shows ${size} rows per page.${sizes}`,
  column: (name: string, place: string, things: string) =>
    `${name} is now the ${place} column in the ${things} list.`,
  view: (page: string, view: string) =>
    `${capitalise(thePage(page))} now opens as ${view}. Use the tabs to switch to another view.`,
} as const;

export const quickWords = {
  added: (things: string, button: string, what: string) =>
    `Each row in the ${things} list now has ${withArticle(`“${button}” button`)}, which ${what}.`,
  markAs: (state: string) => `Mark as ${state}`,
  sets: (field: string, value: string) => `sets the ${field} to “${value}”`,
  ticks: (field: string) => `ticks ${theFields([field])}`,
} as const;
