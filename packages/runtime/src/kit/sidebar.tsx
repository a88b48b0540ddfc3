import { ChevronDown, Globe, LayoutGrid, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { createPageUrl } from '../sdk/utils.ts';
import { shell } from '../texts/shell.ts';
import { Button } from '../ui/button.tsx';
import { cn } from '../ui/lib-utils.ts';
import type { Icon, NavigationItem } from './api.ts';
import type { Mode } from './theme.ts';
import { UserMenu } from './user-menu.tsx';

export type Brand = { name: string; icon?: Icon; logoUrl: string | null };

export const BrandMark = ({ brand: { name, icon: Mark = LayoutGrid, logoUrl } }: { brand: Brand }) => (
  <Link
    to="/"
    className="flex min-w-0 items-center gap-2.5 rounded-md outline-none focus-visible:ring-2 focus-visible:ring-ring"
  >
    <Picture key={logoUrl} logoUrl={logoUrl} Mark={Mark} />
    <span className="line-clamp-2 text-[15px] leading-5 font-semibold tracking-[-0.01em] text-(--sidebar-strong,var(--sidebar-accent-foreground))">
      {name}
    </span>
  </Link>
);

/** The app's logo; without one, or where it cannot be loaded, the icon that the layout names. */
function Picture({ logoUrl, Mark }: { logoUrl: string | null; Mark: Icon }) {
  const [isBroken, setBroken] = useState(false);
  if (logoUrl !== null && logoUrl !== '' && !isBroken) {
    return (
      <img
        src={logoUrl}
        alt=""
        className="size-8 shrink-0 rounded-lg object-cover"
        onError={() => setBroken(true)}
      />
    );
  }
  return (
    <span className="grid size-8 shrink-0 place-items-center rounded-lg bg-primary text-primary-foreground">
      <Mark className="size-[18px]" strokeWidth={1.75} />
    </span>
  );
}

export const ModeSwitch = ({
  mode,
  onSwitch,
  className,
}: {
  mode: Mode;
  onSwitch: () => void;
  className?: string;
}) => (
  <Button
    variant="ghost"
    size="icon"
    className={cn('shrink-0', className)}
    onClick={onSwitch}
    aria-label={mode === 'dark' ? shell.lightMode : shell.darkMode}
    title={mode === 'dark' ? shell.lightMode : shell.darkMode}
  >
    {mode === 'dark' ? <Sun /> : <Moon />}
  </Button>
);

type Props = {
  brand: Brand;
  navigation: readonly NavigationItem[];
  /** The first page for visitors, where there are any. */
  site: string | undefined;
  currentPage: string;
  mode: Mode;
  onSwitchMode: () => void;
  hasAccounts: boolean;
};

export const Sidebar = ({ brand, navigation, site, currentPage, mode, onSwitchMode, hasAccounts }: Props) => (
  <div className="flex min-h-0 flex-1 flex-col px-3 pt-5 pb-3">
    <div className="px-2 pb-5">
      <BrandMark brand={brand} />
    </div>
    <nav aria-label={shell.pages} className="min-h-0 flex-1 overflow-y-auto">
      <ul className="flex flex-col gap-0.5">
        {navigation.map((item) => (
          <Entry key={`${item.page} ${item.label}`} item={item} currentPage={currentPage} />
        ))}
      </ul>
    </nav>
    {site === undefined ? null : (
      <Link to={createPageUrl(site)} className={cn(look, 'mb-2')}>
        <Globe className="size-4 shrink-0" strokeWidth={1.75} />
        <span className="truncate">{shell.viewSite}</span>
      </Link>
    )}
    <div className="flex items-center gap-1 border-t border-sidebar-border pt-3">
      <UserMenu hasAccounts={hasAccounts} />
      <ModeSwitch
        mode={mode}
        onSwitch={onSwitchMode}
        className="ms-auto text-sidebar-foreground hover:bg-sidebar-accent hover:text-sidebar-accent-foreground"
      />
    </div>
  </div>
);

const look =
  'flex min-h-9 w-full items-center gap-2.5 rounded-lg px-2.5 py-1.5 text-start text-[13.5px] font-medium outline-none transition-colors hover:bg-sidebar-accent/60 hover:text-sidebar-accent-foreground focus-visible:ring-2 focus-visible:ring-ring aria-[current=page]:bg-sidebar-accent aria-[current=page]:text-sidebar-accent-foreground max-md:min-h-11';

const holds = (item: NavigationItem, page: string): boolean =>
  item.page === page || (item.children ?? []).some((child) => holds(child, page));

function Entry({ item, currentPage }: { item: NavigationItem; currentPage: string }) {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const { page, label, icon: Mark, children = [] } = item;
  const isShown = isOpen ?? holds(item, currentPage);
  const inner = (
    <>
      {Mark ? <Mark className="size-4 shrink-0" strokeWidth={1.75} /> : null}
      <span className="truncate">{label}</span>
    </>
  );
  return (
    <li>
      <div className="flex items-center">
        {page === undefined ? (
          <button type="button" className={look} aria-expanded={isShown} onClick={() => setOpen(!isShown)}>
            {inner}
            <ChevronDown className={cn('ms-auto size-4 transition-transform', isShown && 'rotate-180')} />
          </button>
        ) : (
          <Link
            to={createPageUrl(page)}
            className={look}
            aria-current={page === currentPage ? 'page' : undefined}
          >
            {inner}
          </Link>
        )}
        {page !== undefined && children.length > 0 ? (
          <button
            type="button"
            className="ms-0.5 rounded-md p-1.5 outline-none hover:bg-sidebar-accent focus-visible:ring-2 focus-visible:ring-ring"
            aria-expanded={isShown}
            aria-label={shell.pagesBelow(label)}
            onClick={() => setOpen(!isShown)}
          >
            <ChevronDown className={cn('size-4 transition-transform', isShown && 'rotate-180')} />
          </button>
        ) : null}
      </div>
      {children.length > 0 && isShown ? (
        <ul className="mt-0.5 ms-4 flex flex-col gap-0.5 border-s border-sidebar-border ps-2">
          {children.map((child) => (
            <Entry key={`${child.page} ${child.label}`} item={child} currentPage={currentPage} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}
