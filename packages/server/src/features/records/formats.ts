import { isIPv4, isIPv6 } from 'node:net';
import { formatWords } from '../../texts/record-values.ts';

const isDate = (text: string) => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};
const isTime = (text: string) =>
  /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)?$/i.test(text);
const isDateTime = (text: string) => {
  const [date = '', time = '', ...more] = text.split(/[T ]/i);
  return more.length === 0 && isDate(date) && isTime(time);
};
const isUri = (text: string) => /^[a-z][a-z0-9+.-]*:/i.test(text) && URL.canParse(text);
const isRegex = (text: string) => {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
};

/** The formats of an entity's properties; each check is linear in the text. */
export const formats: Readonly<Record<string, (text: string) => boolean>> = {
  date: isDate,
  time: isTime,
  'date-time': isDateTime,
  email: (text) => text.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(text),
  // A file is an address of ours (a path) or of elsewhere.
  file: (text) => text.startsWith('/') || isUri(text),
  uri: isUri,
  ipv4: isIPv4,
  ipv6: isIPv6,
  regex: isRegex,
};

export const formatMessages: Readonly<Record<string, string>> = {
  date: formatWords.date,
  time: formatWords.time,
  'date-time': formatWords.dateTime,
  email: formatWords.email,
  file: formatWords.file,
  uri: formatWords.address,
  ipv4: formatWords.ipv4,
  ipv6: formatWords.ipv6,
  regex: formatWords.pattern,
};
