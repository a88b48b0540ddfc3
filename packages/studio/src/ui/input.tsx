import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';
import { cn } from './cn.ts';

export const controlLook =
  'w-full rounded-control border border-line-strong bg-surface px-3 text-body text-ink max-md:text-large transition-colors duration-150 focus-visible:border-accent focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-danger';

/** Apart from the rest: to a browser all buttons are read-only, and a select is one. */
const textLook = cn(controlLook, 'read-only:bg-sunken read-only:text-muted');

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={cn(textLook, 'h-9 max-md:h-10', className)} {...rest} />;
}

export type TextareaProps = Omit<ComponentProps<'textarea'>, 'rows'> & {
  minRows?: number;
  /** Grows with its text up to here, then scrolls. */
  maxRows?: number;
};

export function Textarea({ className, minRows = 2, maxRows = 8, ref, ...rest }: TextareaProps) {
  const own = useRef<HTMLTextAreaElement | null>(null);

  // After every render: the text may have changed from outside, by a draft or a suggestion.
  useLayoutEffect(() => {
    if (own.current) fit(own.current, maxRows);
  });
  // Its lines break anew where the window gets narrower.
  useEffect(() => {
    const box = own.current;
    if (!box) return;
    let width = box.offsetWidth;
    const watch = new ResizeObserver(() => {
      if (box.offsetWidth === width) return;
      width = box.offsetWidth;
      fit(box, maxRows);
    });
    watch.observe(box);
    return () => watch.disconnect();
  }, [maxRows]);

  return (
    <textarea
      ref={(element) => {
        own.current = element;
        if (typeof ref === 'function') return ref(element);
        if (ref) ref.current = element;
        return undefined;
      }}
      rows={minRows}
      className={cn(textLook, 'block resize-none py-2', className)}
      {...rest}
    />
  );
}

/** As high as its text, up to so many lines. */
function fit(box: HTMLTextAreaElement, maxRows: number): void {
  box.style.height = 'auto';
  const style = getComputedStyle(box);
  const line = Number.parseFloat(style.lineHeight) || 20;
  const padding = (Number.parseFloat(style.paddingTop) || 0) + (Number.parseFloat(style.paddingBottom) || 0);
  const border = box.offsetHeight - box.clientHeight;
  const wanted = box.scrollHeight + border;
  const most = maxRows * line + padding + border;
  box.style.height = `${Math.min(wanted, most)}px`;
  box.style.overflowY = wanted > most ? 'auto' : 'hidden';
}
