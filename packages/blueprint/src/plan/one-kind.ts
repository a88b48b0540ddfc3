import type { Archetype, Blueprint, BlueprintEntity, BlueprintPage } from '@sayso/core/blueprint-schema';
import type { Reading } from '../read/reading.ts';
import { entityById } from './look.ts';

/** Pages on which people meet: an app that keeps only what belongs to one of them opens with it. */
const meeting: ReadonlySet<Archetype> = new Set(['feedback', 'forum', 'chat', 'survey']);

/** What a page shows, and what hangs on it: rooms, replies, comments. */
const isOf = (blueprint: Blueprint, { entity, target }: BlueprintPage, one: BlueprintEntity): boolean =>
  one.id === entity ||
  one.id === target ||
  /^(?:comment|topic_reply|channel|survey_answer|vote)$/.test(one.concept ?? '') ||
  (entityById(blueprint, entity)?.fields.some(({ ref }) => ref === one.id) === true &&
    one.why.from !== 'text');

/** The page that is the whole app, where there is one. */
export const wholePage = (blueprint: Blueprint): BlueprintPage | undefined =>
  blueprint.pages.find(
    (page) =>
      meeting.has(page.archetype) &&
      page.entity !== undefined &&
      blueprint.entities.every((one) => isOf(blueprint, page, one)),
  );

const figures =
  /\b(?:dash ?boards?|statistics?|stats|reports?|charts?|graphs?|figures|totals?|averages?|overdue|at a glance|how many)\b/i;

/** Whether anything was told of that no other page than a dashboard shows. */
export const asksForFigures = ({ text, pages }: Reading): boolean =>
  figures.test(text) || pages.some(({ kind }) => kind === 'smart' || kind === 'chart' || kind === 'number');

/** The app opens with the page that it is; figures of it are kept where they were asked for, or behind a visitors' page. */
export function openWithWhole(
  blueprint: Blueprint,
  reading: Reading,
  dashboard: BlueprintPage | undefined,
): void {
  const whole = wholePage(blueprint);
  if (!whole) {
    // Habits are ticked off each day: that is what such an app is opened for.
    const today = blueprint.pages.find(({ archetype }) => archetype === 'checklist');
    if (today && reading.isSettled && !asksForFigures(reading)) blueprint.app.mainPage = today.id;
    return;
  }
  const hasOwn = dashboard !== undefined && (whole.public || asksForFigures(reading));
  if (whole.public || !asksForFigures(reading)) blueprint.app.mainPage = whole.id;
  if (dashboard && !hasOwn) blueprint.pages = blueprint.pages.filter((page) => page !== dashboard);
}

/** Pages that show all records of a thing as its people use them. */
const shows: ReadonlySet<Archetype> = new Set(['feedback', 'chat', 'leaderboard']);

/** A table beside a page of the same records is called otherwise, or stays out of the menu where it only repeats. */
export function tellListsApart(blueprint: Blueprint, { text }: Reading): void {
  for (const list of blueprint.pages.filter(({ archetype }) => archetype === 'list')) {
    const things = list.label.toLowerCase();
    const other = blueprint.pages.find(
      ({ archetype, entity, nav }) => nav && shows.has(archetype) && entity === list.entity,
    );
    if (!other) continue;
    if (other.label === list.label) list.label = `All ${things}`;
    else if (repeats(blueprint, other) && !isToldAsList(text, things)) list.nav = false;
  }
}

/** Messages are written in the chat, and scores come from the game; others are put in by hand. Visitors' pages have no table beside them. */
const repeats = ({ pages }: Blueprint, { archetype, entity, public: isOpen }: BlueprintPage): boolean =>
  !isOpen &&
  (archetype === 'chat' ||
    pages.some(
      (page) => /^(?:quiz|game)$/.test(page.archetype) && (page.entity === entity || page.target === entity),
    ));

const isToldAsList = (text: string, things: string): boolean =>
  new RegExp(`\\b(?:list|table|overview|page)s? (?:of|with) (?:\\w+ )?${things}\\b`, 'i').test(text);
