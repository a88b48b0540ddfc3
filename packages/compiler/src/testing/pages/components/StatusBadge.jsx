import { memo } from 'react';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/lib/utils';

const looks = {
  todo: { variant: 'outline', className: 'text-muted-foreground' },
  doing: { variant: 'secondary' },
  review: { variant: 'secondary', className: 'italic' },
  done: { variant: 'default', className: 'bg-success' },
};

function StatusBadge({ status, className, children, ...rest }) {
  const { variant = 'outline', className: own } = looks[status] ?? {};
  return (
    <Badge variant={variant} className={cn('capitalize', own, className)} {...rest}>
      {children ?? status ?? 'unknown'}
    </Badge>
  );
}

export default memo(StatusBadge);
