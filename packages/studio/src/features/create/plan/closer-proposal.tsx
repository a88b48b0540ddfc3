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
      {difference && <Gone difference={difference} />}
    </section>
  );
}

/** More would be a list that nobody reads. */
const mostNamed = 12;

function Gone({ difference: { gone, gone_assumed: assumed } }: { difference: PlanDifference }) {
  const more = gone.length - mostNamed;
  const counts = [
    ...(more > 0 ? [t('goneMore', { count: more })] : []),
    ...(assumed > 0 ? [t('goneAssumed', { count: assumed })] : []),
  ];
  const all = [...gone.slice(0, mostNamed), ...counts];
  if (all.length === 0) return null;
  const last = all.length > 1 && counts.at(-1);
  return (
    <p className="wrap-anywhere text-caption text-muted">
      {last
        ? t('goneAnd', { names: all.slice(0, -1).join('; '), last })
        : t('gone', { names: all.join('; ') })}
    </p>
  );
}

/** How much is new or otherwise, each beside the mark that it has in the cards; what there is none of is left out. */
function Counts({ difference }: { difference: PlanDifference }) {
  const { added, changed } = difference;
  const leftOut = difference.gone.length + difference.gone_assumed;
  const parts = [
    { count: added.length, text: t('added', { count: added.length }), look: newsLook(true) },
    { count: changed.length, text: t('changed', { count: changed.length }), look: newsLook(false) },
    { count: leftOut, text: t('leftOut', { count: leftOut }), look: null },
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
