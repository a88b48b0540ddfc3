import { AppWindow, CreditCard, Keyboard, LogOut, Monitor, Moon, Settings, Sun } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useAppList } from '../features/apps/use-apps.ts';
import { useOfferedActions } from '../lib/palette-actions.ts';
import { signOut } from '../lib/session.ts';
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
    group: 'Apps',
    icon: AppWindow,
    keywords: [app.slug],
    run: goTo(`/apps/${app.id}/editor/preview`),
  }));
  const views: PaletteAction[] = [
    ...destinations,
    { path: '/user-settings', label: 'Settings', icon: Settings },
    { path: '/billing', label: 'Billing', icon: CreditCard },
  ].map(({ path, label, icon }) => ({ id: `go-${path}`, label, icon, group: 'Go to', run: goTo(path) }));
  const actions: PaletteAction[] = [
    { id: 'light', label: 'Light theme', icon: Sun, group: 'Actions', run: () => setTheme('light') },
    { id: 'dark', label: 'Dark theme', icon: Moon, group: 'Actions', run: () => setTheme('dark') },
    {
      id: 'system',
      label: "The system's theme",
      icon: Monitor,
      group: 'Actions',
      run: () => setTheme('system'),
    },
    {
      id: 'keys',
      label: 'Keyboard shortcuts',
      icon: Keyboard,
      group: 'Actions',
      keys: '?',
      run: onShortcuts,
    },
    {
      id: 'sign-out',
      label: 'Sign out',
      icon: LogOut,
      group: 'Actions',
      keywords: ['log out'],
      run: signOut,
    },
  ];

  return (
    <CommandPalette
      open
      onOpenChange={(open) => open || onClose()}
      actions={[...offered, ...views, ...appActions, ...actions]}
      loading={apps.isPending}
    />
  );
}
