import { Box, type LucideIcon } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { cn } from '../cn.ts';

let icons: Readonly<Record<string, LucideIcon>> | null = null;
let isAsked = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  void load();
  return () => listeners.delete(listener);
}

async function load() {
  if (isAsked) return;
  isAsked = true;
  try {
    icons = (await import('./all-icons.ts')).icons;
    for (const listener of listeners) listener();
  } catch {
    // Without its chunk a plain box stands for all; the next plan asks again.
    isAsked = false;
  }
}

/** The icon of a thing or page by its lucide name. */
export function ItemIcon({ name, className }: { name: string; className?: string }) {
  const all = useSyncExternalStore(subscribe, () => icons);
  const look = cn('size-4 shrink-0 text-muted', className);
  if (!all) return <span aria-hidden className={look} />;
  const Icon = (Object.hasOwn(all, name) ? all[name] : undefined) ?? Box;
  return <Icon aria-hidden className={look} />;
}
