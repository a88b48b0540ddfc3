import type { LucideIcon } from 'lucide-react';
import { flatPages, type PageConfig, pages } from './pages.ts';

export type Destination = { path: string; label: string; icon: LucideIcon };

/** Places of the menu: what has an icon there and does not stay out of it. */
export const menuOf = (of: readonly PageConfig[]): Destination[] =>
  flatPages(of).flatMap(({ url, name, icon, showInMenu = true }) =>
    showInMenu && icon ? [{ path: url, label: name, icon }] : [],
  );

/** The main menu: only what exists. */
export const destinations: readonly Destination[] = menuOf(pages);
