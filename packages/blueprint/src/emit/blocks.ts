import { formatBlock } from '@sayso/core/blocks/format';
import type { Blueprint } from '@sayso/core/blueprint-schema';
import { pageOpenedWith } from './main-page.ts';

/** The block that writes a file of the app. */
export function blockFor(path: string, source: string): string {
  if (path.startsWith('entities/'))
    return formatBlock('entity', { name: path.slice('entities/'.length), mode: 'replace' }, source);
  if (path === 'layout') return formatBlock('layout', {}, source);
  return formatBlock('write', { path }, source);
}

export function settingsBlock(blueprint: Blueprint): string {
  const { name, description } = blueprint.app;
  const main = pageOpenedWith(blueprint);
  const settings = {
    name,
    ...(main === undefined ? {} : { main_page: main }),
    description,
    theme_color: blueprint.theme.primary,
  };
  return formatBlock('set_app', {}, JSON.stringify(settings, null, 2));
}
