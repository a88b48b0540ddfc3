import type { PlanDifference } from '@sayso/contracts/plan-reading';
import { t } from '../../../texts/closer-reading.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { newsLook } from '../../../ui/plan/news-mark.tsx';
import type { Prompt } from '../use-prompt.ts';

/** What a closer reading would change, to be taken or left. */
export function Proposal({ prompt }: { prompt: Prompt }) {
  const { closer, plan } = prompt;
  const difference = plan.answer?.difference;
  return (
    <section
      aria-label={t('proposal')}
      className="grid gap-2 rounded-control border border-line-strong bg-surface p-3"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p role="status" className="min-w-0 flex-1 basis-60 text-dense">
          <span className="font-semibold">{t('proposal')}</span>
          {difference && <Counts difference={difference} />}
        </p>
        <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1 max-sm:*:px-2">
          <Button size="sm" variant="ghost" pending={false} onClick={closer.leave}>
            {t(closer.isOnly ? 'discard' : 'leave')}
          </Button>
          <Button size="sm" className="border-ink hover:border-ink" pending={false} onClick={closer.take}>
            {t('take')}
          </Button>
        </div>
      </div>
      {closer.isOutdated && <p className="text-caption text-muted">{t('outdated')}</p>}
      <Gone names={difference?.gone ?? []} />
    </section>
  );
}

/** More would be a list that nobody reads. */
const mostNamed = 12;

function Gone({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  const named = names.slice(0, mostNamed).join('; ');
  const count = names.length - mostNamed;
  return (
    <p className="wrap-anywhere text-caption text-muted">
      {count > 0 ? t('goneMore', { names: named, count }) : t('gone', { names: named })}
    </p>
  );
}

/** How much is new or otherwise, each beside the mark that it has in the cards; what there is none of is left out. */
function Counts({ difference: { added, changed, gone } }: { difference: PlanDifference }) {
  const parts = [
    { count: added.length, text: t('added', { count: added.length }), look: newsLook(true) },
    { count: changed.length, text: t('changed', { count: changed.length }), look: newsLook(false) },
    { count: gone.length, text: t('leftOut', { count: gone.length }), look: null },
  ].filter(({ count }) => count > 0);
  return (
    <span className="text-muted">
      {': '}
      {parts.length === 0 && t('same')}
      {parts.map(({ text, look }, at) => (
        <span key={text} className="whitespace-nowrap">
          {look && <span aria-hidden className={cn(look, 'mx-1.5', at === 0 && 'ml-0.5')} />}
          {text}
          {at < parts.length - 1 && ', '}
        </span>
      ))}
    </span>
  );
}
