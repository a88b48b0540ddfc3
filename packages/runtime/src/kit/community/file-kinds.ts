import {
  File,
  FileArchive,
  FileAudio,
  FileCode,
  FileImage,
  FileSpreadsheet,
  FileText,
  FileVideo,
} from 'lucide-react';
import type { Icon } from '../api.ts';

const kinds: readonly (readonly [ends: RegExp, mark: Icon, color: string])[] = [
  [/\.(?:png|jpe?g|gif|webp|svg|avif|bmp)$/i, FileImage, 'violet'],
  [/\.(?:mp4|mov|webm|mkv)$/i, FileVideo, 'pink'],
  [/\.(?:mp3|wav|ogg|m4a|flac)$/i, FileAudio, 'teal'],
  [/\.(?:xlsx?|csv|ods|tsv)$/i, FileSpreadsheet, 'green'],
  [/\.(?:zip|gz|tar|7z|rar)$/i, FileArchive, 'amber'],
  [/\.(?:json|xml|html?|css|js|ts)$/i, FileCode, 'cyan'],
  [/\.(?:pdf|docx?|odt|txt|md|rtf|pages)$/i, FileText, 'blue'],
];

export type FileKind = { mark: Icon; color: string; isImage: boolean };

/** By the end of its name or address; the part after `?` says nothing. */
export function fileKind(name: string, address = ''): FileKind {
  const path = address.split(/[?#]/)[0] ?? '';
  const found = kinds.find(([ends]) => ends.test(name)) ?? kinds.find(([ends]) => ends.test(path));
  const isImage = found?.[1] === FileImage || address.startsWith('data:image/');
  return { mark: isImage ? FileImage : (found?.[1] ?? File), color: found?.[2] ?? 'gray', isImage };
}

/** 1234567 is "1.2 MB". */
export function sizeText(bytes: unknown): string {
  if (typeof bytes !== 'number' || !Number.isFinite(bytes) || bytes < 0) return '';
  const units = ['bytes', 'kB', 'MB', 'GB'];
  const at = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  const value = bytes / 1000 ** at;
  return `${at === 0 || value >= 100 ? Math.round(value) : Math.round(value * 10) / 10} ${units[at]}`;
}

/** Addresses that a click may open; anything else could run something. */
export const isSafeAddress = (address: string): boolean =>
  /^(?:https?:|blob:|\/|data:image\/)/i.test(address);
