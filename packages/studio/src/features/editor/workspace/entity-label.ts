import type { App } from '@sayso/contracts/apps';
import { describePath } from '../describe-path.ts';

/** What the person calls one kind of thing. */
export const entityLabel = (name: string, { entities }: Pick<App, 'entities'>): string =>
  entities[name]?.title ?? describePath(`entities/${name}`).name;

/** Addresses of entities' views begin so. */
export const entityPrefix = 'entity-';
export const viewOfEntity = (name: string) => `${entityPrefix}${name}`;
