import type { AppType } from './app-type.ts';
import { lifeAppTypes } from './app-types-life.ts';
import { privateAppTypes } from './app-types-private.ts';
import { sectorAppTypes } from './app-types-sectors.ts';
import { workAppTypes } from './app-types-work.ts';

export const appTypes: readonly AppType[] = [
  ...workAppTypes,
  ...lifeAppTypes,
  ...sectorAppTypes,
  ...privateAppTypes,
];

/** Words that stand for the app itself, never for a thing in it. */
export const appNouns = new Set(
  'app,tool,system,platform,website,site,web app,tracker,manager,planner,organizer,organiser,software,database,portal,dashboard,management,tracking,solution,program,directory,business,company,agency,organisation,assistant,interface,page,screen,onepager,one-pager'.split(
    ',',
  ),
);
