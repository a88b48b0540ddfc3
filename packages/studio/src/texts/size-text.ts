import { t } from './files.ts';

/** "2.4 MB": sizes in the units that limits are told in. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000) return t('size.bytes', { size: bytes });
  // What would be written as 1,000 of one unit is 1 of the next.
  if (bytes < 999_950) return t('size.kB', { size: bytes / 1_000 });
  if (bytes < 999_950_000) return t('size.MB', { size: bytes / 1_000_000 });
  return t('size.GB', { size: bytes / 1_000_000_000 });
}
