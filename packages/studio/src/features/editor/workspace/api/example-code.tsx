import { Check, Copy } from 'lucide-react';
import { useId } from 'react';
import { t as common } from '../../../../texts/common.ts';
import { t as ui } from '../../../../texts/ui.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useCopy } from '../../../../ui/use-copy.ts';

type Props = {
  method: 'GET' | 'PUT';
  title: string;
  text: string;
  /** As it is copied and run. */
  code: string;
  /** As it is shown. */
  shown: string;
  copyLabel: string;
};

/** One example; what is copied runs as it is. */
export function ExampleCode({ method, title, text, code, shown, copyLabel }: Props) {
  const id = useId();
  const { isCopied, copy } = useCopy();
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 grid-cols-1 overflow-hidden rounded-card border border-line bg-surface"
    >
      <header className="flex items-center gap-3 border-line border-b px-4 py-3">
        <div className="grid min-w-0 flex-1">
          <h3 id={id} className="flex flex-wrap items-center gap-2 font-medium">
            {title}
            <Badge className="font-mono">{method}</Badge>
          </h3>
          <p className="text-caption text-muted">{text}</p>
        </div>
        <Button size="sm" aria-label={isCopied ? undefined : copyLabel} onClick={() => void copy(code)}>
          {isCopied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
          <span aria-live="polite">{isCopied ? ui('copied') : common('copy')}</span>
        </Button>
      </header>
      <div className="relative min-w-0 after:pointer-events-none after:absolute after:inset-y-0 after:right-0 after:w-8 after:bg-linear-to-l after:from-sunken">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <pre tabIndex={0} className="overflow-x-auto bg-sunken py-3 pr-8 pl-4 font-mono text-dense">
          <code>{shown.trimEnd()}</code>
        </pre>
      </div>
    </section>
  );
}
