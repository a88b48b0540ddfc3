const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const [open, close] = ['\u2068', '\u2069'];

/**
 * Somebody's words as part of a sentence: where they are written from right to left they are set apart, so that quotes,
 * figures and full stops beside them stay where the sentence has them (Unicode UAX 9, "isolates").
 */
export const isolated = (text: string): string =>
  rightToLeft.test(text) && !text.startsWith(open) ? `${open}${text}${close}` : text;

/** Without the marks, for what is read by a machine. */
export const withoutIsolates = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');
