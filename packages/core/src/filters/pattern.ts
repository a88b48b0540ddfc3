import { Fault } from '@sayso/contracts/faults';
import { limits } from '@sayso/contracts/limits';
import type { Pattern } from './condition.ts';

const plainText = /^[^\\^$.*+?()[\]{}|]*$/;
/** Escapes that mean the same to JavaScript and, after translation, to PostgreSQL. */
const knownEscape = /^[dDwWsSbBnrtfv\\^$.*+?()[\]{}|/\-\s"'#%&,:;<=>@_`~!]$/;
const maxRepeats = 255;

const refuse = (why: string) => new Fault('bad_request', `Pattern refused: ${why}`);

/**
 * Reads `$regex` with its `$options` (`i`, `m`, `s`). Throws a bad_request for patterns over the limit, back
 * references, look-around and whatever the database's engine reads otherwise than JavaScript.
 */
export function parsePattern(source: unknown, options: unknown): Pattern {
  if (typeof source !== 'string') throw refuse('it must be text');
  if (source.length > limits.patternChars)
    throw refuse(`it is longer than ${limits.patternChars} characters`);
  const flags = options ?? '';
  if (typeof flags !== 'string' || !/^[ims]*$/.test(flags)) throw refuse('options are i, m and s');
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
    throw new Fault('bad_request', 'Pattern refused: it is not a valid pattern', { cause });
  }
  if (/\\[1-9k]/.test(source.replace(/\\\\/g, ''))) throw refuse('back references are not available');
  for (const [, escaped] of source.matchAll(/\\([\s\S])/g)) {
    if (escaped !== undefined && !knownEscape.test(escaped)) throw refuse(`\\${escaped} is not available`);
  }
  const bare = source.replace(/\\[\s\S]/g, '_');
  if (/\(\?(?!:)/.test(bare)) throw refuse('look-around, names and inner options are not available');
  if (/\[[:=.]/.test(bare)) throw refuse('[: [= and [. are not available');
  if (/\[\^?\]/.test(bare)) throw refuse('an empty choice is not available');
  if (/\[[^[\]]*\\[DWSbB]/.test(source)) throw refuse('that escape is not available inside [ ]');
  for (const [, low, high] of bare.matchAll(/\{(\d+)(?:,(\d*))?\}/g)) {
    if (Number(low) > maxRepeats || Number(high ?? 0) > maxRepeats) {
      throw refuse(`repeat at most ${maxRepeats} times`);
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
