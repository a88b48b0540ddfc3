/**
 * A kind of app that nearly everybody asks for in the same few words, and what those words mean in it.
 * `heart` lists what such an app cannot do without, its main thing first. What a word means is written as
 * `concept` or `concept=word` (a thing; `<` before it: the main thing refers to it; `>`: it refers to the main thing),
 * `.field` (kept of the main thing), `concept.field` (kept of that thing), `-` (the app shows it by itself)
 * or several of these with `+` between them.
 */
export type PrivateKind = {
  /** An app type of the lexicon; the app has its icon, and is as private. */
  type: string;
  names: readonly string[];
  heart: readonly string[];
  words: ReadonlyMap<string, string>;
  /** Cards that are practised: asked one by one. */
  practises: boolean;
};

const list = (text: string): string[] => text.split(',').map((word) => word.trim());

export const privateKind = (
  type: string,
  names: string,
  {
    heart,
    practises = false,
    ...words
  }: { heart: string; practises?: boolean; [words: string]: string | boolean | undefined },
): PrivateKind => ({
  type,
  names: list(names),
  heart: heart.split(' '),
  practises,
  words: new Map(
    Object.entries(words).flatMap(([forms, meaning]) =>
      typeof meaning === 'string' ? list(forms).map((form) => [form, meaning] as const) : [],
    ),
  ),
});

/** What means the same in all of them. */
export const anywhere: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'search, search function, filter, filtering, sorting, sort, dark mode, dashboard, overview, statistic, stat, chart, graph, report, summary, trend, history, reminder, notification, alert, insight, analytics, visualization, export, csv export, daily reminder, email reminder, progress chart, weekly chart, monthly chart, monthly report, weekly report, monthly summary, weekly summary, yearly summary, monthly overview, weekly overview, total, monthly total, weekly total, yearly total, total cost, average, weekly average, monthly average, daily average, countdown, due date reminder, progress bar, pie chart, spending chart, mood chart, weight chart, progress graph':
      '-',
    'note, comment, remark': '.notes',
    'photo, picture, image': '.photo',
    'tag, label': '.tags',
    'rating, star rating, star': '.rating',
    'due date, deadline': '.due date',
    priority: '.priority(low|medium|high)',
    'favourite, favorite': '.favourite:bool',
    'link, url': '.link',
    'calendar, calendar view': '-',
  }).flatMap(([forms, meaning]) => list(forms).map((form) => [form, meaning] as const)),
);
