import { ChevronDown, ChevronRight, TriangleAlert, WandSparkles } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useUser } from '../../../lib/session.ts';
import { t } from '../../../texts/preview.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import type { FrameError } from '../frame-error.ts';
import { fixRequest } from './fix-request.ts';

type Props = {
  errors: readonly FrameError[];
  /** How often the frame asked that its errors be shown. */
  fixesAsked: number;
  /** The assistant is at work, or about to be. */
  isBusy: boolean;
  onFix: (request: string) => void;
};

/**
 * Floats over the preview while the app reports errors. What it sends counts as the maker's own, and the app could say
 * anything: only a press in here sends, beside the words.
 */
export function IssuesBox(props: Props) {
  // One that went away comes back closed.
  return props.errors.length === 0 ? null : <Issues {...props} />;
}

function Issues({ errors, fixesAsked, isBusy, onFix }: Props) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLElement>(null);
  const isFree = useUser().subscription_tier === 'free';
  const isSettling = useWish(fixesAsked, () => {
    setOpen(true);
    // Not the button, which a key that is still held down would press; and nobody who writes elsewhere is taken away.
    if (document.activeElement?.tagName === 'IFRAME') box.current?.focus();
  });
  const request = fixRequest(errors);

  return (
    <section
      ref={box}
      tabIndex={-1}
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
          <Button size="sm" disabled={isBusy || isSettling} onClick={() => onFix(request)}>
            <WandSparkles aria-hidden className="size-3.5" />
            {t('issues.fix')}
          </Button>
          {/* Below the button: the second press of a double click on the title must not send. */}
          <div className="grid grid-cols-1 text-dense">
            {!isFree && <p className="text-caption text-muted">{t('issues.free')}</p>}
            <Message text={request} />
          </div>
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
        <Disclosure title={t('issues.code')}>
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
        </Disclosure>
      )}
    </li>
  );
}

/** How long the box stands before a press counts that may have been meant for the app beneath it. */
const settleMs = 600;

/** Shows the box whenever the frame asks for it anew; true for a moment after. */
function useWish(fixesAsked: number, onAsked: () => void): boolean {
  const [settled, setSettled] = useState(0);
  const latest = useRef(onAsked);
  latest.current = onAsked;
  useEffect(() => {
    if (fixesAsked > 0) latest.current();
    const timer = setTimeout(() => setSettled(fixesAsked), settleMs);
    return () => clearTimeout(timer);
  }, [fixesAsked]);
  return fixesAsked !== settled;
}

/** Word for word what a press sends. */
function Message({ text }: { text: string }) {
  const [isShown, setShown] = useState(false);
  return (
    <Disclosure title={t('issues.message')} onToggle={setShown}>
      {isShown && (
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
          tabIndex={0}
          className={cn(codeLook, 'wrap-anywhere max-h-48 overflow-y-auto whitespace-pre-wrap')}
        >
          {text}
        </pre>
      )}
    </Disclosure>
  );
}

type DisclosureProps = { title: string; onToggle?: (isOpen: boolean) => void; children: ReactNode };

function Disclosure({ title, onToggle, children }: DisclosureProps) {
  return (
    <details className="group" onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary className="flex cursor-pointer select-none items-center gap-1 rounded-control py-1 text-muted hover:text-ink max-md:min-h-10">
        <ChevronRight aria-hidden className="size-4 text-faint group-open:rotate-90" />
        {title}
      </summary>
      {children}
    </details>
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
