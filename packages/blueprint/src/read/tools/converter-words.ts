import { type UnitGroup, unitGroups, unitWords } from '../../lexicon/tools/converters.ts';
import { findForm, isWanted, isWhole } from './mention.ts';
import type { ToolIntent } from './tool-intent.ts';

type Unit = { group: UnitGroup; id: string };

/** What a word for a unit means; `preferred` decides for words of several groups, such as cup or pound. */
export function readUnit(word: string, preferred: readonly UnitGroup[] = []): Unit | undefined {
  const wanted = word.toLowerCase().trim();
  const groups = [...preferred, ...unitGroups.map(({ id }) => id)];
  for (const group of groups) {
    for (const [id, words] of Object.entries(unitWords[group])) {
      const forms = words.split(', ');
      if (
        forms.some(
          (form) => form === wanted || (form.length > 2 && `${form}s` === wanted) || `${form}es` === wanted,
        )
      )
        return { group, id };
    }
  }
  return undefined;
}

const unit = String.raw`((?:square |cubic |nautical |(?:us |uk |imperial |british )?fluid |us |uk |imperial |british )?[\p{L}°/]+\d?)`;
/** "And" parts a pair only after "between": elsewhere it ends a list. */
const pairs = [
  new RegExp(`\\b(?:from\\s+)?${unit}\\s+(?:to|into|in|<->|↔|vs)\\s+${unit}(?![\\p{L}])`, 'giu'),
  new RegExp(`\\bbetween\\s+${unit}\\s+and\\s+${unit}(?![\\p{L}])`, 'giu'),
];

const isKitchen = (text: string): boolean =>
  /\b(?:cook|cooking|kitchen|recipe|baking|cups?|spoons?|teaspoons?)\b/i.test(text);

/** Pairs such as "km to miles", "cups and grams". */
function readPairs(text: string): [Unit, Unit][] {
  const found: [Unit, Unit][] = [];
  for (const match of pairs.flatMap((shape) => [...text.matchAll(shape)])) {
    const groups: UnitGroup[] = isKitchen(text) ? ['cooking'] : [];
    const one = readUnit(match[1] ?? '', groups);
    const other = one && readUnit(match[2] ?? '', [one.group, ...groups]);
    const again = other && one && one.group !== other.group ? readUnit(match[1] ?? '', [other.group]) : one;
    if (again && other && again.group === other.group && again.id !== other.id) found.push([again, other]);
  }
  return found;
}

const forms = [
  'unit converter',
  'units converter',
  'unit conversion',
  'currency converter',
  'currency exchange converter',
  'measurement converter',
  'metric converter',
  'temperature converter',
  'length converter',
  'weight converter',
  'distance converter',
  'cooking converter',
  'kitchen converter',
  'recipe converter',
  'speed converter',
  'area converter',
  'volume converter',
  'time converter',
  'data converter',
  'energy converter',
  'pressure converter',
  'conversion tool',
  'conversion app',
  'conversion calculator',
  'converter',
];
const foreign =
  /\b(?:pdf|file|video|audio|image|mp3|document|text|case|colou?r|hex|rgb|markdown|json|csv|base64|binary|roman numerals?|lead|leads|timezone|time zone)\b/i;

export function findConverter(text: string): ToolIntent | undefined {
  const lower = text.toLowerCase();
  const found = readPairs(text);
  const named = findForm(lower, forms);
  const verb = /\bconver(?:t|ts|ting|sion|sions)\b/i.exec(text);
  const mention =
    named ??
    (verb && found.length > 0
      ? { form: verb[0], at: verb.index, end: verb.index + verb[0].length }
      : undefined) ??
    bare(text, found);
  if (!mention || !isWanted(text, mention, true)) return undefined;
  const asked = unitGroups.filter(
    ({ id, forms: words }) =>
      findForm(
        lower,
        words.split(', ').filter((word) => word !== 'time' && word !== 'data' && word !== 'money'),
      ) ||
      found.some(([one]) => one.group === id) ||
      // Spoons and grams in the kitchen are no volumes and weights of their own.
      (singles(lower, id) && !(isKitchen(text) && (id === 'weight' || id === 'volume'))),
  );
  const isForeign = foreign.test(text.slice(Math.max(0, mention.at - 25), mention.end + 40));
  const isGeneral =
    mention.form.startsWith('unit') ||
    mention.form.startsWith('measurement') ||
    mention.form.startsWith('metric');
  if (asked.length === 0 && (isForeign || !isGeneral)) return undefined;
  const groups =
    asked.length > 0
      ? asked.map(({ id }) => id)
      : unitGroups.map(({ id }) => id).filter((id) => id !== 'currency');
  const [first] = found;
  const only = groups.length === 1 ? unitGroups.find(({ id }) => id === groups[0])?.title : undefined;
  return {
    kind: 'converter',
    id: only ? (groups[0] ?? 'unit') : 'unit',
    title: only ? `${only} converter` : 'Unit converter',
    icon: groups.length === 1 && groups[0] === 'currency' ? 'BadgeEuro' : 'ArrowLeftRight',
    props: {
      groups: first ? [first[0].group, ...groups.filter((group) => group !== first[0].group)] : groups,
      ...(first ? { from: first[0].id, to: first[1].id } : {}),
    },
    keeps: /\bhistory\b|\bsave\b/i.test(text) ? ['history'] : [],
    isWhole: isWhole(text, mention),
    words: mention.form,
    unsure: [],
  };
}

/** "Km to miles" and nothing more is a converter, too. */
const bare = (text: string, found: readonly unknown[]) =>
  found.length > 0 && text.trim().split(/\s+/).length <= 6
    ? { form: text.trim(), at: 0, end: text.length }
    : undefined;

/** Units that are named by themselves: "a converter for miles, pounds and Fahrenheit". */
const singles = (lower: string, group: UnitGroup): boolean =>
  Object.values(unitWords[group]).some((words) =>
    words
      .split(', ')
      .some(
        (word) =>
          word.length > 3 &&
          readUnit(word)?.group === group &&
          findForm(lower, [word]) !== undefined &&
          !['second', 'minute', 'hour', 'week', 'month', 'year'].includes(word),
      ),
  );
