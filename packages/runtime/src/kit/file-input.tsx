import { FileUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import type { Field } from './schema.ts';

const mostBytes = 200 * 1024;

type Props = {
  id: string;
  field: Field;
  value: unknown;
  onChange: (value: string | null) => void;
  describedBy?: string | undefined;
};

/** Keeps a small file inside the record itself; a larger one is refused in words. */
export function FileInput({ id, field, value, onChange, describedBy }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isImage = field.kind === 'image';
  const held = typeof value === 'string' && value !== '' ? value : null;
  const handleChange = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (file === undefined) return;
    if (file.size > mostBytes) {
      const size = Math.ceil(file.size / 1024).toLocaleString();
      setProblem(`This file is ${size} KB. Choose one of at most ${mostBytes / 1024} KB.`);
      return;
    }
    setProblem(null);
    onChange(await asDataAddress(file));
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center gap-3">
        {held !== null && isImage ? (
          <img src={held} alt="" className="size-16 rounded-md bg-muted object-cover" />
        ) : null}
        <input
          ref={input}
          id={id}
          type="file"
          accept={isImage ? 'image/*' : undefined}
          className="sr-only"
          aria-describedby={describedBy}
          onChange={(event) => void handleChange(event)}
        />
        <Button type="button" variant="outline" size="sm" onClick={() => input.current?.click()}>
          <FileUp /> {held === null ? (isImage ? 'Choose a picture' : 'Choose a file') : 'Replace'}
        </Button>
        {held === null ? null : (
          <Button
            type="button"
            variant="ghost"
            size="icon"
            aria-label={`Remove ${field.label}`}
            onClick={() => onChange(null)}
          >
            <Trash2 />
          </Button>
        )}
      </div>
      {problem === null ? null : (
        <p className="text-[13px] text-danger" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

const asDataAddress = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'));
    reader.readAsDataURL(file);
  });
