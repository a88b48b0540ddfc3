import { House, LayoutGrid, type LucideIcon } from 'lucide-react';

export type Destination = { path: string; label: string; icon: LucideIcon };

/** The main menu: only what exists. */
export const destinations: readonly Destination[] = [
  { path: '/', label: 'Home', icon: House },
  { path: '/apps', label: 'Apps', icon: LayoutGrid },
];
