import { LayoutGrid } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Icon } from './api.ts';

const own = 'kit-favicon';

/** Draws the app's mark into the tab, unless the page names a picture of its own. */
export function Favicon({ icon: Mark = LayoutGrid, look }: { icon?: Icon | undefined; look: string }) {
  const drawn = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another look has other colours on the root element
  useEffect(() => {
    const given = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
    const isTaken =
      given !== null && given.id !== own && (given.getAttribute('href') ?? 'data:,') !== 'data:,';
    const mark = drawn.current?.querySelector('svg')?.innerHTML;
    if (isTaken || mark === undefined) return;
    const link = given ?? document.head.appendChild(document.createElement('link'));
    const colors = document.documentElement.style;
    const ground = colors.getPropertyValue('--seed');
    const ink = colors.getPropertyValue('--primary-foreground');
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${ground}"/><g transform="translate(6.4 6.4) scale(.8)" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${mark}</g></svg>`;
    Object.assign(link, { id: own, rel: 'icon', href: `data:image/svg+xml,${encodeURIComponent(picture)}` });
  }, [Mark, look]);
  return (
    <span ref={drawn} hidden>
      <Mark />
    </span>
  );
}
