import { withArticle } from './grammar.ts';

const aChart = (title: string): string => withArticle(`“${title}” chart`);

export const dashboardWords = {
  removed: (title: string) => `I removed “${title}” from the dashboard.`,
  newest: 'a list of what’s new',
  noPart: (name: string, parts: string) =>
    `The dashboard doesn’t have “${name}”. It has ${parts}. I haven’t changed anything.`,
  moved: (title: string, place: string, parts: string) =>
    `“${title}” is now ${place} among the ${parts} on the dashboard.`,
  removedAll: (parts: string) => `I removed the ${parts} from the dashboard.`,
  chartKind: (title: string, kind: string) => `“${title}” is now a ${kind} chart.`,
  chartSpan: (title: string, span: string) => `“${title}” is now grouped by ${span}.`,
  by: (what: string, by: string) => `${what} by ${by}`,
  chartAdded: (title: string) => `I added ${aChart(title)} to the dashboard.`,
  figureAdded: (figure: string, things: string, which: string) =>
    `The dashboard now shows ${figure} of ${things} ${which}.`,
  bestSelling: (things: string) => `Best-selling ${things}`,
  chartAddedBy: (title: string, field: string, things: string) =>
    `I added ${aChart(title)} to the dashboard, based on the ${field} in your ${things}.`,
} as const;

export const figureWords = {
  chart: (title: string, of: string) => `I added ${aChart(title)} to the dashboard${of}.`,
  number: (title: string, of: string) => `I added “${title}” to the dashboard${of}.`,
  of: (things: string) => `, based on your ${things}`,
  needsValues: (said: string, things: string, field: string) =>
    `${said} For that, I added ${withArticle(`${field} field`)} to ${things}. It’s empty so far.`,
  there: (title: string) => `“${title}” is already on the dashboard.`,
} as const;

export const markWords = {
  badge: (choice: string, things: string, color: string) =>
    `For ${things}, “${choice}” now has ${withArticle(color)} badge everywhere.`,
  listedByDate: (field: string, things: string) =>
    `I can’t colour single rows by date, so the dashboard now lists these ${things} by ${field} instead. I can colour choices, which have badges.`,
  comingUp: (things: string, field: string) => `${things}: ${field} coming up`,
  listed: (field: string, things: string) =>
    `The app doesn’t send messages, but the dashboard now lists these ${things} by ${field}.`,
} as const;

export const chartWords = {
  nothing: (name: string, things: string) =>
    `I couldn’t find anything called “${name}” to draw. Your app has ${things}. I haven’t changed anything.`,
  notLinked: ({
    things,
    by,
    example,
    names,
  }: {
    things: string;
    by: string;
    example: string;
    names: string;
  }) =>
    `${things} don’t have ${withArticle(by)} to group by. Link them first (“${example}”)${names === '' ? '' : `, or choose from ${names}`}. I haven’t changed anything.`,
  noNumber: (things: string) =>
    `I can’t work out an average, because ${things} don’t have a number. Add one first, for example “add a rating to ${things}”. I haven’t changed anything.`,
  whichNumber: (things: string, names: string) =>
    `Which number should I average? ${things} have ${names}. I haven’t changed anything.`,
} as const;

/** Which ones are meant, behind their name: "orders that are still open". */
export const conditionWords = {
  is: (field: string, value: string) => `with ${field} ${value}`,
  isNot: (field: string, value: string) => `with ${withArticle(field)} other than ${value}`,
  soldOut: 'that are sold out',
  notSoldOut: 'that aren’t sold out',
  open: 'that are still open',
  notOpen: 'that are no longer open',
  finished: 'that are finished',
  notFinished: 'that aren’t finished',
} as const;
