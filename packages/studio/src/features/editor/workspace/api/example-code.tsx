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
      <header className="flex items-center gap-3 border-line border-b py-2 pr-2 pl-4">
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <pre tabIndex={0} className="overflow-x-auto bg-sunken px-4 py-3 font-mono text-dense">
        <code>{shown.trimEnd()}</code>
      </pre>
    </section>
  );
}
