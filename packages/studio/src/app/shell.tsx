import { Menu, Search } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink, Outlet, useNavigation } from 'react-router';
import { t } from '../texts/shell.ts';
import { cn } from '../ui/cn.ts';
import { Drawer } from '../ui/drawer.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Mark } from '../ui/mark.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { destinations } from './navigation.ts';
import { useOverlays } from './overlay-context.ts';
import { UserMenu, UserMenuLinks } from './user-menu.tsx';

/** Sidebar, or below 768 px a top bar with a drawer, around a screen (P-SHELL-07, P-SHELL-08). */
export function Shell() {
  const navigation = useNavigation();
  return (
    <div className="min-h-dvh md:pl-20">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-control focus:bg-raised focus:px-4 focus:py-2 focus:shadow-float"
      >
        {t('menu.skip')}
      </a>
      <Sidebar />
      <TopBar />
      <main id="content" tabIndex={-1} aria-busy={navigation.state !== 'idle'} className="pb-24 outline-none">
        <Outlet />
      </main>
    </div>
  );
}

function Sidebar() {
  return (
    <header className="fixed top-0 bottom-(--offline-line) left-0 z-20 flex w-20 flex-col items-center gap-2 border-line border-r bg-page pt-4 pb-5 max-md:hidden">
      <HomeLink className="mb-3" />
      <nav aria-label={t('menu.main')} className="grid gap-2">
        {destinations.map(({ path, label, icon: Icon }) => (
          <NavLink
            key={path}
            to={path}
            end
            className={({ isActive }) =>
              cn(
                'grid w-14 justify-items-center gap-1 rounded-card py-2 text-[11px] text-muted leading-4 transition-colors hover:bg-filled hover:text-ink',
                isActive && 'bg-filled font-medium text-ink',
              )
            }
          >
            <Icon aria-hidden className="size-5" />
            {label}
          </NavLink>
        ))}
      </nav>
      <div className="mt-auto">
        <UserMenu />
      </div>
    </header>
  );
}

function TopBar() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { openPalette } = useOverlays();
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-3 border-line border-b bg-page px-3 md:hidden">
      <IconButton label={t('menu.open')} onClick={() => setOpen(true)}>
        <Menu className="size-5" />
      </IconButton>
      <HomeLink />
      <IconButton label={t('openPalette')} className="ml-auto" onClick={openPalette}>
        <Search className="size-5" />
      </IconButton>
      <Drawer
        side="left"
        open={open}
        onOpenChange={setOpen}
        title={t('menu.title')}
        hideTitle
        className="w-64"
      >
        <div className="px-4 pt-4 pb-2">
          <HomeLink onClick={close} />
        </div>
        <nav aria-label={t('menu.main')} className="grid gap-1 px-3 py-2">
          {destinations.map(({ path, label, icon: Icon }) => (
            <NavLink
              key={path}
              to={path}
              end
              onClick={close}
              className={({ isActive }) =>
                cn(
                  'flex min-h-11 items-center gap-3 rounded-control px-3 text-muted',
                  isActive && 'bg-sunken font-medium text-ink',
                )
              }
            >
              <Icon aria-hidden className="size-5" />
              {label}
            </NavLink>
          ))}
        </nav>
        <UserMenuLinks onChoose={close} />
      </Drawer>
    </header>
  );
}

function HomeLink({ className, onClick }: { className?: string; onClick?: () => void }) {
  return (
    <Link
      to="/"
      aria-label={t('menu.homeLink')}
      className={cn(
        'flex rounded-[10px] max-md:size-10 max-md:items-center max-md:justify-center',
        className,
      )}
      onClick={onClick}
    >
      <Mark />
    </Link>
  );
}

/** The shell's shape while session or screen are on their way. */
export function ShellSkeleton() {
  return (
    <div className="min-h-dvh md:pl-20" role="status" aria-label={t('loading')}>
      <div className="fixed inset-y-0 left-0 flex w-20 flex-col items-center gap-5 border-line border-r pt-4 max-md:hidden">
        <Mark />
        <Skeleton className="size-10" />
        <Skeleton className="size-10" />
      </div>
      <div className="mx-auto grid max-w-3xl justify-items-center gap-8 px-4 pt-32">
        <Skeleton className="h-12 w-80 max-w-full" />
        <Skeleton className="h-44 w-full rounded-dialog" />
      </div>
    </div>
  );
}
