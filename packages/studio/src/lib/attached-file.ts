import type { Message } from '@sayso/contracts/chat';
import { limits } from '@sayso/contracts/limits';
import { AttachmentError, readAttachments } from '@sayso/core/attachments';
import { t } from '../texts/attachments.ts';
import { randomId } from './random-id.ts';

/** A file that is to go with the next message. */
export type AttachedFile =
  | { id: string; name: string; kind: 'image' | 'pdf'; url: string }
  | { id: string; name: string; kind: 'text'; content: string };

/** What a message carries of files; as the server takes it. */
export type MessageFiles = {
  file_urls?: string[];
  custom_context?: { type: string; data?: Record<string, unknown> }[];
};

/** Longest side of a picture that was too large; models look at no more. */
const shrunkSide = 2_000;

/** Reads a file as the server will. Throws an `AttachmentError` in words for the person. */
export async function readFile(file: File): Promise<AttachedFile> {
  const blob = isLargeImage(file) ? await shrink(file) : file;
  const [read] = readAttachments({ file_urls: [await asAddress(blob, file.name)] });
  const known = { id: randomId(), name: file.name };
  if (read?.kind === 'text') return { ...known, kind: 'text', content: read.text };
  if (read?.kind === 'pdf')
    return { ...known, kind: 'pdf', url: addressOf('application/pdf', file.name, read.base64) };
  if (read?.kind !== 'image') throw new AttachmentError(t('unsupported', { name: file.name }));
  return { ...known, kind: 'image', url: addressOf(read.mediaType, file.name, read.base64) };
}

export const filesOf = (attached: readonly AttachedFile[]): MessageFiles => {
  const asBytes = attached.flatMap((each) => (each.kind === 'text' ? [] : [each.url]));
  const files = attached.flatMap(({ name, ...each }) =>
    each.kind === 'text' ? [{ name, content: each.content }] : [],
  );
  return {
    ...(asBytes.length > 0 ? { file_urls: asBytes } : {}),
    ...(files.length > 0 ? { custom_context: [{ type: 'files', data: { files } }] } : {}),
  };
};

/** The files of a message that is sent once more. */
export const filesAgain = ({ file_urls, custom_context }: Message): MessageFiles => ({
  ...(file_urls?.length ? { file_urls } : {}),
  ...(custom_context?.length
    ? { custom_context: custom_context.map(({ type, data = {} }) => ({ type, data })) }
    : {}),
});

const isLargeImage = ({ type, size }: File) => type.startsWith('image/') && size > limits.imageBytes;

const addressOf = (type: string, name: string, base64: string) =>
  `data:${type};name=${encodeURIComponent(name)};base64,${base64}`;

function asAddress(blob: Blob, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const written = String(reader.result);
      resolve(addressOf('application/octet-stream', name, written.slice(written.indexOf(',') + 1)));
    };
    reader.onerror = () => reject(new AttachmentError(t('unreadable', { name })));
    reader.readAsDataURL(blob);
  });
}

async function shrink(file: File): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, shrunkSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
    return made ?? file;
  } catch {
    // What cannot be drawn is judged as it is.
    return file;
  }
}
