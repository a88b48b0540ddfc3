import type { App } from '@sayso/contracts/apps';
import { Component, Database, LayoutPanelLeft, type LucideIcon, PanelsTopLeft, Zap } from 'lucide-react';
import { describePath } from '../describe-path.ts';

export type SourceFile = { path: string; name: string; text: string };
export type SourceGroup = {
  label: string;
  icon: LucideIcon;
  files: readonly SourceFile[];
  /** What stands here while there are none. */
  empty: string;
};

const filesOf = (folder: string, texts: Record<string, string>): SourceFile[] =>
  Object.entries(texts).map(([file, text]) => {
    const path = `${folder}/${file}`;
    return { path, name: describePath(path).name, text };
  });

/** All that an app is made of, as its makers think of it. */
export function sourceGroups(app: App): SourceGroup[] {
  const schemas = app.user_entity ? { ...app.entities, User: app.user_entity } : app.entities;
  const entities = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, JSON.stringify(schema, null, 2)]),
  );
  const layout = app.layout === null ? [] : [{ path: 'layout', name: 'Layout', text: app.layout }];
  return [
    {
      label: 'Pages',
      icon: PanelsTopLeft,
      files: filesOf('pages', app.pages),
      empty: 'The screens of the app. Describe one in the chat.',
    },
    {
      label: 'Components',
      icon: Component,
      files: filesOf('components', app.components),
      empty: 'Parts that several pages share. The assistant makes them where they help.',
    },
    {
      label: 'Data',
      icon: Database,
      files: filesOf('entities', entities),
      empty: 'What the app keeps. Say in the chat what should be remembered.',
    },
    {
      label: 'Functions',
      icon: Zap,
      files: filesOf('functions', app.functions),
      empty: 'Code that runs on the server. This app has none.',
    },
    { label: 'Layout', icon: LayoutPanelLeft, files: layout, empty: 'The frame around all pages.' },
  ];
}

export const lineCount = (text: string) => (text === '' ? 0 : text.split('\n').length);

/** How large a file is, in the words that fit its kind. */
export function sizeOf({ path, text }: SourceFile, app: App): string {
  const name = /^entities\/(.+)$/.exec(path)?.[1];
  const schema = name === undefined ? undefined : name === 'User' ? app.user_entity : app.entities[name];
  const [count, noun] = schema ? [Object.keys(schema.properties).length, 'field'] : [lineCount(text), 'line'];
  return `${count.toLocaleString()} ${noun}${count === 1 ? '' : 's'}`;
}
