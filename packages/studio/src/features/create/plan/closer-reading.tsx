import { type LucideIcon, PenLine, ScanText } from 'lucide-react';
import { t } from '../../../texts/closer-reading.ts';
import { t as firstBuild } from '../../../texts/first-build.ts';
import { Button } from '../../../ui/button.tsx';
import { newsLook } from '../../../ui/plan/news-mark.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { Prompt } from '../use-prompt.ts';
import { useReader } from './use-closer-reading.ts';

/** Shorter wishes leave a closer reader nothing to find. */
const fewChars = 40;

/** Offers a closer reading of the words, says how it goes, and what it would change. */
export function CloserReading({ prompt }: { prompt: Prompt }) {
  const { closer, content, template, isLeaving } = prompt;
  const { data: reader } = useReader();
  if (!reader?.reader || template || isLeaving || content.length < fewChars) return null;
  if (closer.isReading) return <Reading name={reader.name ?? ''} onStop={closer.stop} />;
  if (closer.isProposed) return <Proposal prompt={prompt} />;
  const isTaken = closer.draft !== null;
  if (isTaken && !closer.isOutdated(content))
    return <Line text={t('taken')} action={t('back')} onPress={closer.leave} />;
  if (isTaken) return <Line text={t('outdated')} action={t('again')} onPress={() => closer.start(content)} />;
  return (
    <Line
      text={closer.problem ?? t('offer')}
      action={closer.problem ? t('again') : t('read')}
      onPress={() => closer.start(content)}
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

type LineProps = { icon?: LucideIcon; text: string; action: string; onPress: (() => void) | undefined };

function Line({ icon: Icon = ScanText, text, action, onPress }: LineProps) {
  return (
    <div className={`${bar} border-line bg-surface`}>
      <Icon aria-hidden className="size-4 shrink-0 text-muted" />
      <p role="status" className="min-w-0 flex-1 basis-48 text-muted">
        {text}
      </p>
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
  const counts = {
    added: difference?.added.length ?? 0,
    changed: difference?.changed.length ?? 0,
    gone: gone.length,
  };
  const isSame = counts.added + counts.changed + counts.gone === 0;
  return (
    <section
      aria-label={t('proposal')}
      className="grid gap-2 rounded-control border border-line-strong bg-surface p-3"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p role="status" className="min-w-0 flex-1 basis-60 text-dense">
          <span className="font-semibold">{t('proposal')}</span>{' '}
          <span className="text-muted">{difference && (isSame ? t('same') : t('counts', counts))}</span>
        </p>
        <div className="flex gap-2">
          <Button size="sm" variant="ghost" onClick={closer.leave}>
            {t('leave')}
          </Button>
          <Button size="sm" className="border-ink" onClick={closer.take}>
            {t('take')}
          </Button>
        </div>
      </div>
      {counts.added + counts.changed > 0 && (
        <p aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-muted">
          {counts.added > 0 && <Key isNew text={t('isNew')} />}
          {counts.changed > 0 && <Key isNew={false} text={t('isChanged')} />}
        </p>
      )}
      {gone.length > 0 && (
        <p className="wrap-anywhere text-caption text-muted">
          {t('gone', { names: gone.slice(0, 12).join(', ') })}
        </p>
      )}
    </section>
  );
}

const Key = ({ isNew, text }: { isNew: boolean; text: string }) => (
  <span className="inline-flex items-center gap-1.5">
    <span className={newsLook(isNew)} />
    {text}
  </span>
);
