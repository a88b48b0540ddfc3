import { CreditCard, LogOut, MessageSquareHeart, Monitor, Moon, Settings, Sun } from 'lucide-react';
import { Link } from 'react-router';
import { signOut, useUser } from '../lib/session.ts';
import { t } from '../texts/shell.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../ui/dropdown-menu.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { useTheme } from '../ui/theme.ts';

const links = [
  { path: '/user-settings', label: t('pages.settings'), icon: Settings },
  { path: '/billing', label: t('pages.billing'), icon: CreditCard },
];

type Props = {
  side?: 'right' | 'bottom';
  /** Opens the feedback dialog, where there is one. */
  onFeedback?: () => void;
};

export function UserMenu({ side = 'right', onFeedback }: Props) {
  const user = useUser();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label={t('menu.account')}
        className="flex size-10 items-center justify-center rounded-full"
      >
        <Avatar name={user.full_name || user.email} />
      </DropdownMenuTrigger>
      <DropdownMenuContent side={side} align="end" className="w-60">
        <Person />
        <DropdownMenuSeparator />
        {links.map(({ path, label, icon: Icon }) => (
          <DropdownMenuItem key={path} asChild>
            <Link to={path}>
              <Icon aria-hidden />
              {label}
            </Link>
          </DropdownMenuItem>
        ))}
        {onFeedback && (
          <DropdownMenuItem onSelect={onFeedback}>
            <MessageSquareHeart aria-hidden />
            {t('menu.feedback')}
          </DropdownMenuItem>
        )}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={signOut}>
          <LogOut aria-hidden />
          {t('menu.signOut')}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** The same entries in the drawer of small screens. */
export function UserMenuLinks({ onChoose }: { onChoose: () => void }) {
  return (
    <div className="mt-auto grid gap-1 border-line border-t p-3">
      <Person />
      {links.map(({ path, label, icon: Icon }) => (
        <Link
          key={path}
          to={path}
          onClick={onChoose}
          className="flex min-h-11 items-center gap-3 rounded-control px-3 text-muted"
        >
          <Icon aria-hidden className="size-5" />
          {label}
        </Link>
      ))}
      <Button variant="ghost" className="min-h-11 justify-start gap-3 px-3 font-normal" onClick={signOut}>
        <LogOut aria-hidden className="size-5" />
        {t('menu.signOut')}
      </Button>
      <ThemeChoice />
    </div>
  );
}

function Person() {
  const user = useUser();
  return (
    <div className="grid px-2.5 py-2">
      {user.full_name && <span className="truncate font-medium">{user.full_name}</span>}
      <span className="truncate text-caption text-muted">{user.email}</span>
    </div>
  );
}

const themeOptions = [
  { value: 'light', name: t('theme.light'), label: <Sun aria-hidden className="size-4" /> },
  { value: 'dark', name: t('theme.dark'), label: <Moon aria-hidden className="size-4" /> },
  { value: 'system', name: t('theme.system'), label: <Monitor aria-hidden className="size-4" /> },
] as const;

function ThemeChoice() {
  const { theme, setTheme } = useTheme();
  return (
    <SegmentedControl
      label={t('theme.label')}
      value={theme}
      options={themeOptions}
      onChange={setTheme}
      className="mt-2 justify-self-start"
    />
  );
}
