import { AppWindow, CreditCard, Keyboard, LogOut, Monitor, Moon, Settings, Sun } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useAppList } from '../features/apps/use-apps.ts';
import { useOfferedActions } from '../lib/palette-actions.ts';
import { signOut } from '../lib/session.ts';
import { t } from '../texts/shell.ts';
import { CommandPalette, type PaletteAction } from '../ui/command-palette.tsx';
import { setTheme } from '../ui/theme.ts';
import { destinations } from './navigation.ts';

type PaletteProps = { onClose: () => void; onShortcuts: () => void };

export function Palette({ onClose, onShortcuts }: PaletteProps) {
  const navigate = useNavigate();
  const offered = useOfferedActions();
  const apps = useAppList({ search: '', scope: 'all', starred: false, order: 'newest', page: 0, size: 100 });

  const goTo = (path: string) => () => void navigate(path);
  const appActions: PaletteAction[] = (apps.data ?? []).map((app) => ({
    id: `app-${app.id}`,
    label: app.name,
    group: t('palette.apps'),
    icon: AppWindow,
    keywords: [app.slug],
    run: goTo(`/apps/${app.id}/editor/preview`),
  }));
  const views: PaletteAction[] = [
    ...destinations,
    { path: '/user-settings', label: t('pages.settings'), icon: Settings },
    { path: '/billing', label: t('pages.billing'), icon: CreditCard },
  ].map(({ path, label, icon }) => ({
    id: `go-${path}`,
    label,
    icon,
    group: t('palette.goTo'),
    run: goTo(path),
  }));
  const actions = [
    { id: 'light', label: t('theme.light'), icon: Sun, run: () => setTheme('light') },
    { id: 'dark', label: t('theme.dark'), icon: Moon, run: () => setTheme('dark') },
    { id: 'system', label: t('theme.system'), icon: Monitor, run: () => setTheme('system') },
    { id: 'keys', label: t('shortcuts.title'), icon: Keyboard, keys: '?', run: onShortcuts },
    {
      id: 'sign-out',
      label: t('palette.signOut'),
      icon: LogOut,
      keywords: [t('palette.signOutKeyword')],
      run: signOut,
    },
  ].map((action): PaletteAction => ({ ...action, group: t('palette.actions') }));

  return (
    <CommandPalette
      open
      onOpenChange={(open) => open || onClose()}
      actions={[...offered, ...views, ...appActions, ...actions]}
      loading={apps.isPending}
    />
  );
}
