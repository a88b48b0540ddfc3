import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';

const looks = {
  info: { icon: Info, ground: 'bg-info-soft', ink: 'text-info' },
  warning: { icon: TriangleAlert, ground: 'bg-warning-soft', ink: 'text-warning' },
};

type Props = { tone: keyof typeof looks; action?: ReactNode; className?: string; children: ReactNode };

/** News about what somebody is working on, with what can be done about it at the end. */
export function Note({ tone, action, className, children }: Props) {
  const { icon: Icon, ground, ink } = looks[tone];
  return (
    <div
      role="status"
      className={cn(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card px-3 py-2 text-dense',
        ground,
        className,
      )}
    >
      <Icon aria-hidden className={cn('size-4 shrink-0', ink)} />
      <p className="wrap-anywhere min-w-48 flex-1">{children}</p>
      {action}
    </div>
  );
}
