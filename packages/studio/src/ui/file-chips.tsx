import { FileText, X } from 'lucide-react';
import type { AttachedFile } from '../lib/attached-file.ts';
import { t } from '../texts/attachments.ts';

type Props = { files: readonly AttachedFile[]; onRemove: (id: string) => void };

/** What goes with the next message, each to be taken away again. */
export function FileChips({ files, onRemove }: Props) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={t('attached')} className="flex flex-wrap gap-2 px-3 pt-3">
      {files.map((file) => (
        <li
          key={file.id}
          className="flex max-w-full items-center gap-2 rounded-control border border-line bg-page py-1 pr-1 pl-1.5 text-caption"
        >
          {file.kind === 'image' ? (
            <img src={file.url} alt="" className="size-8 rounded-sm object-cover" />
          ) : (
            <FileText aria-hidden className="size-4 text-muted" />
          )}
          <span className="min-w-0 max-w-40 truncate">{file.name}</span>
          <button
            type="button"
            aria-label={t('remove', { name: file.name })}
            className="flex size-6 items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink max-md:size-10"
            onClick={() => onRemove(file.id)}
          >
            <X className="size-3.5" />
          </button>
        </li>
      ))}
    </ul>
  );
}
