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

/** Pictures that every browser shows; within an `img` nothing of an SVG runs or loads anything. */
export const isShownImage = ({ type }: Pick<AppFile, 'type'>): boolean =>
  /^image\/(?:png|jpeg|gif|webp|avif|bmp|x-icon|svg\+xml)(?:;|$)/.test(type);
