import { callIntegration, uploadFile } from '@sayso/contracts/integrations';
import { limits } from '@sayso/contracts/limits';
import { FileUp, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../../lib/api-error.ts';
import { upload } from '../../../../lib/upload.ts';
import { t } from '../../../../texts/record-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { StoredFileLink } from '../stored-file.tsx';
import { type UploadEnd, useFormApp } from './form-context.ts';
import type { ValueInputProps } from './input-props.ts';

const mostMegabytes = limits.uploadBytes / 1_000_000;

/** Stores the file with the app; the record keeps its address. */
export function FileInput({ control, property, label, value, onChange }: ValueInputProps) {
  const picker = useRef<HTMLInputElement>(null);
  const isImage = property['x-sayso']?.kind === 'image';
  const { part, problem, start, stop } = useUpload(onChange, isImage);
  const address = typeof value === 'string' && value !== '' ? value : null;
  const asks = address === null ? 'file.choose' : 'file.replace';
  return (
    <div className="grid gap-2">
      {address !== null && (
        <div className="flex min-w-0 items-center gap-2 rounded-control border border-line bg-page p-1.5">
          <StoredFileLink address={address} />
          <IconButton
            size="sm"
            className="ml-auto"
            label={t('file.remove', { label })}
            onClick={() => onChange(null)}
          >
            <X className="size-4" />
          </IconButton>
        </div>
      )}
      <input
        ref={picker}
        type="file"
        hidden
        accept={isImage ? 'image/*' : undefined}
        data-testid={`file-${label}`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again after it was removed.
          target.value = '';
          if (file) start(file);
        }}
      />
      {part === null ? (
        <Button
          size="sm"
          className="justify-self-start"
          onClick={() => picker.current?.click()}
          {...control}
          aria-label={t('file.of', { action: t(asks), label })}
        >
          <FileUp aria-hidden className="size-4" />
          {t(asks)}
        </Button>
      ) : (
        <Progress part={part} onStop={stop} />
      )}
      {problem !== null && (
        <p role="alert" className="text-caption text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

/** `part` is null while nothing is sent. */
function useUpload(onStored: (address: string) => void, isImage: boolean) {
  const { appId, onUpload } = useFormApp();
  const [part, setPart] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController>(null);
  // In a list, other items may change while the file is on its way.
  const store = useRef(onStored);
  useEffect(() => {
    store.current = onStored;
  });
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File): Promise<UploadEnd> => {
    const stopper = new AbortController();
    running.current = stopper;
    setProblem(null);
    setPart(0);
    const params = { appId, ...uploadFile };
    try {
      const reply = await upload(callIntegration, file, {
        params,
        onProgress: setPart,
        signal: stopper.signal,
      });
      if (stopper.signal.aborted) return 'failed';
      store.current(addressIn(reply));
      return 'stored';
    } catch (error) {
      if (!stopper.signal.aborted) setProblem(messageOf(error));
      return 'failed';
    } finally {
      if (running.current === stopper) setPart(null);
    }
  };
  const start = (file: File) => {
    if (isImage && !isPicture(file)) {
      setProblem(t('file.notPicture', { name: file.name }));
    } else if (file.size > limits.uploadBytes) {
      const size = Math.ceil(file.size / 1_000_000);
      setProblem(t('file.tooLarge', { size: String(size), most: String(mostMegabytes) }));
    } else {
      const sending = send(file);
      onUpload?.(sending);
    }
  };
  const stop = () => {
    running.current?.abort();
    setPart(null);
  };
  return { part, problem, start, stop };
}

/** Browsers know no type of some pictures; a picker's filter can be switched off. */
const isPicture = ({ name, type }: File): boolean =>
  type === ''
    ? /\.(?:png|jpe?g|gif|webp|avif|svg|bmp|heic|heif|tiff?)$/i.test(name)
    : type.startsWith('image/');

function addressIn(reply: unknown): string {
  const address = typeof reply === 'object' && reply !== null && 'file_url' in reply ? reply.file_url : null;
  if (typeof address !== 'string') throw new Error(t('file.failed'));
  return address;
}

function Progress({ part, onStop }: { part: number; onStop: () => void }) {
  const percent = Math.round(part * 100);
  return (
    <div className="flex items-center gap-3">
      <div
        role="progressbar"
        aria-label={t('file.uploading')}
        aria-valuenow={percent}
        className="h-1.5 flex-1 overflow-hidden rounded-full bg-sunken"
      >
        <div className="h-full bg-ink transition-[width]" style={{ width: `${percent}%` }} />
      </div>
      <span className="text-caption text-muted tabular-nums">
        {t('percent', { percent: String(percent) })}
      </span>
      <Button size="sm" variant="ghost" onClick={onStop}>
        {t('file.stop')}
      </Button>
    </div>
  );
}
