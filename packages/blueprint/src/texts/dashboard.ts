import { joinWords } from '@sayso/core/join-words';
import { inQuotes, isPlural } from '../words.ts';
import { named, withArticle } from './grammar.ts';

const aChart = (title: string): string => withArticle(`“${title}” chart`);

/** Colours are stored by their name in CSS. */
const british = (color: string): string => color.replace('gray', 'grey');

export const dashboardWords = {
  removed: (title: string) => `I removed “${title}” from the dashboard.`,
  newest: 'a list of what’s new',
  noPart: (name: string, parts: string) =>
    `There’s no “${name}” on the dashboard. It has ${parts}. I haven’t changed anything.`,
  moved: (title: string, place: string, parts: string) =>
    `“${title}” is now ${place} among the ${parts} on the dashboard.`,
  removedAll: (parts: string) => `I removed the ${parts} from the dashboard.`,
  chartKind: (title: string, kind: string) => `“${title}” is now a ${kind} chart.`,
  chartSpan: (title: string, span: string) => `“${title}” is now grouped by ${span}.`,
  by: (what: string, by: string) => `${what} by ${by}`,
  chartAdded: (title: string) => `I added ${aChart(title)} to the dashboard.`,
  figureAdded: (figure: string, things: string, which: string) =>
    `I added ${figure} of ${things} ${which} to the dashboard.`,
  bestSelling: (things: string) => `Best-selling ${things}`,
  chartAddedBy: (title: string, field: string, things: string) =>
    `I added ${aChart(title)} to the dashboard, based on the ${field} in your ${things}.`,
} as const;

export const figureWords = {
  chart: aChart,
  number: inQuotes,
  added: (figures: readonly string[], of: string) => `I added ${joinWords(figures)} to the dashboard${of}.`,
  of: (things: string) => `, based on your ${things}`,
  needsValues: (said: string, things: string, field: string) =>
    `${said} I also added ${withArticle(`${field} field`)} to ${things}, which is empty for now.`,
  there: (title: string) => `“${title}” is already on the dashboard.`,
} as const;

export const markWords = {
  badges: (things: string, [first, ...others]: readonly (readonly [choice: string, color: string])[]) => {
    const [choice, color] = first ?? ['', ''];
    const one = `“${choice}” now has ${withArticle(british(color))} badge`;
    const rest = others.map(([other, its]) => `“${other}” ${withArticle(british(its))} one`);
    return `For ${things}, ${joinWords([one, ...rest])}${rest.length > 0 ? ',' : ''} everywhere.`;
  },
  listedByDate: (title: string, field: string) =>
    `I can’t colour individual rows by date, so I added ${withArticle(`“${title}” list`)} to the dashboard instead, sorted by ${field}. I can colour the choices of a dropdown.`,
  comingUp: (things: string, field: string) => `${things}: ${field} coming up`,
  coming: (things: string, field: string) => `${things} whose ${field} is coming up`,
  past: (things: string, field: string) => `${things} whose ${field} has passed`,
  byField: (things: string, field: string) => `the latest ${things} by ${field}`,
  below: (things: string, field: string, count: string) =>
    `${things} whose ${field} is below ${count}, lowest first`,
  above: (things: string, field: string, count: string) => `${things} whose ${field} is above ${count}`,
  listed: (which: string) => `The app can’t send emails or reminders, but the dashboard now lists ${which}.`,
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
    `Which number should I average? The number fields of your ${things} are ${names}. I haven’t changed anything.`,
} as const;

/** "a price", "hours". */
const anyOf = (field: string): string => (isPlural(field) ? named(field) : withArticle(named(field)));

/** Which ones are meant, behind their name: "orders that are still open". */
export const conditionWords = {
  is: (field: string, value: string) => `with the ${named(field)} ${value}`,
  isNot: (field: string, value: string) => `with ${anyOf(field)} other than ${value}`,
  compared: (field: string, limit: string) => `with ${anyOf(field)} ${limit}`,
  soldOut: 'that are sold out',
  notSoldOut: 'that aren’t sold out',
  open: 'that are still open',
  notOpen: 'that are no longer open',
  finished: 'that are finished',
  notFinished: 'that aren’t finished',
} as const;
