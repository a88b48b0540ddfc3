import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { t } from '../texts/attachments.ts';
import { Tooltip } from './tooltip.tsx';

type Props = { isDisabled: boolean; onFiles: (files: File[]) => void };

/** Opens the machine's own dialog for files. */
export function AttachButton({ isDisabled, onFiles }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        data-testid="attach-files"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file can be chosen again after it was removed.
          target.value = '';
        }}
      />
      <Tooltip label={t('hint')} side="top">
        <button
          type="button"
          aria-label={t('attach')}
          disabled={isDisabled}
          className="flex size-9 items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink disabled:opacity-35 max-md:size-10"
          onClick={() => picker.current?.click()}
        >
          <Paperclip className="size-4.5" />
        </button>
      </Tooltip>
    </>
  );
}
