import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';

type Props = { title: string; icon: LucideIcon; children: ReactNode };

/** One row of what stands below the cards: people, pages, look. */
export function PlanSection({ title, icon: Icon, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 gap-x-4 gap-y-2 border-line border-t p-3 first:border-t-0 @xl:grid-cols-[7rem_minmax(0,1fr)]"
    >
      <h2 id={id} className="flex h-7 items-center gap-2 font-medium text-dense text-muted">
        <Icon aria-hidden className="size-4" />
        {title}
      </h2>
      <div className="grid min-w-0 gap-2.5">{children}</div>
    </section>
  );
}
