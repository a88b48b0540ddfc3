import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cn } from '../../../ui/cn.ts';

type Props = { summary: ReactNode; children: ReactNode };

/** One line that opens to the whole. */
export function EntryRow({ summary, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex min-h-10 w-full items-center gap-2 px-4 py-2 text-left text-dense hover:bg-sunken focus-visible:outline-offset-[-2px]"
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronRight
          aria-hidden
          className={cn('size-3.5 shrink-0 text-faint transition-transform', isOpen && 'rotate-90')}
        />
        {summary}
      </button>
      {isOpen && <div className="bg-sunken px-4 pt-1 pb-4">{children}</div>}
    </>
  );
}

/** Names and values below each other. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-dense">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
