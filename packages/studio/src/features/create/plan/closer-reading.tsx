import type { PlanDifference } from '@sayso/contracts/plan-reading';
import { type LucideIcon, PenLine, ScanText } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../../texts/closer-reading.ts';
import { t as firstBuild } from '../../../texts/first-build.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { newsLook } from '../../../ui/plan/news-mark.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { Prompt } from '../use-prompt.ts';
import { useReader } from './use-closer-reading.ts';

/** Shorter wishes leave a closer reader nothing to find. */
const fewChars = 40;

/** Offers a closer reading of the words, says how it goes, and what it would change. */
export function CloserReading({ prompt }: { prompt: Prompt }) {
  const { closer, content, template, attached, isLeaving } = prompt;
  const { data: reader } = useReader();
  if (!reader?.reader || template || isLeaving || content.length < fewChars) return null;
  if (closer.isReading) return <Reading name={reader.name ?? ''} onStop={closer.stop} />;
  if (closer.isProposed) return <Proposal prompt={prompt} />;
  if (closer.draft && !closer.isOutdated)
    return <Line text={t('taken')} action={t('back')} onPress={closer.leave} />;
  if (closer.isOutdated && !closer.problem)
    return (
      <Line text={t('outdated')} action={t('again')} onPress={() => closer.start(content, attached.files)}>
        {closer.draft && (
          <Button size="sm" variant="ghost" onClick={closer.leave}>
            {t('back')}
          </Button>
        )}
      </Line>
    );
  return (
    <Line
      text={closer.problem ?? t('offer')}
      action={closer.problem ? t('again') : t('read')}
      onPress={() => closer.start(content, attached.files)}
    />
  );
}

const bar = 'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border px-3 py-2 text-dense';

/** In its place where the model is to write all itself: nothing of the plan will be used then. */
export const WritesAll = ({ prompt }: { prompt: Prompt }) => (
  <Line
    icon={PenLine}
    text={firstBuild('note')}
    action={firstBuild('usePlan')}
    onPress={prompt.isLeaving ? undefined : () => prompt.firstBuild.choose('plan')}
  />
);

type LineProps = {
  icon?: LucideIcon;
  text: string;
  action: string;
  onPress: (() => void) | undefined;
  /** What else can be done. */
  children?: ReactNode;
};

function Line({ icon: Icon = ScanText, text, action, onPress, children }: LineProps) {
  return (
    <div className={`${bar} border-line bg-surface`}>
      <Icon aria-hidden className="size-4 shrink-0 text-muted" />
      <p role="status" className="min-w-0 flex-1 basis-48 text-muted">
        {text}
      </p>
      {children}
      {onPress && (
        <Button size="sm" onClick={onPress}>
          {action}
        </Button>
      )}
    </div>
  );
}

function Reading({ name, onStop }: { name: string; onStop: () => void }) {
  return (
    <div className={`${bar} border-line bg-surface`}>
      <Spinner className="size-4" />
      <p role="status" className="min-w-0 flex-1 basis-48 text-muted">
        {t('reading', { name })}
      </p>
      <Button size="sm" variant="ghost" onClick={onStop}>
        {t('stop')}
      </Button>
    </div>
  );
}

function Proposal({ prompt }: { prompt: Prompt }) {
  const { closer, plan } = prompt;
  const difference = plan.answer?.difference;
  const gone = difference?.gone ?? [];
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
          <Button size="sm" variant="ghost" onClick={closer.leave}>
            {t('leave')}
          </Button>
          <Button size="sm" className="border-ink hover:border-ink" onClick={closer.take}>
            {t('take')}
          </Button>
        </div>
      </div>
      {gone.length > 0 && (
        <p className="wrap-anywhere text-caption text-muted">
          {t('gone', { names: gone.slice(0, 12).join(', ') })}
        </p>
      )}
    </section>
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
          {look && <span aria-hidden className={cn(look, 'mr-1.5 inline-block')} />}
          {text}
          {at < parts.length - 1 && ', '}
        </span>
      ))}
    </span>
  );
}
