import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cn } from '../../../ui/cn.ts';

type CardProps = {
  title: string;
  text?: ReactNode;
  icon?: LucideIcon;
  /** At the end of the title's line. */
  aside?: ReactNode;
  /** `rows`: what stands below reaches from edge to edge, as lists and tables do. */
  holds?: 'parts' | 'rows';
  tone?: 'danger';
  className?: string;
  children: ReactNode;
};

/** One matter of a section that holds several. */
export function Card({
  title,
  text,
  icon: Icon,
  aside,
  holds = 'parts',
  tone,
  className,
  children,
}: CardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cn(
        'min-w-0 rounded-card border bg-surface',
        tone === 'danger' ? 'border-danger/40' : 'border-line',
        holds === 'parts' ? 'grid grid-cols-1 content-start gap-3 p-4' : 'flex flex-col overflow-hidden',
        className,
      )}
    >
      <div className={cn('grid gap-0.5', holds === 'rows' && 'px-4 pt-4 pb-3')}>
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          {Icon && <Icon aria-hidden className="size-4 text-muted" />}
          <h3 id={id} className="font-medium">
            {title}
          </h3>
          {aside && <div className="ml-auto min-w-0 text-caption text-muted">{aside}</div>}
        </div>
        {text && <p className="text-dense text-muted">{text}</p>}
      </div>
      {children}
    </section>
  );
}
