import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { createPageUrl } from '../sdk/utils.ts';
import { shell } from '../texts/shell.ts';
import { Sheet, SheetContent, SheetDescription, SheetTitle } from '../ui/sheet.tsx';
import { Toaster } from '../ui/sonner.tsx';
import { useIsMobile } from '../ui/use-mobile.ts';
import type { AppShellProps, NavigationItem, Theme } from './api.ts';
import { useAppIdentity } from './app-identity.ts';
import { useCurrentUser } from './data.ts';
import { Favicon } from './favicon.tsx';
import { setFormats } from './format.ts';
import { GlobalSearch } from './global-search.tsx';
import { isSignedOut, may } from './reach.ts';
import { setShell } from './shell-context.ts';
import { flat, PublicHeader, SlimFrame, TopBar } from './shell-headers.tsx';
import { type Brand, Sidebar } from './sidebar.tsx';
import { barColor, partVariables } from './theme.ts';
import { useTheme } from './use-theme.ts';

// Kept outside: a new one at each render would dress the page anew.
const plain: Theme = { preset: 'plain', mode: 'light', primary: '#1d4ed8' };
const nowhere: NavigationItem[] = [];

/** Without the pages whose records the person may not see. */
const withinReach = (items: NavigationItem[]): NavigationItem[] =>
  items
    .filter(({ entity }) => entity === undefined || may(entity, 'read'))
    .map((item) => (item.children ? { ...item, children: withinReach(item.children) } : item));

/** Pages for visitors, those below others beside them. */
const publicOf = (items: readonly NavigationItem[], publicPages: readonly string[]): NavigationItem[] =>
  flat(items).flatMap(({ children: _, ...item }) =>
    item.page !== undefined && publicPages.includes(item.page) ? [item] : [],
  );

/** The other pages; what is left of a group stays in it. */
const staffOf = (items: readonly NavigationItem[], publicPages: readonly string[]): NavigationItem[] =>
  items
    .filter(({ page }) => page === undefined || !publicPages.includes(page))
    .map((item) => (item.children ? { ...item, children: staffOf(item.children, publicPages) } : item))
    .filter(({ page, children }) => page !== undefined || children === undefined || children.length > 0);

/** The frame of the whole app. */
export function AppShell(props: AppShellProps) {
  const {
    name: writtenName = '',
    icon,
    theme = plain,
    navigation: wholeNavigation = nowhere,
    publicPages = [],
    anchors = {},
    currentPage,
    searchIn = [],
    locale,
    currency,
    slim = false,
    accounts = true,
    children,
  } = props;
  const app = useAppIdentity();
  const name = app?.name || writtenName;
  const { mode, switchMode } = useTheme(theme);
  const user = useCurrentUser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is looking decides what is within reach
  const navigation = useMemo(() => withinReach(wholeNavigation), [wholeNavigation, user]);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isSearchOpen, setSearchOpen] = useState(false);
  const isMobile = useIsMobile();
  const { pathname } = useLocation();
  const isPublic = publicPages.includes(currentPage);
  const isSlim = slim && !isPublic;
  const hasSearch = searchIn.some(({ entity }) => may(entity, 'read')) && !isPublic && !isSlim;
  setFormats({ locale, currency });
  useEffect(() => {
    const openSearch = hasSearch ? () => setSearchOpen(true) : null;
    setShell({ isInShell: true, isPublic, openSearch, barTitle: isSlim ? name : null });
    return () => setShell({ isInShell: false, isPublic: false, openSearch: null, barTitle: null });
  }, [isPublic, hasSearch, isSlim, name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the switch belongs to the mode
  useEffect(() => setShell({ mode, switchMode }), [mode]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawer closes when the page changes
  useEffect(() => setMenuOpen(false), [pathname]);
  const [sidebarColor, headerColor] = [barColor(theme, mode, 'sidebar'), barColor(theme, mode, 'header')];
  const sidebarStyle = useMemo(() => partVariables(sidebarColor, 'sidebar') as CSSProperties, [sidebarColor]);
  const headerStyle = useMemo(() => partVariables(headerColor, 'header') as CSSProperties, [headerColor]);
  const brand: Brand = { name, logoUrl: app?.logoUrl ?? null, ...(icon === undefined ? {} : { icon }) };
  const toaster = (
    <>
      <Toaster theme={mode} />
      <Favicon icon={icon} look={`${mode} ${theme.primary}`} />
    </>
  );
  const site = publicOf(navigation, publicPages)[0]?.page;
  // Whoever comes by without an account came for what the app shows to everybody.
  if (!isPublic && site !== undefined && pathname === '/' && isSignedOut())
    return <Navigate to={createPageUrl(site)} replace />;
  if (isPublic) {
    return (
      <div className="flex min-h-dvh flex-col">
        <PublicHeader
          brand={brand}
          navigation={navigation}
          publicPages={publicPages}
          anchors={anchors[currentPage] ?? []}
          currentPage={currentPage}
          mode={mode}
          onSwitchMode={switchMode}
          style={headerStyle}
        />
        <main className="flex-1">{children}</main>
        <footer className="kit-shell-footer border-t border-border px-6 pt-6 pb-14 text-center text-[13px] text-(--page-muted,var(--muted-foreground))">
          {name}
        </footer>
        {toaster}
      </div>
    );
  }
  if (isSlim) {
    return (
      <SlimFrame
        brand={brand}
        mode={mode}
        onSwitchMode={switchMode}
        hasAccounts={accounts}
        style={headerStyle}
      >
        {children}
        {toaster}
      </SlimFrame>
    );
  }
  // Who came to a page of the staff by its address finds the pages for visitors there, and the way to sign in.
  const isStranger = site !== undefined && isSignedOut();
  const shown = isStranger ? publicOf(navigation, publicPages) : staffOf(navigation, publicPages);
  const sidebar = (
    <Sidebar
      brand={brand}
      navigation={shown}
      site={isStranger ? undefined : site}
      currentPage={currentPage}
      mode={mode}
      onSwitchMode={switchMode}
      hasAccounts={accounts}
    />
  );
  return (
    <div className="flex min-h-dvh max-md:flex-col">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:start-2 focus:z-50 focus:rounded-md focus:bg-popover focus:px-3 focus:py-2"
      >
        {shell.skip}
      </a>
      {isMobile ? (
        <>
          <TopBar
            brand={brand}
            onMenu={() => setMenuOpen(true)}
            onSearch={hasSearch ? () => setSearchOpen(true) : null}
            style={headerStyle}
          />
          <Sheet open={isMenuOpen} onOpenChange={setMenuOpen}>
            <SheetContent side="left" className="bg-sidebar p-0 text-sidebar-foreground" style={sidebarStyle}>
              <SheetTitle className="sr-only">{shell.menu}</SheetTitle>
              <SheetDescription className="sr-only">{shell.pagesOf(name)}</SheetDescription>
              {sidebar}
            </SheetContent>
          </Sheet>
        </>
      ) : (
        <aside
          className="kit-sidebar sticky top-0 flex h-dvh w-56 shrink-0 flex-col border-e border-sidebar-border bg-sidebar text-sidebar-foreground"
          style={sidebarStyle}
        >
          {sidebar}
        </aside>
      )}
      <main id="content" className="min-w-0 flex-1 px-4 pt-5 pb-28 sm:px-6 md:px-8 md:pt-7">
        <div className="mx-auto w-full max-w-[1320px]">{children}</div>
      </main>
      {hasSearch ? (
        <GlobalSearch
          sources={searchIn}
          navigation={shown}
          isOpen={isSearchOpen}
          onOpenChange={setSearchOpen}
        />
      ) : null}
      {toaster}
    </div>
  );
}
