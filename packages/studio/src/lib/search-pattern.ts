import { limits } from '@sayso/contracts/limits';

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A condition of the server's filters: the text occurs anywhere, however it is spelled in capitals. */
export const searchPattern = (text: string) => ({
  $regex: escapePattern(text.trim().slice(0, limits.patternChars / 2)),
  $options: 'i',
});
