import { t } from '../../texts/plan.ts';
import { cn } from '../cn.ts';
import { usePlanState } from './plan-context.ts';

/** A full dot for what is new, a ring for what is another than before. */
export const newsLook = (isNew: boolean): string =>
  cn('size-2 shrink-0 rounded-full', isNew ? 'bg-success' : 'border-2 border-warning');

/** Marks what another reading brings, or makes otherwise. */
export function NewsMark({ id }: { id: string }) {
  const { difference } = usePlanState();
  const isNew = difference?.added.includes(id) === true;
  if (!isNew && difference?.changed.includes(id) !== true) return null;
  return (
    <>
      <span aria-hidden className={newsLook(isNew)} />
      <span className="sr-only">, {t(isNew ? 'spoken.isNew' : 'spoken.isChanged')}</span>
    </>
  );
}
