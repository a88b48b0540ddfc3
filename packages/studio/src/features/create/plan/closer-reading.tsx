import { readingChars } from '@sayso/contracts/reading';
import { type LucideIcon, PenLine, ScanText } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../../texts/closer-reading.ts';
import { t as firstBuild } from '../../../texts/first-build.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useFocusInside } from '../../../ui/use-focus-inside.ts';
import type { Prompt } from '../use-prompt.ts';
import { Proposal } from './closer-proposal.tsx';
import { useReader } from './use-closer-reading.ts';

/** Shorter wishes leave a closer reader nothing to find. */
const fewChars = 40;

/** Offers a closer reading of the words, says how it goes, and what it would change. */
export function CloserReading({ prompt }: { prompt: Prompt }) {
  const { closer, content, template, isLeaving } = prompt;
  const { data: reader } = useReader();
  const state = stateOf(closer);
  const place = useFocusInside<HTMLDivElement>(state);
  const isFitting = content.length >= fewChars && content.length <= readingChars;
  if (!reader?.reader || template || isLeaving || !isFitting) return null;
  return (
    <div ref={place} tabIndex={-1} className="grid grid-cols-1 rounded-control">
      {state === 'reading' && <Reading name={reader.name ?? ''} prompt={prompt} />}
      {state === 'proposed' && <Proposal prompt={prompt} />}
      {state === 'taken' && <Line text={t('taken')} action={backOf(closer)} onPress={closer.leave} />}
      {(state === 'outdated' || state === 'failed' || state === 'offered') && <Offer prompt={prompt} />}
    </div>
  );
}

type Closer = Prompt['closer'];

function stateOf({ isReading, isProposed, problem, isOutdated, draft }: Closer) {
  if (isReading) return 'reading';
  if (isProposed) return 'proposed';
  if (problem !== null) return 'failed';
  if (isOutdated) return 'outdated';
  return draft ? 'taken' : 'offered';
}

const backOf = ({ isOnly }: Closer): string => t(isOnly ? 'discard' : 'back');

/** What the words could be read with, what became of that before, and what stands until then. */
function Offer({ prompt }: { prompt: Prompt }) {
  const { closer, content, attached } = prompt;
  const isOnly = isUnread(prompt) || closer.isOnly;
  const isFirst = closer.problem === null && !closer.isOutdated;
  return (
    <Line
      text={offerText(prompt)}
      action={t(isFirst ? 'read' : 'again')}
      onPress={() => closer.start({ text: content, files: attached.files, isOnly })}
    >
      {closer.draft && (
        <Button size="sm" variant="ghost" pending={false} onClick={closer.leave}>
          {backOf(closer)}
        </Button>
      )}
    </Line>
  );
}

/** The rules make nothing of these words. */
const isUnread = ({ plan }: Prompt): boolean => Boolean(plan.answer?.unreadable);

function offerText(prompt: Prompt): string {
  const { problem, isOutdated, draft } = prompt.closer;
  if (problem !== null && draft) return t('closerStands', { problem });
  if (problem !== null) return isUnread(prompt) ? problem : t('quickStands', { problem });
  if (isUnread(prompt)) return t('offerUnread');
  if (isOutdated) return t(draft ? 'outdated' : 'outdatedLeft');
  const isUntouched = prompt.plan.answer?.operations.length === 0;
  return t(prompt.firstBuild.readsFirst && isUntouched ? 'offerAtBuild' : 'offer');
}

const bar = 'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border px-3 py-2 text-dense';
const said = 'wrap-anywhere min-w-0 flex-1 basis-48 text-muted';

/** In its place where the model is to write all itself: nothing of the plan will be used then. */
export const WritesAll = ({ prompt }: { prompt: Prompt }) => (
  <Line
    icon={PenLine}
    text={firstBuild(isUnread(prompt) ? 'noteUnread' : 'note')}
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

/** Its buttons give way to others in the same place, which the second press of a double click is not meant for. */
function Line({ icon: Icon = ScanText, text, action, onPress, children }: LineProps) {
  return (
    <div className={`${bar} border-line bg-surface`}>
      <Icon aria-hidden className="size-4 shrink-0 text-muted" />
      <p role="status" className={said}>
        {text}
      </p>
      {children}
      {onPress && (
        <Button size="sm" pending={false} onClick={onPress}>
          {action}
        </Button>
      )}
    </div>
  );
}

function Reading({ name, prompt }: { name: string; prompt: Prompt }) {
  return (
    <div className={`${bar} border-line bg-surface`}>
      <Spinner className="size-4" />
      <p role="status" className={said}>
        {t(isUnread(prompt) ? 'readingUnread' : 'reading', { name })}
      </p>
      <Button size="sm" variant="ghost" pending={false} onClick={prompt.closer.stop}>
        {t('stop')}
      </Button>
    </div>
  );
}
