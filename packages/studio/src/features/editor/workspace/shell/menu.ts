import type { App } from '@sayso/contracts/apps';
import type { LucideIcon } from 'lucide-react';
import { entityLabel, entityPrefix, viewOfEntity } from '../entity-label.ts';
import { workspaceViews } from '../views.ts';

export type MenuLink = { view: string; label: string };
/** One entry of the workspace's menu; with `links` it is a group that unfolds. */
export type MenuEntry = { label: string; icon: LucideIcon } & ({ view: string } | { links: MenuLink[] });

/** Null where the view is none of an entity's, or the app has no such entity. */
export function entityOfView(view: string, app: Pick<App, 'entities'>): string | null {
  const name = view.startsWith(entityPrefix) ? view.slice(entityPrefix.length) : '';
  return Object.hasOwn(app.entities, name) ? name : null;
}

export const menuOf = (app: App): MenuEntry[] =>
  workspaceViews.map((view): MenuEntry => {
    const { label, icon } = view;
    if ('id' in view) return { label, icon, view: view.id };
    const links = Object.keys(app.entities).map((name) => ({
      view: viewOfEntity(name),
      label: entityLabel(name, app),
    }));
    return { label, icon, links };
  });

/** The entries that a search leaves; a group that is found by its own name keeps all of its links. */
export function searchMenu(entries: readonly MenuEntry[], search: string): MenuEntry[] {
  const wanted = search.trim().toLowerCase();
  const isFound = ({ label }: { label: string }) => label.toLowerCase().includes(wanted);
  return entries.flatMap((entry): MenuEntry[] => {
    if (wanted === '' || isFound(entry)) return [entry];
    const links = 'links' in entry ? entry.links.filter(isFound) : [];
    return links.length > 0 ? [{ ...entry, links }] : [];
  });
}
