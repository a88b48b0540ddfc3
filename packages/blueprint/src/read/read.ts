import { appTypes } from '../lexicon/app-types.ts';
import { isColorsOnly, readColor, readMood } from '../lexicon/colors.ts';
import { readClause } from './clauses.ts';
import { dropWeak, sureThings } from './evidence.ts';
import { settleStates } from './flows.ts';
import { isAppTitle } from './items.ts';
import { type Normalised, normalise } from './normalise.ts';
import { prepared } from './prepare.ts';
import type { Cursor, Reading } from './reading.ts';
import { splitSentences } from './split.ts';
import { unwanted } from './without.ts';

/** Text -> what it says: read once for the things of the app, and once more for what belongs to them. */
export function read(raw: string): Reading {
  const normal = normalise(raw);
  const first = readOnce(normal);
  const second = readOnce(normal, sureThings(first));
  dropWeak(second);
  return second;
}

function readOnce({ text, appName, preset }: Normalised, sure?: ReadonlySet<string>): Reading {
  const reading: Reading = {
    text,
    parts: {},
    entities: [],
    relations: [],
    pages: [],
    access: [],
    without: [],
    unread: [],
  };
  if (appName !== undefined) reading.appName = appName;
  if (preset !== undefined) reading.preset = preset;
  const sentences = splitSentences(text).slice(0, 400).map(prepared);
  const type = findAppType(sentences.filter((sentence) => unwanted(sentence) === undefined).join('. '));
  if (type) reading.appType = type;
  const cursor: Cursor = { reading, mode: 'things', said: '', ...(sure ? { sure } : {}) };
  for (const sentence of sentences) readSentence(cursor, sentence);
  settleStates(cursor);
  return reading;
}

function readSentence(cursor: Cursor, sentence: string): void {
  if (readTheme(cursor.reading, sentence)) return;
  const refused = unwanted(sentence);
  if (refused) {
    cursor.reading.without.push(...refused);
    return;
  }
  const { entities, pages, access, relations } = cursor.reading;
  const before =
    entities.length + pages.length + access.length + relations.length + fieldCount(cursor.reading);
  cursor.mode = 'things';
  readClause(cursor, sentence);
  const after =
    entities.length + pages.length + access.length + relations.length + fieldCount(cursor.reading);
  if (after === before && saysWhoMayCome.test(sentence)) return;
  const isTitle =
    cursor.reading.appType !== undefined && isAppTitle(sentence.replace(/\s+(?:for|of|in|at|to)\s.*$/i, ''));
  if (after === before && !isTitle) cursor.reading.unread.push(sentence);
}

/** Who may open an app is a setting of the app, which its maker chooses when publishing; the answer says so. */
const saysWhoMayCome =
  /^(?:(?:it|the app|this)\s+(?:is|should be|must be)\s+)?(?:(?:open to|for) (?:everyone|anyone|everybody|the public)|(?:completely |fully )?public(?:ly available)?|no (?:login|log-?in|sign-?in|accounts?)(?: needed| required)?|public,? (?:and )?(?:without|with no|no) (?:login|log-?in|sign-?in|accounts?)|without (?:login|log-?in|sign-?in|accounts?))[.!]?$/i;

const fieldCount = (reading: Reading): number =>
  reading.entities.reduce((sum, { fields }) => sum + fields.length, 0);

const themed =
  /\b(?:theme|style|styled|colou?rs?|colou?red|look|design|mode|background|palette|brutalis\w*|morphism)\b/i;

const colored = /\b(?:theme|style|colou?rs?|look|design|palette|tones?)\b/i;

/** Takes colours, dark mode and presets; true when the sentence speaks of nothing else. */
export function readTheme(reading: Reading, sentence: string): boolean {
  const isAboutLook = themed.test(sentence) || /\bmake (?:it|everything)\b/i.test(sentence);
  const isAllColors = isColorsOnly(sentence);
  if (!isAboutLook && !isAllColors) return false;
  if (/\bdark\b(?!\s*(?:blue|green|red|gr[ae]y|orange|violet|cyan))/i.test(sentence)) reading.mode = 'dark';
  else if (/\blight (?:mode|theme)\b/i.test(sentence)) reading.mode = 'light';
  const color = readColor(sentence) ?? (colored.test(sentence) ? readMood(sentence) : undefined);
  if (color) reading.primary ??= color;
  const words = sentence.split(/\s+/).length;
  if (isAllColors) return true;
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
