import { t } from '../../texts/sign-in.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

export function FormSkeleton() {
  return (
    <div role="status" aria-label={t('loading')} className="grid gap-5">
      <Skeleton className="h-9 w-48" />
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
    </div>
  );
}
