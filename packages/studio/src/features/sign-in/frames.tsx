import type { LoginPage } from '@sayso/contracts/publishing';
import { signOf } from '@sayso/core/initials';
import { plainColor } from '@sayso/core/plain-color';
import type { CSSProperties, ReactNode } from 'react';
import { cn } from '../../ui/cn.ts';
import { Mark } from '../../ui/mark.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SellingPoints } from './selling-points.tsx';

// On phones both begin at the top: the keyboard takes the lower half, and what is said below a field moves nothing above.

/** The builder's own sign-in. */
export const BuilderFrame = ({ children }: { children: ReactNode }) => (
  <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
    <main className="grid content-center justify-items-center px-5 py-10 max-sm:content-start sm:px-10">
      <div className="grid w-full max-w-sm gap-7">
        <Mark />
        {children}
      </div>
    </main>
    <SellingPoints />
  </div>
);

type Face = Pick<LoginPage, 'name' | 'logo_url' | 'theme_color'>;
type AppFrameProps = {
  app: Face | null;
  /** Says whose account is asked for; absent where nothing is asked. */
  note?: ReactNode;
  children: ReactNode;
};

function lookOf(app: Face | null): { className?: string; style?: CSSProperties } {
  const color = plainColor(app?.theme_color);
  return color ? { className: 'app-look', style: { '--app-color': color } as CSSProperties } : {};
}

/** The sign-in of an app, with its face and colour in place of the builder's. */
export const AppFrame = ({ app, note, children }: AppFrameProps) => (
  <main
    style={lookOf(app).style}
    className={cn(
      'grid min-h-dvh content-center justify-items-center bg-sunken px-5 py-10 max-sm:content-start max-sm:bg-page',
      lookOf(app).className,
    )}
  >
    <div className="grid w-full max-w-sm gap-7 sm:max-w-md sm:rounded-[20px] sm:border sm:border-line sm:bg-surface sm:p-9 sm:shadow-card">
      {app ? <AppFace app={app} /> : <Skeleton className="h-12 w-40" />}
      {children}
    </div>
    {note && (
      <p className="mt-6 w-full max-w-sm text-balance text-caption text-muted sm:max-w-md sm:text-center">
        {note}
      </p>
    )}
  </main>
);

const AppFace = ({ app: { name, logo_url, theme_color } }: { app: Face }) => (
  <div className="flex min-w-0 items-center gap-3.5">
    {logo_url ? (
      <img
        src={logo_url}
        alt=""
        className="size-12 shrink-0 rounded-[13px] border border-line object-cover"
      />
    ) : (
      <span
        aria-hidden
        className={cn(
          'inline-flex size-12 shrink-0 items-center justify-center rounded-[13px] font-semibold text-[22px]',
          plainColor(theme_color) ? 'bg-accent text-on-accent' : 'bg-ink text-page',
        )}
      >
        {signOf(name)}
      </span>
    )}
    <strong className="min-w-0 truncate font-semibold text-large">{name}</strong>
  </div>
);
