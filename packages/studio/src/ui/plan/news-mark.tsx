import { t } from '../../texts/plan.ts';
import { cn } from '../cn.ts';
import { usePlanState } from './plan-context.ts';
import { wasText } from './plan-words.ts';

/** A full dot for what is new, a ring for what is another than before. */
export const newsLook = (isNew: boolean): string =>
  cn('inline-block size-2 shrink-0 rounded-full', isNew ? 'bg-success' : 'border-2 border-warning');

type Props = {
  id: string;
  /** What is held back with it, and not seen to be new or changed. */
  within?: readonly string[];
  className?: string;
  /** No tooltip around it says how it was. */
  hasTitle?: boolean;
};

/** Marks what another reading brings, or makes otherwise. */
export function NewsMark({ id, within = [], className, hasTitle = false }: Props) {
  const state = usePlanState();
  const { difference } = state;
  if (!difference) return null;
  const { added, changed, was } = difference;
  const isNew = added.includes(id);
  const isChanged =
    changed.includes(id) || within.some((one) => added.includes(one) || changed.includes(one));
  if (!isNew && !isChanged) return null;
  const title = hasTitle ? wasText(state, id) : '';
  const words = isNew ? [t('spoken.isNew')] : [t('spoken.isChanged'), was[id]].filter(Boolean);
  return (
    <>
      <span aria-hidden title={title || undefined} className={cn(newsLook(isNew), className)} />
      <span className="sr-only">, {words.join(', ')}</span>
    </>
  );
}
