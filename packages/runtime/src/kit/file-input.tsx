import { limits } from '@sayso/contracts/limits';
import { FileUp, Loader2, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { UploadFile } from '../sdk/integrations.ts';
import { fileInput } from '../texts/file-input.ts';
import { Button } from '../ui/button.tsx';
import type { Field } from './schema.ts';

const mostMegabytes = limits.uploadBytes / 1_000_000;

type Props = {
  id: string;
  field: Field;
  value: unknown;
  onChange: (value: string | null) => void;
  describedBy?: string | undefined;
};

/** Stores the file with the app and keeps its address in the record; one that is refused stays out, in words. */
export function FileInput({ id, field, value, onChange, describedBy }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isUploading, setUploading] = useState(false);
  const isImage = field.kind === 'image';
  const held = typeof value === 'string' && value !== '' ? value : null;
  const handleChange = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (file === undefined) return;
    if (file.size > limits.uploadBytes) {
      setProblem(fileInput.tooLarge(Math.ceil(file.size / 1_000_000), mostMegabytes));
      return;
    }
    setProblem(null);
    setUploading(true);
    try {
      onChange(addressIn(await UploadFile({ file })));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : fileInput.uploadFailed);
    } finally {
      setUploading(false);
    }
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
        <Button
          type="button"
          variant="outline"
          size="sm"
          disabled={isUploading}
          onClick={() => input.current?.click()}
        >
          {isUploading ? <Loader2 className="animate-spin" /> : <FileUp />}
          {isUploading ? fileInput.uploading : askFor(isImage, held)}
        </Button>
        {held === null ? null : (
          <Button
            type="button"
            variant="ghost"
            size="icon"
            aria-label={fileInput.remove(field.label)}
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

const askFor = (isImage: boolean, held: string | null): string => {
  if (held !== null) return fileInput.replace;
  return isImage ? fileInput.choosePicture : fileInput.chooseFile;
};

function addressIn(reply: unknown): string {
  const address = typeof reply === 'object' && reply !== null && 'file_url' in reply ? reply.file_url : null;
  if (typeof address !== 'string') throw new Error(fileInput.uploadFailed);
  return address;
}
