import { joinWords } from '@sayso/core/join-words';
import { capitalise, isPlural } from '../words.ts';
import { agree, aPage, named, thePage, thePages, withArticle } from './grammar.ts';

export const emptyPages = {
  removed: (names: readonly string[], needs: string | undefined) =>
    ` I also removed ${thePages(names)}, which ${
      needs === undefined ? 'can’t work without it' : `${agree(names, 'needs', 'need')} ${needs}`
    }.`,
  status: 'a status with three or more choices',
  date: 'a date',
  picture: 'a picture',
  price: 'a price',
  place: 'a latitude and a longitude',
  rating: 'a rating',
} as const;

export const commentWords = {
  there: (thing: string) => `Each ${thing}’s page already has comments.`,
  added: (thing: string) => `Each ${thing}’s page now has comments. Any signed-in user can add one.`,
} as const;

export const menuWords = {
  shown: (page: string) => `${page} is in the menu now.`,
  shownSeveral: (pages: string) => `${pages} are in the menu now.`,
  hidden: (page: string) => `${page} is no longer in the menu. The page itself is still there.`,
  hiddenSeveral: (pages: string) =>
    `${pages} are no longer in the menu. The pages themselves are still there.`,
  lastPage: 'The menu needs at least one page, so I left it as it is.',
  moved: (page: string, where: string) => `I moved ${page} ${where} in the menu.`,
  stands: (page: string, place: string) => `${page} is now ${place} in the menu.`,
  unknown: (names: string) => ` I couldn’t find a page called ${names}.`,
  startsWith: (pages: string, missing: string) => `The menu now starts with ${pages}.${missing}`,
  opensWith: (page: string) => `The app now opens on ${thePage(page)}.`,
  renamed: (before: string, now: string) => `${capitalise(thePage(before))} is now called ${now}.`,
} as const;

export const pageWords = {
  keptFor: (things: string) => ` with ${things}`,
  there: (page: string) => `There’s already a page like that: ${page}.`,
  visitorsToo: '. To let visitors see it, choose “Anyone with the link” when you publish.',
  added: (page: string, about: string, end: string) => `I added ${aPage(page)}${about}${end}`,
  coordinates: (said: string, things: string) =>
    `${said} I also added latitude and longitude to ${things}, which the map needs.`,
  mapNeeds: (name: string, things: string) =>
    `A map needs a latitude and a longitude, so I can’t use ${name} for one. To add both, try “add a map of ${things}”. I haven’t changed anything.`,
  addedPage: (page: string) => `I added ${aPage(page)}.`,
  landingAdded: (page: string, end: string) => `I added a landing page called ${page}${end}`,
  bookingAdded: (page: string) => `I added ${aPage(page)}, where people can make bookings.`,
  lacksView: (things: string, { needs, wish }: { needs: string; wish: string }, view: string) =>
    `A ${view} needs ${needs}, and there isn’t one in ${things} yet. Add one first, for example “add ${wish} to ${things}”.`,
  nothingFor: (view: string, needs: string) =>
    `I can’t add a ${view} yet, because nothing in your app has ${needs}.`,
  thereOf: (view: string, things: string, page: string) =>
    `There’s already a ${view} for ${things}, on ${thePage(page)}.`,
  addedFor: (view: string, things: string) => `I added ${aPage(view)} for ${things}.`,
  noStatus: (things: string) => `I couldn’t add a status to ${things}.`,
  chartOfWhat: (things: string) =>
    `What should the chart show? Try “show a chart of ${things} by month”. I haven’t changed anything.`,
  nothingToDraw: (things: string) =>
    `I can’t draw that yet, because there’s no number or date in ${things} for a chart to show. Add one first, for example “add an amount to ${things}”.`,
  chartPage: (page: string) => `I added ${aPage(page)} with a chart.`,
  eachShows: (thing: string) => ` Each ${thing}’s page shows its own.`,
  figureAdded: (what: string, where: string) => `I added the ${what} to the dashboard.${where}`,
  listPage: (title: string, things: string, field: string) =>
    `I added ${withArticle(`“${title}” page`)}, which lists ${things} by ${field}.`,
  listAdded: (title: string, order: string) =>
    `I added ${withArticle(`“${title}” list`)} to the dashboard, ${order}.`,
  dueDateAdded: (said: string, things: string) =>
    `${said} I also added a due date field to ${things}, which the list needs.`,
} as const;

export const settingsWords = {
  added: (page: string, names: readonly string[]) => {
    const [first = '', ...others] = names;
    const isOne = others.length === 0 && !isPlural(first);
    const what = others.length === 0 ? `the ${named(first)}` : `these: ${joinWords(names)}`;
    return `I added ${aPage(page)}, where admins can set ${what}. ${isOne ? 'It’s only for reference and doesn’t' : 'They’re only for reference and don’t'} change anything else in the app.`;
  },
} as const;
