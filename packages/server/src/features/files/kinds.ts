import { Fault } from '@sayso/contracts/faults';
import { fileTypeFromStream } from 'file-type';
import type { Content } from '../../platform/content/content.ts';
import { fileWords } from '../../texts/files.ts';

/** What an extension stands for: the type that is served, and what its bytes may look like. */
type Kind = {
  type: string;
  /** What the first bytes tell; a text tells nothing. */
  looksLike: readonly string[] | 'text';
};

const kind = (type: string, ...more: string[]): Kind => ({ type, looksLike: [type, ...more] });
const text = (type: string): Kind => ({ type: `${type}; charset=utf-8`, looksLike: 'text' });
const office = (type: string): Kind =>
  kind(`application/vnd.openxmlformats-officedocument.${type}`, 'application/zip');
const oldOffice = (type: string): Kind => kind(type, 'application/x-cfb');
const openDocument = (type: string): Kind =>
  kind(`application/vnd.oasis.opendocument.${type}`, 'application/zip');

const kinds: Readonly<Record<string, Kind>> = {
  png: kind('image/png', 'image/apng'),
  jpg: kind('image/jpeg'),
  jpeg: kind('image/jpeg'),
  gif: kind('image/gif'),
  webp: kind('image/webp'),
  avif: kind('image/avif'),
  bmp: kind('image/bmp'),
  ico: kind('image/x-icon'),
  heic: kind('image/heic', 'image/heif'),
  tiff: kind('image/tiff'),
  svg: text('image/svg+xml'),
  mp3: kind('audio/mpeg'),
  m4a: kind('audio/mp4', 'audio/x-m4a', 'video/mp4'),
  wav: kind('audio/wav', 'audio/vnd.wave', 'audio/x-wav'),
  ogg: kind('audio/ogg', 'video/ogg', 'application/ogg'),
  flac: kind('audio/flac', 'audio/x-flac'),
  mp4: kind('video/mp4', 'video/x-m4v'),
  mov: kind('video/quicktime', 'video/mp4'),
  // What a browser's recorder writes holds sound alone at times.
  webm: kind('video/webm', 'audio/webm', 'video/matroska', 'video/x-matroska'),
  pdf: kind('application/pdf'),
  docx: office('wordprocessingml.document'),
  xlsx: office('spreadsheetml.sheet'),
  pptx: office('presentationml.presentation'),
  doc: oldOffice('application/msword'),
  xls: oldOffice('application/vnd.ms-excel'),
  ppt: oldOffice('application/vnd.ms-powerpoint'),
  odt: openDocument('text'),
  ods: openDocument('spreadsheet'),
  odp: openDocument('presentation'),
  rtf: kind('application/rtf', 'text/rtf'),
  zip: kind('application/zip'),
  txt: text('text/plain'),
  md: text('text/markdown'),
  csv: text('text/csv'),
  tsv: text('text/tab-separated-values'),
  json: text('application/json'),
  xml: text('application/xml'),
  html: text('text/html'),
  htm: text('text/html'),
  ics: text('text/calendar'),
  vcf: text('text/vcard'),
};

/** Texts that begin so are markup, which tells on itself. */
const markup = new Set(['application/xml', 'image/svg+xml', 'text/html']);
/** What a browser would run were it shown as a page. */
const pages = new Set(['html', 'htm', 'svg', 'xml']);

const extensionOf = (name: string) => /\.([A-Za-z0-9]{1,5})$/.exec(name)?.[1]?.toLowerCase();
const refused = (message: string) => new Fault('invalid', message, { fields: { file: message } });

/** Reads of what kind a file is, by its name and by its bytes; throws where they do not agree or it is not taken. */
export async function kindOf(name: string, content: Content): Promise<{ extension: string; type: string }> {
  if (content.bytes === 0) throw refused(fileWords.empty(name));
  const sniffed = await fileTypeFromStream(ReadableStream.from(content.pieces()));
  // What is pasted or drawn often comes without an extension.
  const extension = extensionOf(name) ?? sniffed?.ext;
  const found = extension !== undefined && Object.hasOwn(kinds, extension) ? kinds[extension] : undefined;
  if (extension === undefined || !found) {
    throw refused(fileWords.wrongKind(name, Object.keys(kinds).join(', ')));
  }
  if (!(await agrees(found, sniffed?.mime, content))) {
    throw refused(fileWords.otherContent(name, extension));
  }
  return { extension, type: found.type };
}

async function agrees({ looksLike }: Kind, sniffed: string | undefined, content: Content): Promise<boolean> {
  if (looksLike !== 'text') return sniffed !== undefined && looksLike.includes(sniffed.split(';')[0] ?? '');
  if (sniffed !== undefined && !markup.has(sniffed)) return false;
  for await (const piece of content.pieces()) if (piece.includes(0)) return false;
  return true;
}

export const isPage = (name: string): boolean => pages.has(extensionOf(name) ?? '');
