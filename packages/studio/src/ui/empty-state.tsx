import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';

type EmptyStateProps = {
  icon?: LucideIcon;
  title: string;
  /** What this place is for. */
  children?: ReactNode;
  /** The first thing to do here. */
  action?: ReactNode;
  className?: string;
};

export function EmptyState({ icon: Icon, title, children, action, className }: EmptyStateProps) {
  return (
    <div
      className={cn(
        'grid justify-items-center gap-2 rounded-card border border-line border-dashed px-6 py-12 text-center',
        className,
      )}
    >
      {Icon && <Icon aria-hidden className="mb-1 size-6 text-faint" />}
      <p className="font-medium">{title}</p>
      {children && <p className="max-w-[48ch] text-balance text-dense text-muted">{children}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
