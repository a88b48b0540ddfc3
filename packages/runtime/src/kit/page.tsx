import { Search } from 'lucide-react';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import type { EntityClient } from '../sdk/entity-types.ts';
import { shell } from '../texts/shell.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { cn } from '../ui/lib-utils.ts';
import type { GridProps, PageProps, PanelProps } from './api.ts';
import { Closed, type ClosedProps } from './closed-to.tsx';
import { longDay } from './format.ts';
import { couldReadSignedIn } from './reach.ts';
import { ReportReach, usePartsReach } from './readable.tsx';
import { SampleNote } from './sample-note.tsx';
import { nounOf, pluralOf } from './schema.ts';
import { useShell } from './shell-context.ts';
import { RowsSkeleton } from './skeletons.tsx';
import { type Reach, reachOfAll, useReach } from './use-reach.ts';

/** Where the head around a part takes what it offers. */
export const Actions = createContext<HTMLElement | null | undefined>(undefined);

/** What a part of the page offers, at the right of the page's head; where there is no page around it, in place. */
export function PageAction({ children }: { children: ReactNode }) {
  const head = useContext(Actions);
  if (head === undefined) return <div className="flex flex-wrap items-center gap-2">{children}</div>;
  return head === null ? null : createPortal(children, head);
}

export function Page({ title, description, dated = false, entity, actions, children }: PageProps) {
  const { openSearch, isPublic, barTitle } = useShell();
  const about = entity === undefined ? [] : [entity];
  const reachOf = useReach(about);
  const own = reachOfAll(about.map(reachOf));
  const mayOpen = own === 'open';
  const { report, names, ...parts } = usePartsReach();
  const isSaid = barTitle?.toLowerCase() === title.toLowerCase();
  const [head, setHead] = useState<HTMLElement | null>(null);
  return (
    <div
      className={cn('flex flex-col gap-(--gap)', isPublic && 'mx-auto w-full max-w-6xl px-4 py-8 sm:px-6')}
    >
      <header
        className={cn(
          'flex flex-wrap items-center justify-between gap-x-4 gap-y-3',
          isSaid && '[&:not(:has(p,a,button))]:sr-only',
        )}
      >
        <div className="min-w-0">
          <h1 className={cn('kit-title text-2xl leading-8 tracking-[-0.018em]', isSaid && 'sr-only')}>
            {title}
          </h1>
          {mayOpen && (description || dated) ? (
            <p className="mt-0.5 text-(--page-muted,var(--muted-foreground))">
              {[dated ? longDay(new Date()) : '', description].filter(Boolean).join(' · ')}
            </p>
          ) : null}
        </div>
        <div ref={setHead} className="flex flex-wrap items-center gap-2">
          {openSearch === null || isPublic || !mayOpen ? null : (
            <Button
              variant="outline"
              className="w-60 justify-start max-lg:w-44 px-3 font-normal text-muted-foreground max-md:hidden"
              onClick={openSearch}
            >
              <Search /> {shell.search}
              <kbd className="ms-auto rounded max-lg:hidden border border-border px-1.5 font-sans text-[11px]">
                {shell.searchKeys}
              </kbd>
            </Button>
          )}
          {mayOpen ? actions : null}
        </div>
      </header>
      {mayOpen ? (
        <ReportReach value={report}>
          <SampleNote names={names} />
          <Actions value={head}>{children}</Actions>
        </ReportReach>
      ) : null}
      {mayOpen || entity === undefined ? (
        <ClosedCard {...parts} />
      ) : (
        <ClosedCard reach={own} what={whatIs(entity)} />
      )}
    </div>
  );
}

const whatIs = (entity: EntityClient) => ({
  plural: pluralOf(nounOf(entity.schema)),
  couldSignIn: couldReadSignedIn(entity),
});

/** In place of all that this person may not see. */
const ClosedCard = ({ reach, what }: { reach: Reach; what: ClosedProps }) =>
  reach === 'open' ? null : (
    <Card className="py-0">{reach === 'asking' ? <RowsSkeleton /> : <Closed {...what} />}</Card>
  );

/** A single column is named, too: one that is not takes the width of what stands in it, and a wide table more than there is. */
const columns = {
  stats:
    'grid-cols-2 max-lg:[&>:last-child:nth-child(odd)]:col-span-2 lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]',
  halves: 'grid-cols-1 lg:grid-cols-2 lg:[&>:only-child]:col-span-2',
  wide: 'grid-cols-1 lg:grid-cols-3 lg:[&>:first-child]:col-span-2 lg:[&>:only-child]:col-span-3',
  thirds: 'grid-cols-1 sm:grid-cols-2 sm:max-lg:[&>:last-child:nth-child(odd)]:col-span-2 lg:grid-cols-3',
  aside: 'grid-cols-1 items-start xl:grid-cols-[minmax(0,1fr)_22rem]',
} as const;

export const Grid = ({ kind = 'thirds', children }: GridProps) => (
  <div
    className={cn(
      'grid items-stretch gap-(--gap) *:only:col-span-full empty:hidden',
      columns[kind],
      kind === 'stats' && 'kit-tints',
    )}
  >
    {children}
  </div>
);

export const Panel = ({ title, description, action, children }: PanelProps) => (
  <Card className="min-w-0 gap-4 px-5">
    {title || action ? (
      <header className="flex items-start justify-between gap-3">
        <div>
          {title ? <h2 className="text-[15px] font-semibold">{title}</h2> : null}
          {description ? <p className="text-[13px] text-muted-foreground">{description}</p> : null}
        </div>
        {action}
      </header>
    ) : null}
    <ReportReach value={null}>{children}</ReportReach>
  </Card>
);
