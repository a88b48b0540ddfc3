import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { t } from '../../../../texts/workspace.ts';
import { cn } from '../../../../ui/cn.ts';
import type { MenuEntry, MenuLink } from './menu.ts';
import { kept, useKept } from './use-kept.ts';

type Shared = {
  base: string;
  /** The section that is shown. */
  view: string;
  onChoose: () => void;
};
type Props = Shared & { entries: readonly MenuEntry[]; isSearch: boolean };

const rowLook =
  'flex min-h-8 min-w-0 items-center gap-2.5 rounded-control px-2.5 text-dense text-muted hover:bg-filled hover:text-ink max-md:min-h-10';
const shownLook = 'bg-filled font-medium text-ink';

/** The sections as links; those of entities are nested below a heading that folds. */
export function MenuList({ entries, isSearch, ...shared }: Props) {
  if (entries.length === 0) {
    return (
      <p role="status" className="px-2.5 py-1.5 text-caption text-muted">
        {t('menu.noResults')}
      </p>
    );
  }
  return entries.map((entry) => {
    const { label, icon: Icon } = entry;
    if ('links' in entry) return <Group key={label} entry={entry} isSearch={isSearch} {...shared} />;
    return (
      <SectionLink key={label} link={entry} {...shared}>
        <Icon aria-hidden className="size-4 shrink-0" />
      </SectionLink>
    );
  });
}

type LinkProps = Shared & { link: MenuLink; children?: ReactNode };

function SectionLink({ link, base, view, onChoose, children }: LinkProps) {
  const isShown = link.view === view;
  return (
    <Link
      to={`${base}/${link.view}`}
      aria-current={isShown ? 'page' : undefined}
      title={link.label}
      className={cn(rowLook, isShown && shownLook)}
      onClick={onChoose}
    >
      {children}
      <span dir="auto" className="truncate">
        {link.label}
      </span>
    </Link>
  );
}

type GroupProps = Shared & { entry: Extract<MenuEntry, { links: unknown }>; isSearch: boolean };

function Group({ entry: { label, icon: Icon, links }, isSearch, ...shared }: GroupProps) {
  const id = useId();
  const [isUnfolded, setUnfolded] = useKept('data-unfolded', kept(true));
  // What a search found is not hidden by how the group was left.
  const isOpen = isUnfolded || isSearch;
  return (
    <div className="grid min-w-0">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className={cn(rowLook, 'text-left')}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        <Icon aria-hidden className="size-4 shrink-0" />
        <span className="min-w-0 flex-1 truncate">{label}</span>
        <ChevronDown
          aria-hidden
          className={cn('size-4 shrink-0 transition-transform duration-150', !isOpen && '-rotate-90')}
        />
      </button>
      <div id={id} hidden={!isOpen} className="ml-4.5 border-line border-l py-0.5 pl-2">
        {links.length === 0 && <p className="px-2.5 py-1.5 text-caption text-muted">{t('menu.noData')}</p>}
        {links.map((link) => (
          <SectionLink key={link.view} link={link} {...shared} />
        ))}
      </div>
    </div>
  );
}
