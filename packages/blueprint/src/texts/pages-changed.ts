export const emptyPages = {
  removed: (names: string) => ` I also removed the page ${names}, because it has nothing left to show.`,
} as const;

export const commentWords = {
  there: (things: string, comments: string, thing: string) =>
    `${things} already have ${comments}. You’ll find them on the page of each ${thing}.`,
  added: (thing: string, comments: string) =>
    `The page of ${thing} now has ${comments}. Everyone who’s signed in can write them.`,
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
  unknown: (count: number) => ` I couldn’t find a page for ${count} of the names.`,
  startsWith: (pages: string, missing: string) => `The menu now starts with ${pages}.${missing}`,
  opensWith: (page: string) => `The app now opens with ${page}.`,
  renamed: (before: string, now: string) => `The page ${before} is now called ${now}.`,
} as const;

export const pageWords = {
  keptFor: (things: string) => `, and ${things} to go with it`,
  needsDate: (page: string, things: string) =>
    `I can’t add a ${page} yet, because ${things} don’t have a date. Add one first.`,
  there: (page: string) => `There’s already a page like that: ${page}.`,
  visitorsToo: ' Visitors can open it without signing in.',
  added: (page: string, about: string, visitors: string) => `I added the page ${page}${about}.${visitors}`,
  coordinates: (said: string, things: string) =>
    `${said} I added a latitude and a longitude to ${things} for it.`,
  mapNeeds: (name: string, things: string) =>
    `A map needs a latitude and a longitude, so I can’t use ${name} of ${things}. To add both, try “add a map of ${things}”. I haven’t changed anything.`,
  addedPage: (page: string) => `I added the page ${page}.`,
  lacksView: (things: string, lacking: string, view: string) =>
    `${things} don’t have a ${lacking}, so a ${view} would stay empty. Add one first.`,
  nothingFor: (view: string, lacking: string) =>
    `I can’t add a ${view} yet, because nothing in your app has a ${lacking}.`,
  thereOf: (view: string, things: string, page: string) =>
    `There’s already a ${view} of ${things}: the page ${page}.`,
  addedFor: (view: string, things: string) => `I added a ${view} page for ${things}.`,
  noStatus: (things: string) => `I couldn’t add a status to ${things}.`,
  chartOfWhat: (things: string) =>
    `What should the chart show? Try “show a chart of ${things} by month”. I haven’t changed anything.`,
  nothingToDraw: (things: string) =>
    `I can’t draw that yet, because ${things} have no number or date for a chart. Add one first, for example “add an amount to ${things}”.`,
  chartPage: (page: string, chart: string) => `I added the page ${page} with the chart “${chart}”.`,
  eachShows: (thing: string) => ` Each ${thing} shows its own on its page.`,
  figureAdded: (what: string, where: string) => `I added the ${what} to the dashboard.${where}`,
  listPage: (title: string, things: string, field: string) =>
    `I added the page “${title}”: ${things} by ${field}.`,
  listAdded: (title: string, things: string, order: string) =>
    `I added the list “${title}” to the dashboard: ${things} ${order}.`,
  dueDateAdded: (said: string, things: string) => `${said} I added a due date to ${things} for it.`,
} as const;

export const settingsWords = {
  added: (page: string, names: string) =>
    `I added the page ${page}, where admins can set ${names}. The values are only kept there; they don’t change anything else.`,
} as const;
