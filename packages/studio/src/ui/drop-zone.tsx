import type { LucideIcon } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { cn } from './cn.ts';

type Props = {
  icon: LucideIcon;
  /** Read out: what the area is for, and what the input takes. */
  label: string;
  inputLabel: string;
  text: ReactNode;
  choose: string;
  hint: string;
  /** As an input of files has it. */
  accept: string;
  onFile: (file: File) => void;
};

/** Takes one file: dropped here or chosen. */
export function DropZone({ icon: Icon, label, inputLabel, text, choose, hint, accept, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <section
      aria-label={label}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
      className={cn(
        'grid justify-items-center gap-3 rounded-card border border-line-strong border-dashed bg-sunken px-6 py-10 text-center transition-colors',
        isOver && 'border-ink bg-filled',
      )}
    >
      <Icon aria-hidden className="size-8 text-faint" />
      <p className="text-body">{text}</p>
      <Button variant="primary" onClick={() => input.current?.click()}>
        {choose}
      </Button>
      <p className="max-w-96 text-balance text-caption text-muted">{hint}</p>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={inputLabel}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file can be chosen again once it was mended.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </section>
  );
}
