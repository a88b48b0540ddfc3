import type { App } from '@sayso/contracts/apps';

/**
 * Whether the app's layout would go on showing the name that the app had. The kit's frame shows the name that the app
 * has now; a frame that somebody wrote shows what is written in it.
 */
export function layoutKeepsName({ layout }: Pick<App, 'layout'>, name: string): boolean {
  if (layout === null || layout.includes('<AppShell')) return false;
  for (let at = layout.indexOf(name); at >= 0; at = layout.indexOf(name, at + 1)) {
    const around = [layout[at - 1] ?? '', layout[at + name.length] ?? ''];
    // "Tea" is not the name in "Team".
    if (!around.some((character) => /[\p{L}\p{N}_]/u.test(character))) return true;
  }
  return false;
}
