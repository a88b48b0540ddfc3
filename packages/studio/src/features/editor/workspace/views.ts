import type { App } from '@sayso/contracts/apps';
import { Code, LayoutDashboard, type LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { t } from '../../../texts/workspace.ts';
import { CodeView } from './code-view.tsx';
import { Overview } from './overview.tsx';

export type WorkspaceView = {
  /** Last part of its address. */
  id: string;
  label: string;
  icon: LucideIcon;
  Component: ComponentType<{ app: App }>;
  /** Takes the menu's place by one of its own (W-VIEW-07). */
  isFull?: boolean;
};

/** The workspace's sections, in the order of its menu; a new one is a line here. */
export const workspaceViews: readonly WorkspaceView[] = [
  { id: 'overview', label: t('overview.title'), icon: LayoutDashboard, Component: Overview },
  { id: 'code', label: t('code.title'), icon: Code, Component: CodeView, isFull: true },
];
