import type { App } from '@sayso/contracts/apps';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { t } from '../../../../texts/workspace.ts';
import { clampWidth, PaneHandle, type PaneWidths } from '../../../../ui/pane-handle.tsx';
import { SearchBox } from '../../../../ui/search-box.tsx';
import { menuOf, searchMenu } from './menu.ts';
import { MenuList } from './menu-list.tsx';
import { useKept } from './use-kept.ts';

/** W-VIEW-05. */
const widths: PaneWidths = { usual: 180, min: 120, max: 350 };
const keptWidth = {
  read: (stored: string | null) => clampWidth(Number(stored) || widths.usual, widths),
  write: String,
};

type Props = { app: App; view: string };

/** The workspace's menu at the width that the person gave it. */
export function Sidebar(props: Props) {
  const [kept, keep] = useKept('sidebar-width', keptWidth);
  const [width, setWidth] = useState(kept);
  const handleWidth = (next: number, isDone: boolean) => {
    setWidth(next);
    if (isDone) keep(next);
  };
  return (
    <>
      <div id="workspace-menu" style={{ width }} className="flex min-h-0 shrink-0 flex-col bg-page">
        <Menu {...props} />
      </div>
      <PaneHandle
        label={t('menu.width')}
        controls="workspace-menu"
        width={width}
        widths={widths}
        onWidth={handleWidth}
      />
    </>
  );
}

/** Way back, search and sections; `onChoose` is told when one is gone to. */
export function Menu({ app, view, onChoose }: Props & { onChoose?: () => void }) {
  const [search, setSearch] = useState('');
  const navigate = useNavigate();
  const base = `/apps/${app.id}/editor/workspace`;
  const entries = searchMenu(menuOf(app), search);
  const [first] = entries.flatMap((entry) => ('view' in entry ? [entry] : entry.links));
  const handleChoose = () => {
    setSearch('');
    onChoose?.();
  };
  const goToFirst = () => {
    if (search.trim() === '' || !first) return;
    void navigate(`${base}/${first.view}`);
    handleChoose();
  };
  return (
    <>
      <div className="grid shrink-0 gap-2 p-3 pb-1">
        <Link
          to={`/apps/${app.id}/editor/preview`}
          className="flex min-h-8 min-w-0 items-center gap-2.5 rounded-control px-2.5 text-dense text-muted hover:bg-filled hover:text-ink max-md:min-h-10"
        >
          <ArrowLeft aria-hidden className="size-4 shrink-0" />
          <span className="truncate">{t('menu.back')}</span>
        </Link>
        <SearchBox
          aria-label={t('menu.search')}
          placeholder={t('menu.searchPlaceholder')}
          text={search}
          className="h-8 text-dense"
          onText={setSearch}
          onKeyDown={(event) => {
            if (event.key === 'Enter') goToFirst();
            if (event.key !== 'Escape' || search === '') return;
            // The first press is for the search alone, not for a drawer around it.
            event.stopPropagation();
            setSearch('');
          }}
        />
      </div>
      <nav aria-label={t('sections')} className="grid min-h-0 content-start gap-0.5 overflow-y-auto p-3 pt-2">
        <MenuList
          entries={entries}
          base={base}
          view={view}
          isSearch={search !== ''}
          onChoose={handleChoose}
        />
      </nav>
    </>
  );
}
