import type { Message } from '@sayso/contracts/chat';
import { chatFileIn } from '@sayso/contracts/chat-files';
import { FileText } from 'lucide-react';
import { t } from '../../../texts/chat.ts';
import { SentImage } from './sent-image.tsx';

/** The pictures and files that a message was sent with. */
export function SentFiles({ message }: { message: Message }) {
  const images = (message.file_urls ?? []).filter(isPicture);
  const names = [
    ...(message.file_urls ?? []).filter((address) => !isPicture(address)).map(nameOf),
    ...(message.custom_context ?? []).flatMap(({ type, data }) => (type === 'files' ? namesIn(data) : [])),
  ];
  if (images.length + names.length === 0) return null;
  return (
    <ul aria-label={t('user.sentFiles')} className="mb-2 flex flex-wrap items-end gap-2">
      {images.map((address) => (
        <li key={address}>
          <SentImage address={address} name={nameOf(address)} />
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
  chatFileIn(address)?.type.startsWith('image/') ?? isPictureAddress(address);

const isPictureAddress = (address: string) =>
  /^data:image\/(?:png|jpeg|webp|gif)[;,]/i.test(address) ||
  (!address.startsWith('data:') && /\.(?:png|jpe?g|webp|gif)(?:[?#]|$)/i.test(address));

function nameOf(address: string): string {
  const kept = chatFileIn(address);
  if (kept) return kept.name;
  const written = address.startsWith('data:')
    ? /^data:[^,]*;name=([^;,]+)/i.exec(address)?.[1]
    : address.split(/[?#]/)[0]?.split('/').at(-1);
  try {
    return decodeURIComponent(written ?? '') || t('user.unnamedFile');
  } catch {
    return t('user.unnamedFile');
  }
}

function namesIn(data: Record<string, unknown> | undefined): string[] {
  const files = Array.isArray(data?.['files']) ? data['files'] : [];
  return files.flatMap((file: unknown) => {
    if (typeof file === 'string') return [file];
    return typeof file === 'object' && file !== null && 'name' in file ? [String(file.name)] : [];
  });
}
