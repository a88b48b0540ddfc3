import { appTypes } from '../lexicon/app-types.ts';
import { readColor } from '../lexicon/colors.ts';
import { readClause } from './clauses.ts';
import { settleStates } from './flows.ts';
import { isAppTitle } from './items.ts';
import { normalise } from './normalise.ts';
import type { Cursor, Reading } from './reading.ts';
import { splitSentences } from './split.ts';

/** Text -> what it says. */
export function read(raw: string): Reading {
  const { text, appName, preset } = normalise(raw);
  const reading: Reading = {
    text,
    parts: {},
    entities: [],
    relations: [],
    pages: [],
    access: [],
    unread: [],
  };
  if (appName !== undefined) reading.appName = appName;
  if (preset !== undefined) reading.preset = preset;
  const type = findAppType(text);
  if (type) reading.appType = type;
  const cursor: Cursor = { reading, mode: 'things', said: '' };
  for (const sentence of splitSentences(text).slice(0, 200)) readSentence(cursor, sentence);
  settleStates(cursor);
  return reading;
}

function readSentence(cursor: Cursor, sentence: string): void {
  if (readTheme(cursor.reading, sentence)) return;
  const { entities, pages, access, relations } = cursor.reading;
  const before =
    entities.length + pages.length + access.length + relations.length + fieldCount(cursor.reading);
  cursor.mode = 'things';
  readClause(cursor, sentence);
  const after =
    entities.length + pages.length + access.length + relations.length + fieldCount(cursor.reading);
  const isTitle =
    cursor.reading.appType !== undefined && isAppTitle(sentence.replace(/\s+(?:for|of|in|at|to)\s.*$/i, ''));
  if (after === before && !isTitle) cursor.reading.unread.push(sentence);
}

const fieldCount = (reading: Reading): number =>
  reading.entities.reduce((sum, { fields }) => sum + fields.length, 0);

const themed =
  /\b(?:theme|style|styled|colou?rs?|colou?red|look|design|mode|background|palette|brutalis\w*|morphism)\b/i;

/** Takes colours, dark mode and presets; true when the sentence speaks of nothing else. */
export function readTheme(reading: Reading, sentence: string): boolean {
  if (!themed.test(sentence) && !/\bmake (?:it|everything)\b/i.test(sentence)) return false;
  if (/\bdark\b(?!\s*(?:blue|green|red|gr[ae]y|orange|violet|cyan))/i.test(sentence)) reading.mode = 'dark';
  else if (/\blight (?:mode|theme)\b/i.test(sentence)) reading.mode = 'light';
  const color = readColor(sentence);
  if (color) reading.primary ??= color;
  const words = sentence.split(/\s+/).length;
  return words <= 8 && !/[,:;]/.test(sentence) && !/\bwith\b.*\band\b/i.test(sentence);
}

/** The kind of app: the longest name that the text holds, an earlier one before a later one. */
export function findAppType(text: string): Reading['appType'] {
  const lower = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}&'é-]+/gu, ' ')} `;
  let best: { type: (typeof appTypes)[number]; score: number } | undefined;
  for (const type of appTypes) {
    for (const form of type.forms) {
      const at = lower.indexOf(` ${form} `);
      if (at < 0) continue;
      const score = form.length * 3 - Math.min(at, 400) / 4;
      if (!best || score > best.score) best = { type, score };
    }
  }
  return best?.type;
}
