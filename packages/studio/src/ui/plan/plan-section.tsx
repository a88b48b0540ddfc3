import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useNarrow } from '../use-narrow.ts';
import { FoldMark } from './fold-mark.tsx';
import { NewsMark } from './news-mark.tsx';

type Props = {
  title: string;
  icon: LucideIcon;
  /** What it says on phones while it is folded; without it, it is always shown whole. */
  summary?: string;
  /** Ids of what is folded away then. */
  within?: readonly string[];
  children: ReactNode;
};

/** One row of what stands below the cards: people, pages, look. */
export function PlanSection({ title, icon: Icon, summary, within = [], children }: Props) {
  const titleId = useId();
  const bodyId = useId();
  const [isOpen, setOpen] = useState(false);
  const isNarrow = useNarrow();
  const canFold = isNarrow && summary !== undefined;
  const isShown = isOpen || !canFold;
  const name = (
    <>
      <Icon aria-hidden className="size-4" />
      <span id={titleId}>{title}</span>
    </>
  );
  return (
    <section
      aria-labelledby={titleId}
      className="grid min-w-0 gap-x-4 gap-y-2 border-line border-t p-3 first:border-t-0 @xl:grid-cols-[7rem_minmax(0,1fr)]"
    >
      <h2 className="flex min-h-7 items-center gap-2 font-medium text-dense text-muted">
        {canFold ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? bodyId : undefined}
            className="-my-1.5 flex min-h-10 w-full items-center gap-2 rounded-control text-start"
            onClick={() => setOpen(!isOpen)}
          >
            {name}
            {!isOpen && <NewsMark id="" within={within} />}
            <FoldMark summary={summary} isOpen={isOpen} />
          </button>
        ) : (
          name
        )}
      </h2>
      {isShown && (
        <div id={bodyId} className="grid min-w-0 grid-cols-1 gap-2.5">
          {children}
        </div>
      )}
    </section>
  );
}
