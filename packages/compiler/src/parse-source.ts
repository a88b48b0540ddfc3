import { type ParseResult, parseSync } from 'oxc-parser';

/** Parses on the caller's stack: a text that may be deep has to be tried first. */
export const parseSource = (lang: 'ts' | 'tsx', text: string): ParseResult =>
  parseSync(`module.${lang}`, text, { lang, sourceType: 'module', showSemanticErrors: true });
