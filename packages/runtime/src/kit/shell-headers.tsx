import { Menu, Search } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { createPageUrl } from '../sdk/utils.ts';
import { shell } from '../texts/shell.ts';
import { Button } from '../ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../ui/dropdown-menu.tsx';
import { cn } from '../ui/lib-utils.ts';
import type { Anchor, NavigationItem } from './api.ts';
import { CartLink } from './cart-button.tsx';
import { useCurrentUser } from './data.ts';
import { type Brand, BrandMark, ModeSwitch } from './sidebar.tsx';
import type { Mode } from './theme.ts';
import { UserMenu } from './user-menu.tsx';

type BarProps = { brand: Brand; onMenu: () => void; onSearch: (() => void) | null; style: CSSProperties };

/** Top of the page below 768 px. */
export const TopBar = ({ brand, onMenu, onSearch, style }: BarProps) => (
  <header
    className="kit-sidebar sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-sidebar-border bg-sidebar px-3 text-sidebar-foreground"
    style={style}
  >
    <Button variant="ghost" size="icon" aria-label={shell.menu} onClick={onMenu}>
      <Menu />
    </Button>
    <BrandMark brand={brand} />
    {onSearch === null ? null : (
      <Button variant="ghost" size="icon" className="ms-auto" aria-label={shell.search} onClick={onSearch}>
        <Search />
      </Button>
    )}
  </header>
);

type SlimProps = {
  brand: Brand;
  mode: Mode;
  onSwitchMode: () => void;
  hasAccounts: boolean;
  style: CSSProperties;
  children: ReactNode;
};

/** The frame of one tool on one page: there is nowhere else to go, so the page gets the width. */
export const SlimFrame = ({ brand, mode, onSwitchMode, hasAccounts, style, children }: SlimProps) => (
  <div data-slot="slim-frame" className="flex min-h-dvh flex-col">
    <header
      className="kit-sidebar sticky top-0 z-30 border-b border-sidebar-border bg-sidebar text-sidebar-foreground"
      style={style}
    >
      <div className="mx-auto flex h-14 w-full max-w-6xl items-center gap-3 px-4 sm:px-6">
        <nav aria-label={shell.pages} className="me-auto min-w-0">
          <BrandMark brand={brand} />
        </nav>
        <ModeSwitch mode={mode} onSwitch={onSwitchMode} />
        <div className="-me-2 flex shrink-0">
          <UserMenu hasAccounts={hasAccounts} isSmall />
        </div>
      </div>
    </header>
    <main id="content" className="mx-auto w-full max-w-6xl flex-1 px-4 pt-5 pb-28 sm:px-6 md:pt-7">
      {children}
    </main>
  </div>
);

type HeaderProps = {
  brand: Brand;
  navigation: readonly NavigationItem[];
  publicPages: readonly string[];
  anchors: readonly Anchor[];
  currentPage: string;
  mode: Mode;
  onSwitchMode: () => void;
  style: CSSProperties;
};

export const flat = (items: readonly NavigationItem[]): NavigationItem[] =>
  items.flatMap((item) => [item, ...flat(item.children ?? [])]);

const wideLink =
  'rounded-md px-3 py-2 text-[13.5px] font-medium whitespace-nowrap outline-none hover:text-sidebar-accent-foreground focus-visible:ring-2 focus-visible:ring-ring aria-[current=page]:text-sidebar-accent-foreground';

/** What stands in the bar from a width on, and in the menu below it. */
const foldings = {
  early: { bar: 'max-lg:hidden', menu: 'lg:hidden' },
  late: { bar: 'max-md:hidden', menu: 'md:hidden' },
} as const;

/** Of the 720 px between the edges at 768, what is left beside the mark, a cart and the switch of the mode. */
const roomForWords = 560;

/** Whether names and links would push each other away on a tablet; by letters, so that nothing moves after drawing. */
const isCrowded = (words: readonly string[]): boolean =>
  words.reduce((width, word) => width + word.length * 7.2 + 28, 0) > roomForWords;

/** Header of pages for visitors; people of the app also find the way inside. */
export function PublicHeader({
  brand,
  navigation,
  publicPages,
  anchors,
  currentPage,
  mode,
  onSwitchMode,
  style,
}: HeaderProps) {
  const user = useCurrentUser();
  const items = flat(navigation).filter(({ page }) => page !== undefined && publicPages.includes(page));
  const inside =
    user === null
      ? undefined
      : flat(navigation).find(({ page }) => page !== undefined && !publicPages.includes(page));
  // Where parts of the page are named, the page itself needs no link.
  const others = items.filter(({ page }) => anchors.length === 0 || page !== currentPage);
  const links = items.length > 1 ? others : [];
  const words = [...anchors, ...links, ...(inside ? [{ label: shell.manage }] : [])].map(
    ({ label }) => label,
  );
  const fold = foldings[isCrowded([brand.name, ...words]) ? 'early' : 'late'];
  return (
    <header
      className="kit-sidebar sticky top-0 z-30 border-b border-sidebar-border bg-sidebar text-sidebar-foreground"
      style={style}
    >
      <div className="mx-auto flex h-16 w-full max-w-6xl items-center gap-3 px-4 sm:px-6">
        <BrandMark brand={brand} />
        <nav aria-label={shell.pages} className="ms-auto flex items-center gap-1">
          {anchors.map(({ label, href }) => (
            <a key={href} href={href} className={cn(wideLink, fold.bar)}>
              {label}
            </a>
          ))}
          {links.map(({ page = '', label }) => (
            <Link
              key={page}
              to={createPageUrl(page)}
              aria-current={page === currentPage ? 'page' : undefined}
              className={cn(wideLink, fold.bar)}
            >
              {label}
            </Link>
          ))}
          <CartLink />
          {inside?.page === undefined ? null : (
            <Button asChild variant="outline" size="sm" className={fold.bar}>
              <Link to={createPageUrl(inside.page)}>{shell.manage}</Link>
            </Button>
          )}
          <ModeSwitch mode={mode} onSwitch={onSwitchMode} />
          {anchors.length > 0 || links.length > 0 || inside ? (
            <DropdownMenu>
              <DropdownMenuTrigger asChild>
                <Button variant="ghost" size="icon" className={fold.menu} aria-label={shell.menu}>
                  <Menu />
                </Button>
              </DropdownMenuTrigger>
              <DropdownMenuContent align="end">
                {anchors.map(({ label, href }) => (
                  <DropdownMenuItem key={href} asChild>
                    <a href={href}>{label}</a>
                  </DropdownMenuItem>
                ))}
                {[...links, ...(inside ? [{ ...inside, label: shell.manage }] : [])].map(
                  ({ page = '', label }) => (
                    <DropdownMenuItem key={page} asChild>
                      <Link to={createPageUrl(page)}>{label}</Link>
                    </DropdownMenuItem>
                  ),
                )}
              </DropdownMenuContent>
            </DropdownMenu>
          ) : null}
        </nav>
      </div>
    </header>
  );
}
