import { Fault } from '@sayso/contracts/faults';
import { limits } from '@sayso/contracts/limits';
import { regexWords } from '../texts/queries.ts';
import type { Pattern } from './condition.ts';

const plainText = /^[^\\^$.*+?()[\]{}|]*$/;
/** Escapes that mean the same to JavaScript and, after translation, to PostgreSQL. */
const knownEscape = /^[dDwWsSbBnrtfv\\^$.*+?()[\]{}|/\-\s"'#%&,:;<=>@_`~!]$/;
const maxRepeats = 255;

const refuse = (why: string) => new Fault('bad_request', regexWords.refused(why));

/**
 * Reads `$regex` with its `$options` (`i`, `m`, `s`). Throws a bad_request for patterns over the limit, back
 * references, look-around and whatever the database's engine reads otherwise than JavaScript.
 */
export function parsePattern(source: unknown, options: unknown): Pattern {
  if (typeof source !== 'string') throw refuse(regexWords.notText);
  if (source.length > limits.patternChars) throw refuse(regexWords.tooLong(limits.patternChars));
  const flags = options ?? '';
  if (typeof flags !== 'string' || !/^[ims]*$/.test(flags)) throw refuse(regexWords.options);
  const plain = plainText.test(source);
  if (!plain) check(source);
  return {
    source,
    plain,
    ignoreCase: flags.includes('i'),
    multiline: flags.includes('m'),
    dotAll: flags.includes('s'),
  };
}

function check(source: string) {
  try {
    new RegExp(source);
  } catch (cause) {
    throw new Fault('bad_request', regexWords.refused(regexWords.invalid), { cause });
  }
  if (/\\[1-9k]/.test(source.replace(/\\\\/g, ''))) throw refuse(regexWords.backReferences);
  for (const [, escaped] of source.matchAll(/\\([\s\S])/g)) {
    if (escaped !== undefined && !knownEscape.test(escaped)) throw refuse(regexWords.unavailable(escaped));
  }
  const bare = source.replace(/\\[\s\S]/g, '_');
  if (/\(\?(?!:)/.test(bare)) throw refuse(regexWords.lookAround);
  if (/\[[:=.]/.test(bare)) throw refuse(regexWords.classNames);
  if (/\[\^?\]/.test(bare)) throw refuse(regexWords.emptyChoice);
  if (/\[[^[\]]*\\[DWSbB]/.test(source)) throw refuse(regexWords.escapeInChoice);
  for (const [, low, high] of bare.matchAll(/\{(\d+)(?:,(\d*))?\}/g)) {
    if (Number(low) > maxRepeats || Number(high ?? 0) > maxRepeats) {
      throw refuse(regexWords.tooManyRepeats(maxRepeats));
    }
  }
}

/** The pattern for PostgreSQL's `~`: options in front, word boundaries under its own names. */
export function toPostgresPattern({ source, ignoreCase, multiline, dotAll }: Pattern): string {
  const lines = multiline ? (dotAll ? 'w' : 'n') : dotAll ? 's' : 'p';
  const body = source.replace(/\\([\s\S])/g, (whole, escaped: string) =>
    escaped === 'b' ? '\\y' : escaped === 'B' ? '\\Y' : whole,
  );
  return `(?${ignoreCase ? 'i' : ''}${lines})${body}`;
}

/** The text with LIKE's own signs made plain, for `like '%...%'` with the default escape. */
export const toLikePattern = ({ source }: Pattern): string => `%${source.replace(/[\\%_]/g, '\\$&')}%`;
