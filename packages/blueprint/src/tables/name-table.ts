import { type Noun, readNoun } from '../read/things/nouns.ts';
import { singular } from '../words.ts';

/** Words of file names that say nothing about what is in them. */
const empty =
  /\b(?:data|dataset|export(?:ed)?|import|download|list|liste|lista|sheet|book|untitled|file|copy|final|draft|new|old|backup|all|my|our|table|csv|tsv|json|full|clean(?:ed)?|latest|current|updated?|sample|test|raw|report|of|the|v)\b/gi;

/** `customers_export-2024 (1).csv` -> customers. */
export function nounOfFile(name: string): Noun | undefined {
  const words = name
    .replace(/^.*[\\/]/, '')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[\d_.()[\]+-]+/g, ' ')
    .replace(empty, ' ')
    .replace(/(?<=\p{L}{3})(?:list|liste|lijst|file)\b/giu, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (words === '' || words.length > 40) return undefined;
  return readNoun(words, true) ?? readNoun(words.split(' ').at(-1) ?? '', true) ?? plainNoun(words);
}

/** A name of another language or trade is taken as it is. */
function plainNoun(words: string): Noun | undefined {
  const name = singular(words.toLowerCase());
  return /^[\p{L} ]{3,30}$/u.test(name) && name.split(' ').length <= 3
    ? { words: name, plural: true }
    : undefined;
}

const what =
  '(?:csv|tsv|json|excel|spreadsheet|file|list|table|data(?:set)?|attachment|sheet|upload|export|row|record|document)s?';
const pointed = new RegExp(
  `(?:,\\s*)?\\b(?:(?:based on|built (?:on|from)|made (?:from|of)|from|for|with|using|out of|around|see|per|in|of)\\s+)?(?:(?:this|the|these|those|that|my|our|an?)\\s+)?(?:attached|enclosed|uploaded|following)\\s+(?:\\w+\\s+)?(?:${what}(?:\\s+(?:of|with)\\s+(?:my|our|the|all)?)?)?`,
  'gi',
);
const thisFile =
  /\b(?:based on|from|for|with|using|out of|around|of|in)\s+(?:this|these|those|that|my|the)\s+(?:\w+\s+)?(?:csv|tsv|json|excel|spreadsheet|file|list|table|data(?:set)?|attachment|sheet)s?\b(?:\s+file)?/gi;

/** The description without its words about the file itself, which is no thing of the app. */
export const withoutFileWords = (text: string): string =>
  text
    .replace(thisFile, ' ')
    .replace(pointed, ' ')
    .replace(/[\s,]+$/, '')
    .trim();

const bringing =
  /\b(?:add|import|load|upload|include|insert|bring|put|take|use|append|read|fill|enter|save|store|here (?:is|are)|this is|these are|see|merge)\b/i;
const aboutRows =
  /\b(?:this|these|those|the|attached|my|our|all|following|it|them)\b.*\b(?:list|lists|file|files|csv|tsv|json|spreadsheet|sheet|data|rows?|records?|table|attachment|entries|export)\b|\b(?:these|those|attached)\b|\b(?:from|in) (?:this|the|my|that)\b|\bthem\b|\bimport\b/i;

/** The change request without the wish to take the files in, which is followed apart. */
export function withoutFileWishes(text: string, tables: readonly { name: string }[]): string {
  const parts = text.split(
    /(?<=[.;!?])\s+|\n+|,?\s+(?:and|then)\s+(?=(?:also |please |then )?(?:add|make|remove|rename|change|show|set|sort|hide|group|create|put|give|delete|turn|let|only)\b)/i,
  );
  const others = parts.filter((part) => {
    const isNamed = tables.some(({ name }) => part.toLowerCase().includes(name.toLowerCase()));
    return !isNamed && !(bringing.test(part) && aboutRows.test(part)) && /\p{L}/u.test(part);
  });
  return others.length === parts.length && parts.length === 1 && isOnlyAbout(text) ? '' : others.join('\n');
}

/** "Customers", "our new price list": a heading for the file. */
const isOnlyAbout = (text: string): boolean =>
  text.trim().split(/\s+/).length <= 4 &&
  !/^(?:add|make|remove|rename|change|show|set|sort|hide|undo)\b/i.test(text.trim());

/** "These customers", "my list of suppliers", "customers from the attached file": what the typed words call the rows. */
export function nounOfWords(text: string): Noun | undefined {
  const found =
    /\b(?:these|those|the attached|attached)\s+((?:[\p{L}-]+\s){0,2}?[\p{L}-]+)(?=\s+(?:from|in|as|to|into|with|and|please)\b|[.,;:!?]|$)/iu.exec(
      text,
    )?.[1] ??
    /\b(?:list|file|table|csv|spreadsheet|export|sheet)\s+(?:of|with)\s+(?:all\s+)?(?:my\s+|our\s+|the\s+)?((?:[\p{L}-]+\s)?[\p{L}-]+)/iu.exec(
      text,
    )?.[1] ??
    /\b(?:add|import|load|upload|bring in|insert|include)\s+(?:all\s+)?(?:my\s+|our\s+|the\s+)?((?:[\p{L}-]+\s)?[\p{L}-]+)\s+(?:from|in)\s+(?:this|the|that|my)\b/iu.exec(
      text,
    )?.[1] ??
    /\b(?:as|into|to)\s+(?:my\s+|our\s+|the\s+|new\s+)?((?:[\p{L}-]+\s)?[\p{L}-]+)\s*[.!]?$/iu.exec(
      text,
    )?.[1];
  const words = found?.replace(empty, ' ').trim();
  return words ? readNoun(words, true) : undefined;
}
