export const dashboardWords = {
  removed: (title: string) => `I removed “${title}” from the dashboard.`,
  noPart: (name: string, parts: string) =>
    `The dashboard doesn’t have “${name}”. It has ${parts} and the newest records. I haven’t changed anything.`,
  moved: (title: string, place: string, parts: string) =>
    `“${title}” is now ${place} among the ${parts} on the dashboard.`,
  removedAll: (parts: string) => `I removed the ${parts} from the dashboard.`,
  chartKind: (title: string, kind: string) => `“${title}” is now a ${kind} chart.`,
  chartSpan: (title: string, span: string) => `“${title}” is now grouped by ${span}.`,
  by: (what: string, by: string) => `${what} by ${by}`,
  chartAdded: (title: string) => `I added the chart “${title}” to the dashboard.`,
  figureAdded: ({
    figure,
    things,
    field,
    value,
  }: {
    figure: string;
    things: string;
    field: string;
    value: string;
  }) => `The dashboard now shows ${figure} of ${things} with ${field} ${value}.`,
  bestSelling: (things: string) => `Best-selling ${things}`,
  chartAddedBy: (title: string, field: string, things: string) =>
    `I added the chart “${title}” to the dashboard, based on the ${field} of ${things}.`,
} as const;

export const figureWords = {
  chart: (title: string, of: string) => `I added the chart “${title}” to the dashboard${of}.`,
  number: (title: string, of: string) => `I added the number “${title}” to the dashboard${of}.`,
  of: (things: string) => `, from ${things}`,
  needsValues: (said: string, things: string, field: string) =>
    `${said} I added a field for it to ${things}, ${field}, which is still empty.`,
  there: (title: string) => `“${title}” is already on the dashboard.`,
} as const;

export const markWords = {
  badge: (choice: string, things: string, color: string) =>
    `“${choice}” of ${things} now has a ${color} badge everywhere.`,
  listedByDate: (field: string, things: string) =>
    `I can’t colour single rows by date, so the dashboard now lists them instead, by ${field} of ${things}. I can colour choices: they have badges.`,
  comingUp: (things: string, field: string) => `${things}: ${field} coming up`,
  listed: (field: string, things: string) =>
    `The dashboard now lists them, by ${field} of ${things}. The app doesn’t send messages.`,
} as const;

export const chartWords = {
  nothing: (name: string, things: string) =>
    `I couldn’t find anything called “${name}” to draw. You have ${things}. I haven’t changed anything.`,
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
    `${things} don’t have a ${by} to group by. Link them first (“${example}”), or choose from ${names}. I haven’t changed anything.`,
  noNumber: (things: string) =>
    `I can’t take an average, because ${things} have no number. Add one first, for example “add a rating to ${things}”. I haven’t changed anything.`,
  whichNumber: (things: string, names: string) =>
    `Which number should I average? ${things} have ${names}. I haven’t changed anything.`,
} as const;
