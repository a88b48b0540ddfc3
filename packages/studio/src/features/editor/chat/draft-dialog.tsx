import type { DraftFile, Failure } from '@sayso/contracts/chat';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../../texts/chat.ts';
import { cn } from '../../../ui/cn.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Failed } from '../../../ui/failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { describePath } from '../describe-path.ts';
import { useTurnDraft } from './use-turn-draft.ts';

type Props = {
  appId: string;
  turnId: string;
  /** What it shows is in the app, with its mistakes. */
  isLive: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The refused files of an answer, each mistake at its line. */
export function DraftDialog({ appId, turnId, isLive, open, onOpenChange }: Props) {
  const draft = useTurnDraft(appId, turnId, open);
  const kind = isLive ? 'live' : 'leftOut';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(`attention.draftTitle.${kind}`)}
      description={t(`attention.draftText.${kind}`)}
      className="top-[6dvh] max-h-[88dvh] max-w-3xl"
    >
      {draft.isPending && <Skeleton className="h-64" />}
      {draft.isError && <Failed error={draft.error} onRetry={draft.refetch} />}
      {draft.data && <DraftFiles files={draft.data.files} />}
    </Dialog>
  );
}

function DraftFiles({ files }: { files: readonly DraftFile[] }) {
  // Others may only wait for the one that holds the mistake.
  const [chosen, setChosen] = useState(() => files.find(hasPlace)?.path);
  const file = files.find(({ path }) => path === chosen) ?? files[0];
  if (!file) return <p className="text-muted">{t('attention.noDraft')}</p>;
  return (
    <div className="grid min-w-0 gap-3">
      {files.length > 1 && (
        <div className="flex flex-wrap gap-1.5">
          {files.map(({ path, failures }) => (
            <button
              key={path}
              type="button"
              aria-pressed={path === file.path}
              className={cn(
                'min-h-8 rounded-control border px-2.5 text-dense max-md:min-h-10',
                path === file.path
                  ? 'border-line-strong bg-sunken font-medium'
                  : 'border-line text-muted hover:bg-sunken',
              )}
              onClick={() => setChosen(path)}
            >
              {titleOf(path)}
              {failures.length > 0 && (
                <span className="ml-1.5 text-danger tabular-nums">{failures.length}</span>
              )}
            </button>
          ))}
        </div>
      )}
      {files.length === 1 && <p className="font-medium text-dense">{titleOf(file.path)}</p>}
      <DraftCode key={file.path} file={file} />
    </div>
  );
}

const hasPlace = ({ failures }: DraftFile): boolean => failures.some(({ line }) => line !== undefined);

const titleOf = (path: string): string => {
  const { name, what } = describePath(path);
  return `${name} ${what}`.trim();
};

function DraftCode({ file }: { file: DraftFile }) {
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which React would take for the way to clean up.
    void first.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  const placeless = file.failures.filter(({ line }) => line === undefined);
  const firstLine = Math.min(...file.failures.flatMap(({ line }) => line ?? []));
  const lines = file.text.replace(/\n$/, '').split('\n');
  return (
    <div className="grid min-w-0 gap-2">
      {placeless.map((failure) => (
        <Mistake key={failure.message} failure={failure} />
      ))}
      <section
        aria-label={t('attention.code', { file: titleOf(file.path) })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
        tabIndex={0}
        className="max-h-[58dvh] overflow-y-auto rounded-control border border-line bg-page font-mono text-[13px] leading-5 [font-variant-ligatures:none]"
      >
        <div className="py-2">
          {lines.map((text, at) => {
            const line = at + 1;
            const mistakes = file.failures.filter((failure) => failure.line === line);
            return (
              <div key={line} ref={line === firstLine ? first : undefined}>
                <div className={cn('flex', mistakes.length > 0 && 'bg-danger-soft')}>
                  <span className="w-12 shrink-0 select-none pr-3 text-right text-faint tabular-nums">
                    {line}
                  </span>
                  {/* Broken rather than cut: the mistake may be far to the right. */}
                  <code className="wrap-anywhere min-w-0 flex-1 whitespace-pre-wrap pr-4">{text || ' '}</code>
                </div>
                {mistakes.map((failure) => (
                  <Mistake key={failure.message} failure={failure} />
                ))}
              </div>
            );
          })}
        </div>
      </section>
    </div>
  );
}

function Mistake({ failure: { message, hint } }: { failure: Failure }) {
  return (
    <p className="wrap-anywhere border-danger border-l-2 bg-danger-soft py-1.5 pr-3 pl-3 font-sans text-danger text-dense">
      {message}
      {hint !== undefined && `. ${hint}`}
    </p>
  );
}
