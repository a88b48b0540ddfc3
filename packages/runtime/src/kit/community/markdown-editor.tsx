import { Bold, Code, Heading2, Italic, Link2, List, ListOrdered, Quote } from 'lucide-react';
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { editor } from '../../texts/editor.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/lib-utils.ts';
import type { Icon } from '../api.ts';
import { MarkdownText } from './markdown.tsx';
import { type Mark, withMark } from './markdown-marks.ts';

const buttons: readonly (readonly [Mark, string, Icon])[] = [
  ['bold', editor.bold, Bold],
  ['italic', editor.italic, Italic],
  ['heading', editor.heading, Heading2],
  ['link', editor.link, Link2],
  ['list', editor.list, List],
  ['numbers', editor.numberedList, ListOrdered],
  ['quote', editor.quote, Quote],
  ['code', editor.code, Code],
];
const byKey: Readonly<Record<string, Mark>> = { b: 'bold', i: 'italic', k: 'link' };

/** Lets the page move the focus into the text, such as after a quote. */
export type EditorHandle = { focusEnd: () => void };

type Props = {
  id: string;
  value: string;
  onChange: (value: string) => void;
  label: string;
  rows?: number;
  placeholder?: string;
  isInvalid?: boolean;
  describedBy?: string | undefined;
  handle?: Ref<EditorHandle>;
};

/** A field for markdown with the usual buttons and a look at the outcome. */
export function MarkdownEditor({
  id,
  value,
  onChange,
  label,
  rows = 6,
  placeholder,
  isInvalid = false,
  describedBy,
  handle,
}: Props) {
  const [isPreview, setPreview] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(handle, () => ({
    focusEnd: () => {
      setPreview(false);
      requestAnimationFrame(() => {
        const { current } = field;
        current?.focus();
        current?.setSelectionRange(current.value.length, current.value.length);
        current?.scrollIntoView({ block: 'center' });
      });
    },
  }));
  const mark = (kind: Mark) => {
    const { current } = field;
    if (current === null) return;
    const next = withMark({ text: value, start: current.selectionStart, end: current.selectionEnd }, kind);
    onChange(next.text);
    requestAnimationFrame(() => {
      current.focus();
      current.setSelectionRange(next.start, next.end);
    });
  };
  const handleKey = (event: KeyboardEvent) => {
    const kind = event.ctrlKey || event.metaKey ? byKey[event.key.toLowerCase()] : undefined;
    if (kind === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    mark(kind);
  };
  return (
    <div
      className={cn(
        'kit-field overflow-hidden rounded-md border border-input bg-field text-field-foreground focus-within:border-ring focus-within:ring-2 focus-within:ring-ring/30',
        isInvalid && 'border-destructive',
      )}
    >
      <div className="flex flex-wrap items-center gap-0.5 border-b border-input px-1.5 py-1">
        {buttons.map(([kind, name, Sign]) => (
          <Button
            key={kind}
            type="button"
            variant="ghost"
            size="icon"
            className="size-8 max-md:size-10"
            aria-label={name}
            title={name}
            disabled={isPreview}
            onClick={() => mark(kind)}
          >
            <Sign />
          </Button>
        ))}
        <Button
          type="button"
          variant="ghost"
          size="sm"
          className="ml-auto"
          aria-pressed={isPreview}
          onClick={() => setPreview(!isPreview)}
        >
          {isPreview ? editor.write : editor.preview}
        </Button>
      </div>
      {isPreview ? (
        <div className="px-3 py-3" style={{ minHeight: `${rows * 1.45}rem` }}>
          {value.trim() === '' ? (
            <p className="text-muted-foreground">{editor.nothingToShow}</p>
          ) : (
            <MarkdownText text={value} />
          )}
        </div>
      ) : (
        <textarea
          ref={field}
          id={id}
          rows={rows}
          value={value}
          aria-label={label}
          aria-invalid={isInvalid}
          aria-describedby={describedBy}
          placeholder={placeholder}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={handleKey}
          className="block field-sizing-content w-full resize-y bg-transparent px-3 py-2.5 text-sm outline-none placeholder:text-muted-foreground max-md:text-base"
          style={{ minHeight: `${rows * 1.45}rem` }}
        />
      )}
    </div>
  );
}
