import type { Archetype, Blueprint } from '@sayso/core/blueprint-schema';
import type { SourceTree } from '@sayso/core/source-tree';
import { communityEmitters } from './community-emitters.ts';
import { dashboardPage } from './dashboard.ts';
import { detailPage } from './detail.ts';
import type { Emit } from './emit.ts';
import { entitySchema } from './entity.ts';
import { chartPage, smartListPage } from './extra.ts';
import { layoutFile } from './layout.ts';
import { mainPage } from './main-page.ts';
import { checklistPage, timelinePage } from './more-views.ts';
import { cartPage, cataloguePage, publicPage } from './public.ts';
import { userSchema } from './roles.ts';
import { toolEmitters } from './tool-emitters.ts';
import { boardPage, calendarPage, galleryPage, listPage, standingsPage, timesheetPage } from './views.ts';
import { voteSchemas } from './votes.ts';

const emitters: Readonly<Partial<Record<Archetype, Emit>>> = {
  ...communityEmitters,
  ...toolEmitters,
  dashboard: dashboardPage,
  list: listPage,
  detail: detailPage,
  kanban: boardPage,
  calendar: calendarPage,
  gallery: galleryPage,
  'public-landing': publicPage,
  'public-form': publicPage,
  standings: standingsPage,
  timesheet: timesheetPage,
  catalogue: cataloguePage,
  cart: cartPage,
  chart: chartPage,
  'smart-list': smartListPage,
  timeline: timelinePage,
  checklist: checklistPage,
};

/** Every file of the app, in the order in which they are written: entities, layout, main page, other pages. */
export function emitFiles(blueprint: Blueprint): SourceTree {
  const files: Record<string, string> = {};
  for (const entity of blueprint.entities) {
    files[`entities/${entity.name}`] = `${JSON.stringify(entitySchema(blueprint, entity), null, 2)}\n`;
  }
  const people = userSchema(blueprint);
  for (const schema of [...voteSchemas(blueprint), ...(people ? [people] : [])])
    files[`entities/${schema.name}`] = `${JSON.stringify(schema, null, 2)}\n`;
  files['layout'] = layoutFile(blueprint);
  const main = mainPage(blueprint);
  for (const page of [main, ...blueprint.pages.filter((candidate) => candidate !== main)]) {
    const text = page && emitters[page.archetype]?.(blueprint, page);
    if (page && text !== undefined) files[`pages/${page.name}`] = text;
  }
  return files;
}
