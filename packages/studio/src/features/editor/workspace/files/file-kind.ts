import type { AppFile, FileKind } from '@sayso/contracts/files';
import { File, FileText, Film, Image, type LucideIcon, Music, Table } from 'lucide-react';

export const kindIcons: Readonly<Record<FileKind, LucideIcon>> = {
  image: Image,
  video: Film,
  audio: Music,
  document: FileText,
  table: Table,
  other: File,
};

const tables = /^text\/(?:csv|tab-)|sheet|excel/;
const documents = /^text\/(?:plain|markdown|html)|pdf|word|document|presentation|powerpoint|rtf/;

/** The same as the server's, which filters by it. */
export function kindOf({ type }: Pick<AppFile, 'type'>): FileKind {
  const [family = ''] = type.split('/');
  if (family === 'image' || family === 'video' || family === 'audio') return family;
  if (tables.test(type)) return 'table';
  return documents.test(type) ? 'document' : 'other';
}

/** Pictures that every browser shows. */
export const isShownImage = ({ type }: Pick<AppFile, 'type'>): boolean =>
  /^image\/(?:png|jpeg|gif|webp|avif|bmp|x-icon)$/.test(type);
