import { Link } from 'react-router';
import { t } from '../../texts/editor.ts';
import { cn } from '../../ui/cn.ts';
import type { Mode } from './use-place.ts';

type Address = { pathname: string; search: string };
type Props = { mode: Mode; addressOf: Record<Mode, Address> };

const views = [
  { mode: 'preview', label: t('views.preview') },
  { mode: 'plan', label: t('views.plan') },
  { mode: 'workspace', label: t('views.workspace') },
] as const;

/** Switches between the running app, its plan and its workspace (W-PREV-01); links, so that each opens in a tab of its own. */
export function ViewSwitch({ mode: shown, addressOf }: Props) {
  return (
    <nav
      aria-label={t('views.label')}
      className="inline-flex rounded-[9px] bg-sunken p-[3px] max-md:flex max-md:w-full"
    >
      {views.map(({ mode, label }) => (
        <Link
          key={mode}
          to={addressOf[mode]}
          aria-current={mode === shown ? 'page' : undefined}
          className={cn(
            'inline-flex h-7.5 items-center justify-center rounded-control border border-transparent px-3 font-medium text-dense text-muted transition-colors hover:text-ink max-md:h-10 max-md:flex-1',
            mode === shown && 'border-line bg-raised text-ink shadow-card',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
