import type { App } from '@sayso/contracts/apps';
import {
  ChartLine,
  Code,
  Database,
  Files,
  Image,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  ScrollText,
  Settings,
  Shield,
  Users,
  Webhook,
} from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import { t as analytics } from '../../../texts/analytics.ts';
import { t as apiView } from '../../../texts/api-view.ts';
import { t as appSettings } from '../../../texts/app-settings.ts';
import { t as signIn } from '../../../texts/app-sign-in.ts';
import { t as files } from '../../../texts/files.ts';
import { t as logo } from '../../../texts/logo.ts';
import { t as logs } from '../../../texts/logs.ts';
import { t as overview } from '../../../texts/overview.ts';
import { t as users } from '../../../texts/users.ts';
import { t } from '../../../texts/workspace.ts';
import { CodeView } from './code-view.tsx';

const Overview = lazy(async () => ({ default: (await import('./overview/overview.tsx')).Overview }));
const AnalyticsView = lazy(async () => ({
  default: (await import('./analytics/analytics-view.tsx')).AnalyticsView,
}));
const DataScreen = lazy(async () => ({ default: (await import('./data/data-view.tsx')).DataScreen }));
const UsersView = lazy(async () => ({ default: (await import('./users/users-view.tsx')).UsersView }));
const SecurityView = lazy(async () => ({
  default: (await import('./security/security-view.tsx')).SecurityView,
}));
const FilesView = lazy(async () => ({ default: (await import('./files/files-view.tsx')).FilesView }));
const SignInView = lazy(async () => ({ default: (await import('./sign-in/sign-in-view.tsx')).SignInView }));
const LogoView = lazy(async () => ({ default: (await import('./logo/logo-view.tsx')).LogoView }));
const ApiView = lazy(async () => ({ default: (await import('./api/api-view.tsx')).ApiView }));
const AppSettings = lazy(async () => ({
  default: (await import('./app-settings/app-settings.tsx')).AppSettings,
}));
const LogsView = lazy(async () => ({ default: (await import('./logs/logs-view.tsx')).LogsView }));

/** A section of the workspace at an address of its own. */
export type WorkspaceView = {
  /** Last part of its address. */
  id: string;
  label: string;
  icon: LucideIcon;
  Component: ComponentType<{ app: App }>;
  /** Takes the menu's place by one of its own (W-VIEW-07). */
  isFull?: boolean;
};

/** A section for each entity of the app, at `entity-{Name}`; the menu nests them. */
export type EntityViews = {
  label: string;
  icon: LucideIcon;
  PerEntity: ComponentType<{ app: App; entity: string }>;
};

/**
 * The workspace's sections, in the order of its menu. A new one is a line here, and lazy, so that its code comes with
 * the first visit.
 */
export const workspaceViews: readonly (WorkspaceView | EntityViews)[] = [
  { id: 'overview', label: overview('title'), icon: LayoutDashboard, Component: Overview },
  { id: 'analytics', label: analytics('title'), icon: ChartLine, Component: AnalyticsView },
  { id: 'users', label: users('title'), icon: Users, Component: UsersView },
  { label: t('groups.data'), icon: Database, PerEntity: DataScreen },
  { id: 'security', label: t('security.title'), icon: Shield, Component: SecurityView },
  { id: 'files', label: files('title'), icon: Files, Component: FilesView },
  { id: 'code', label: t('code.title'), icon: Code, Component: CodeView, isFull: true },
  { id: 'api', label: apiView('title'), icon: Webhook, Component: ApiView },
  { id: 'logs', label: logs('title'), icon: ScrollText, Component: LogsView },
  { id: 'logo', label: logo('title'), icon: Image, Component: LogoView },
  { id: 'sign-in', label: signIn('title'), icon: KeyRound, Component: SignInView },
  { id: 'app-settings', label: appSettings('title'), icon: Settings, Component: AppSettings },
];
