import { limits } from '@sayso/contracts/limits';
import { cutText } from './cut-text.ts';
import { isTableName } from './table-names.ts';
import { attachmentWords } from './texts/attachments.ts';

export type ImageAttachment = { kind: 'image'; mediaType: string; base64: string };
export type PdfAttachment = { kind: 'pdf'; name: string; base64: string };
/** What a person attached to a message, as a provider of answers is given it. */
export type Attachment =
  | ImageAttachment
  | { kind: 'text'; name: string; text: string }
  /** As it came; whoever prepares a turn puts its text, or why there is none, in its place. */
  | PdfAttachment
  /** What could not be read, and why, in words that end a sentence. */
  | { kind: 'unread'; name: string; why: string }
  /** An address, or a file of the app by its name: told, not opened. */
  | { kind: 'mention'; name: string }
  /** What was selected in the preview, in words. */
  | { kind: 'element'; tag: string; details: string };

type Context = { type: string; data?: Record<string, unknown> | undefined };
export type Attached = {
  file_urls?: readonly string[] | null | undefined;
  custom_context?: readonly Context[] | null | undefined;
};

/** Reads what came with a message. Throws an `AttachmentError`, in words for the person, for what cannot be used. */
export function readAttachments({ file_urls, custom_context }: Attached): Attachment[] {
  const files = (file_urls ?? []).map(readAddress);
  return [...files, ...(custom_context ?? []).flatMap(readContext)];
}

export class AttachmentError extends Error {}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1).replace(/\.0$/, '')} MB`;

function readAddress(address: string, at: number): Attachment {
  if (!/^data:/i.test(address)) return { kind: 'mention', name: address };
  const comma = address.indexOf(',');
  const head = address.slice(5, comma);
  const name = nameOfAddress(address, at);
  const body = comma === -1 ? '' : address.slice(comma + 1);
  const isBase64 = /;base64$/i.test(head);
  refuseHuge(name, isBase64 ? base64Bytes(body) : body.length / longestEscape);
  const asWritten = isBase64 ? readAsWritten(name, body) : null;
  if (asWritten) return asWritten;
  const bytes = comma === -1 ? null : decode(body, isBase64);
  if (bytes === null) throw new AttachmentError(attachmentWords.incomplete(name));
  return readBytes(name, bytes);
}

/** Characters of one byte in text that is not base64, such as `%20`. */
const longestEscape = 3;
const base64Bytes = (body: string) =>
  Math.floor((body.length * 3) / 4) - (body.endsWith('==') ? 2 : body.endsWith('=') ? 1 : 0);

/** Before anything is decoded: what is too large for every kind would cost time and memory for nothing. */
function refuseHuge(name: string, bytes: number, most: number = limits.tableFileBytes): void {
  if (bytes <= most) return;
  const sizes = {
    image: megabytes(limits.imageBytes),
    pdf: megabytes(limits.pdfBytes),
    table: megabytes(limits.tableFileBytes),
    other: megabytes(limits.textFileBytes),
  };
  throw new AttachmentError(attachmentWords.tooLarge(name, megabytes(bytes), sizes));
}

/** Images and PDFs travel on as they came; their first bytes are enough to know them. */
function readAsWritten(name: string, base64: string): ImageAttachment | PdfAttachment | null {
  if (base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) return null;
  const first = decode(base64.slice(0, 64), true) ?? new Uint8Array();
  if (isPdf(first)) {
    refuseHuge(name, base64Bytes(base64), limits.pdfBytes);
    return { kind: 'pdf', name, base64 };
  }
  const mediaType = imageType(first);
  if (mediaType === null) return null;
  refuseHuge(name, base64Bytes(base64), limits.imageBytes);
  return { kind: 'image', mediaType, base64 };
}

/** What the sender calls a `data:` address, the so-manieth of its message. */
export function nameOfAddress(address: string, at: number): string {
  const head = address.slice(5, address.indexOf(','));
  return named(/;name=([^;,]+)/i.exec(head)?.[1]) ?? attachmentWords.unnamed(at + 1);
}

function named(written: string | undefined): string | undefined {
  try {
    return written && decodeURIComponent(written);
  } catch {
    return written;
  }
}

function decode(body: string, isBase64: boolean): Uint8Array | null {
  try {
    if (!isBase64) return new TextEncoder().encode(decodeURIComponent(body));
    const binaryText = atob(body);
    const bytes = new Uint8Array(binaryText.length);
    // An iterator over the characters takes twenty times as long.
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = binaryText.charCodeAt(at);
    return bytes;
  } catch {
    return null;
  }
}

/** Goes by what the bytes are: what a sender calls them is not believed. */
function readBytes(name: string, bytes: Uint8Array): Attachment {
  if (bytes.length === 0) throw new AttachmentError(attachmentWords.empty(name));
  refuseHuge(name, bytes.length);
  if (isPdf(bytes)) return { kind: 'pdf', name, base64: encode(bytes) };
  const mediaType = imageType(bytes);
  if (mediaType !== null) {
    refuseHuge(name, bytes.length, limits.imageBytes);
    return { kind: 'image', mediaType, base64: encode(bytes) };
  }
  const text = asText(bytes) ?? (isTableName(name) ? asOldText(bytes) : null);
  if (text === null) throw new AttachmentError(attachmentWords.unreadable(name, adviceFor(name)));
  return textAttachment(name, text);
}

function textAttachment(name: string, text: string): Attachment {
  const { length } = new TextEncoder().encode(text);
  const isTable = isTableName(name);
  const most = isTable ? limits.tableFileBytes : limits.textFileBytes;
  if (length > most) {
    const refusal = isTable ? attachmentWords.tableTooLarge : attachmentWords.textTooLarge;
    throw new AttachmentError(refusal(name, megabytes(length), megabytes(most)));
  }
  return { kind: 'text', name, text };
}

const adviceFor = (name: string): string => {
  if (/\.(?:xlsx?|xlsm|ods|numbers)$/i.test(name)) return attachmentWords.saveAsTable;
  if (/\.(?:docx?|odt|rtf|pages)$/i.test(name)) return attachmentWords.saveAsText;
  return '';
};

const starts = (bytes: Uint8Array, at: number, signature: string) =>
  [...signature].every((character, offset) => bytes[at + offset] === character.charCodeAt(0));

/** First bytes of each kind: https://mimesniff.spec.whatwg.org/#image-type-pattern-matching-algorithm */
function imageType(bytes: Uint8Array): string | null {
  if (starts(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (starts(bytes, 0, '\xff\xd8\xff')) return 'image/jpeg';
  if (starts(bytes, 0, 'GIF87a') || starts(bytes, 0, 'GIF89a')) return 'image/gif';
  return starts(bytes, 0, 'RIFF') && starts(bytes, 8, 'WEBPVP') ? 'image/webp' : null;
}

/** The mark may stand behind a few other bytes, but then the file is rather something else. */
const isPdf = (bytes: Uint8Array) => starts(bytes, 0, '%PDF-');

const binary = [...Array(32).keys()].filter((code) => ![9, 10, 12, 13, 27].includes(code));

function asText(bytes: Uint8Array): string | null {
  if (binary.some((code) => bytes.includes(code))) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Spreadsheets write UTF-16 with its mark, older ones the letters of Windows. */
function asOldText(bytes: Uint8Array): string | null {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (!isUtf16 && binary.some((code) => bytes.includes(code))) return null;
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'windows-1252').decode(bytes).replaceAll('\0', '');
}

function encode(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += 30_000)
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + 30_000)));
  return btoa(pieces.join(''));
}

function readContext({ type, data = {} }: Context): Attachment[] {
  if (type === 'files') return listOf(data['files']).flatMap(readFile);
  if (type !== 'element') return [];
  const { element_tag_name: tag, ...details } = data;
  if (typeof tag !== 'string') return [];
  return [{ kind: 'element', tag, details: cutText(JSON.stringify(details), 2_000, '') }];
}

function readFile(file: unknown): Attachment[] {
  if (typeof file === 'string') return [{ kind: 'mention', name: file }];
  if (typeof file !== 'object' || file === null) return [];
  const { name, content, path }: { name?: unknown; content?: unknown; path?: unknown } = file;
  const called = [name, path].find((each) => typeof each === 'string' && each !== '');
  const label = typeof called === 'string' ? called : attachmentWords.mention;
  return [typeof content === 'string' ? textAttachment(label, content) : { kind: 'mention', name: label }];
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
