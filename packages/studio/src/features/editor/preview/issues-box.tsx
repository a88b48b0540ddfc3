import { ChevronDown, ChevronRight, TriangleAlert, WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '../../../lib/session.ts';
import { t } from '../../../texts/preview.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import type { FrameError } from '../frame-error.ts';
import { fixRequest } from './fix-request.ts';

type Props = {
  errors: readonly FrameError[];
  /** The assistant is at work, or about to be. */
  isBusy: boolean;
  onFix: (request: string) => void;
};

/** Floats over the preview while the app reports errors. */
export function IssuesBox({ errors, isBusy, onFix }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isFree = useUser().subscription_tier === 'free';
  if (errors.length === 0) return null;

  return (
    <section
      aria-label={t('issues.title')}
      className="absolute right-4 bottom-4 w-96 max-md:bottom-20 max-w-[calc(100%-2rem)] overflow-hidden rounded-card border border-line bg-raised shadow-float"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex min-h-11 w-full items-center gap-2.5 px-3.5 text-left font-medium"
        onClick={() => setOpen(!isOpen)}
      >
        <TriangleAlert aria-hidden className="size-4 text-warning" />
        {t('issues.title')}
        <span className="text-muted tabular-nums">{errors.length}</span>
        <ChevronDown aria-hidden className={cn('ml-auto size-4 text-faint', !isOpen && 'rotate-180')} />
      </button>
      {isOpen && (
        <div className="grid gap-3 border-line border-t p-3.5">
          <ul className="grid max-h-[min(24rem,45dvh)] gap-3 overflow-y-auto text-dense">
            {errors.map((error) => (
              <Issue key={error.title} {...error} />
            ))}
          </ul>
          <Button size="sm" disabled={isBusy} onClick={() => onFix(fixRequest(errors))}>
            <WandSparkles aria-hidden className="size-3.5" />
            {t('issues.fix')}
          </Button>
          {!isFree && <p className="text-caption text-muted">{t('issues.free')}</p>}
        </div>
      )}
    </section>
  );
}

function Issue({ title, details, componentName, file, line, excerpt, record }: FrameError) {
  return (
    <li className="grid grid-cols-1">
      <p className="wrap-anywhere font-medium">
        {componentName ? t('issues.inComponent', { title, component: componentName }) : title}
      </p>
      <p className="wrap-anywhere line-clamp-4 whitespace-pre-line text-muted empty:hidden">
        {newIn(details, title)}
      </p>
      {file && <p className="wrap-anywhere text-muted">{t('issues.line', { file, line: `${line}` })}</p>}
      {excerpt && (
        <details className="group">
          <summary className="flex cursor-pointer select-none items-center gap-1 rounded-control py-1 text-muted hover:text-ink max-md:min-h-10">
            <ChevronRight aria-hidden className="size-4 text-faint group-open:rotate-90" />
            {t('issues.code')}
          </summary>
          <pre
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
            tabIndex={0}
            className={cn(codeLook, 'overflow-x-auto')}
          >
            {excerpt}
          </pre>
          {record && (
            <>
              <p className="pt-2 pb-1 text-muted">{t('issues.record')}</p>
              <pre className={cn(codeLook, 'wrap-anywhere whitespace-pre-wrap')}>{record}</pre>
            </>
          )}
        </details>
      )}
    </li>
  );
}

const codeLook = 'rounded-control bg-sunken p-2 font-mono text-caption';

/** The details without what the title says already, and without the part of an address that all calls share. */
const newIn = (details: string, title: string) =>
  details
    .split('\n')
    .filter((line) => line.trim() === '' || !title.includes(line.trim()))
    .join('\n')
    .replace(/https?:\/\/\S+?\/api\/apps\/[^/\s]+/g, '')
    .trim();
