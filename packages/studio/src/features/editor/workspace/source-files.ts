import type { App } from '@sayso/contracts/apps';
import { Component, Database, LayoutPanelLeft, type LucideIcon, PanelsTopLeft, Zap } from 'lucide-react';
import { t } from '../../../texts/workspace.ts';
import { describePath } from '../describe-path.ts';

export type SourceFile = { path: string; name: string; text: string };
export type SourceGroup = {
  id: 'pages' | 'components' | 'data' | 'functions' | 'layout';
  label: string;
  icon: LucideIcon;
  files: readonly SourceFile[];
  /** What is said while there are none. */
  empty?: string;
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
  const layout =
    app.layout === null ? [] : [{ path: 'layout', name: describePath('layout').name, text: app.layout }];
  return [
    {
      id: 'pages',
      label: t('groups.pages'),
      icon: PanelsTopLeft,
      files: filesOf('pages', app.pages),
      empty: t('groups.pagesEmpty'),
    },
    {
      id: 'components',
      label: t('groups.components'),
      icon: Component,
      files: filesOf('components', app.components),
      empty: t('groups.componentsEmpty'),
    },
    {
      id: 'data',
      label: t('groups.data'),
      icon: Database,
      files: filesOf('entities', entities),
      empty: t('groups.dataEmpty'),
    },
    {
      id: 'functions',
      label: t('groups.functions'),
      icon: Zap,
      files: filesOf('functions', app.functions),
      empty: t('groups.functionsEmpty'),
    },
    { id: 'layout', label: t('groups.layout'), icon: LayoutPanelLeft, files: layout },
  ];
}

export const lineCount = (text: string) => (text === '' ? 0 : text.split('\n').length);

/** Null for what is no data. */
export function schemaOf({ path }: SourceFile, app: App) {
  const name = /^entities\/(.+)$/.exec(path)?.[1];
  if (name === undefined) return null;
  return (name === 'User' ? app.user_entity : app.entities[name]) ?? null;
}

export function fieldCount(file: SourceFile, app: App): number | null {
  const schema = schemaOf(file, app);
  return schema && Object.keys(schema.properties).length;
}

/** How large a file is, in the words that fit its kind. */
export function sizeOf(file: SourceFile, app: App): string {
  const fields = fieldCount(file, app);
  return fields === null
    ? t('size.lines', { count: lineCount(file.text) })
    : t('size.fields', { count: fields });
}
