import type { Message } from '@sayso/contracts/chat';
import { FileText } from 'lucide-react';

/** The pictures and files that a message was sent with. */
export function SentFiles({ message }: { message: Message }) {
  const images = (message.file_urls ?? []).filter(isPicture);
  const names = [
    ...(message.file_urls ?? []).filter((address) => !isPicture(address)).map(nameOf),
    ...(message.custom_context ?? []).flatMap(({ type, data }) => (type === 'files' ? namesIn(data) : [])),
  ];
  if (images.length + names.length === 0) return null;
  return (
    <ul aria-label="Sent files" className="mb-2 flex flex-wrap items-end gap-2">
      {images.map((address) => (
        <li key={address}>
          <img
            src={address}
            alt={nameOf(address)}
            className="max-h-32 max-w-full rounded-control border border-line object-contain"
          />
        </li>
      ))}
      {names.map((name) => (
        <li
          key={name}
          className="flex min-w-0 items-center gap-1.5 rounded-control border border-line bg-surface px-2 py-1 text-caption"
        >
          <FileText aria-hidden className="size-3.5 shrink-0 text-muted" />
          <span className="truncate">{name}</span>
        </li>
      ))}
    </ul>
  );
}

const isPicture = (address: string) =>
  /^data:image\/(?:png|jpeg|webp|gif)[;,]/i.test(address) ||
  (!address.startsWith('data:') && /\.(?:png|jpe?g|webp|gif)(?:[?#]|$)/i.test(address));

function nameOf(address: string): string {
  const written = address.startsWith('data:')
    ? /^data:[^,]*;name=([^;,]+)/i.exec(address)?.[1]
    : address.split(/[?#]/)[0]?.split('/').at(-1);
  try {
    return decodeURIComponent(written ?? '') || 'File';
  } catch {
    return 'File';
  }
}

function namesIn(data: Record<string, unknown> | undefined): string[] {
  const files = Array.isArray(data?.['files']) ? data['files'] : [];
  return files.flatMap((file: unknown) => {
    if (typeof file === 'string') return [file];
    return typeof file === 'object' && file !== null && 'name' in file ? [String(file.name)] : [];
  });
}
