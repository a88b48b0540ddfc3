import type { ReactNode } from 'react';
import { cn } from '../../../ui/cn.ts';

/** Forms and settings get no wider than they can be read; what holds rows and charts takes all the room. */
const widths = { all: '', page: 'max-w-5xl', form: 'max-w-3xl' };

type FrameProps = { width?: keyof typeof widths; children: ReactNode };

/** A section of the workspace that scrolls as a whole; all of them begin at the same edge. */
export const ViewFrame = ({ width = 'all', children }: FrameProps) => (
  <div className="@container h-full overflow-y-auto bg-page">
    <div className={cn('grid grid-cols-1 gap-5 p-6 max-md:p-4', widths[width])}>{children}</div>
  </div>
);

type HeaderProps = {
  title: string;
  /** What the section is for, or how much it holds. */
  intro?: ReactNode;
  /** What can be done with all of it, at the end of the line. */
  aside?: ReactNode;
  /** Small enough to stay beside the intro on phones, too. */
  isAsideSmall?: boolean;
  className?: string;
};

/** The section's title, as high with buttons beside it as without; on phones the menu's bar says it. */
export const ViewHeader = ({ title, intro, aside, isAsideSmall = false, className }: HeaderProps) => (
  <header
    className={cn(
      'flex min-h-9 flex-wrap items-center gap-x-4 gap-y-3',
      isAsideSmall && 'max-md:flex-nowrap max-md:items-start',
      !aside && 'max-md:min-h-0',
      !intro && !aside && 'max-md:sr-only',
      className,
    )}
  >
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
      <h2 className="wrap-anywhere font-semibold text-heading max-md:sr-only">{title}</h2>
      {intro && <div className="wrap-anywhere text-dense text-muted tabular-nums">{intro}</div>}
    </div>
    {aside && (
      <div
        className={cn(
          'ml-auto flex max-w-full shrink-0 flex-wrap items-center gap-2',
          !isAsideSmall && 'max-md:w-full',
        )}
      >
        {aside}
      </div>
    )}
  </header>
);
