import { knownTimers } from '../../lexicon/tools/timers.ts';
import { findForm, isWanted, isWhole } from './mention.ts';
import { keepsOf, type ToolIntent } from './tool-intent.ts';

const minutesOf = (amount: string, unit: string): number =>
  /^s/i.test(unit) ? Number(amount) / 60 : /^h/i.test(unit) ? Number(amount) * 60 : Number(amount);

const span = String.raw`(\d+(?:\.\d+)?)[\s-]*(seconds?|secs?|minutes?|mins?|hours?|hrs?|h\b|m\b|s\b)`;

/** A length said before or after a word: "25 minutes of work", "work for 50 minutes", "break 10". */
function lengthOf(text: string, word: string, bareUnit: 'minutes' | 'seconds'): number | undefined {
  const after = new RegExp(
    `\\b(?:${word})\\b[^.,;\\d]{0,24}?(\\d+(?:\\.\\d+)?)[\\s-]*(seconds?|secs?|minutes?|mins?|hours?)?`,
    'i',
  );
  const before = new RegExp(`${span}[\\s-]*(?:of |for |long )?(?:the )?(?:\\w+ )?(?:${word})\\b`, 'i');
  const found = before.exec(text) ?? after.exec(text);
  return found?.[1] === undefined ? undefined : minutesOf(found[1], found[2] ?? bareUnit);
}

/** "Counts down 3 minutes, then 1 minute rest": the length that comes first, and is not the one of the rest. */
function firstLength(text: string, rest: string): number | undefined {
  const found = new RegExp(`${span}(?![\\s-]*(?:of |for )?(?:${rest})\\b)`, 'i').exec(text);
  return found?.[1] === undefined ? undefined : minutesOf(found[1], found[2] ?? 's');
}

const count = (text: string, word: string): number | undefined => {
  const found = new RegExp(
    `(\\d+)\\s+(?:\\w+\\s+)?(?:${word})\\b|\\b(?:${word})\\b\\s*(?:of|:|=)?\\s*(\\d+)`,
    'i',
  ).exec(text);
  return found ? Number(found[1] ?? found[2]) : undefined;
};

const defined = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Record<
    string,
    number
  >;

function propsOf(id: string, text: string): Record<string, number | number[] | string> {
  if (id === 'pomodoro') {
    const pair = /\b(\d{2,3})\s*\/\s*(\d{1,2})\b/.exec(text);
    const long = lengthOf(text, 'long breaks?|longer breaks?', 'minutes');
    const short = text.replace(/(?<![^.,;])[^.,;]*\blong(?:er)? breaks?\b[^.,;]*/gi, ' ');
    return defined({
      work: pair
        ? Number(pair[1])
        : lengthOf(short, 'work(?:ing)?|focus|study(?:ing)?|pomodoros?|sessions?|concentration', 'minutes'),
      shortBreak: pair ? Number(pair[2]) : lengthOf(short, '(?:short )?breaks?|pauses?|rest', 'minutes'),
      longBreak: long,
      rounds: count(text, 'rounds?|pomodoros?|sessions?|cycles?'),
    });
  }
  if (id === 'interval') {
    const seconds = (value: number | undefined) => (value === undefined ? undefined : Math.round(value * 60));
    const pair = /\b(\d{1,3})\s*\/\s*(\d{1,3})\b/.exec(text);
    const restWords = 'rest(?:ing)?|breaks?|pauses?|low|off|recovery';
    const isTabata = /\btabata\b/i.test(text);
    return defined({
      work: pair
        ? Number(pair[1])
        : (seconds(
            lengthOf(text, 'work(?:ing)?|exercise|high|on|effort|hold|stretch|sprint|run', 'seconds'),
          ) ??
          seconds(firstLength(text, restWords)) ??
          (isTabata ? 20 : undefined)),
      rest: pair
        ? Number(pair[2])
        : (seconds(lengthOf(text, restWords, 'seconds')) ?? (isTabata ? 10 : undefined)),
      rounds: count(text, 'rounds?|sets?|cycles?|intervals?|repeats?'),
    });
  }
  if (id === 'until') {
    const date = /\b(20\d\d-\d\d-\d\d)(?:[T ](\d\d:\d\d))?/.exec(text);
    return date ? { until: `${date[1]}T${date[2] ?? '00:00'}` } : {};
  }
  if (id === 'countdown') {
    const list =
      /\bpresets?\b[^.;]{0,20}?((?:\d+[\s,]*(?:(?:and|or|minutes?|mins?)[\s,]*)*){2,})/i.exec(text)?.[1] ??
      /((?:\d+,\s*)+\d+,?\s*(?:and|or)\s*\d+)[\s-]*min/i.exec(text)?.[1];
    const presets = [...(list ?? '').matchAll(/\d+/g)]
      .map(([digits]) => Number(digits))
      .filter((value) => value > 0 && value <= 600);
    const one = presets.length > 1 ? undefined : new RegExp(span, 'i').exec(text);
    return {
      ...(one ? { minutes: minutesOf(one[1] ?? '5', one[2] ?? 'm') } : {}),
      ...(presets.length > 1 ? { presets, minutes: presets[0] ?? 5 } : {}),
    };
  }
  return {};
}

/** Time that is kept in a table is no timer: "time tracking", "timesheets". */
export function findTimer(text: string): ToolIntent | undefined {
  const lower = text.toLowerCase();
  for (const timer of knownTimers) {
    const mention = findForm(lower, timer.forms);
    if (!mention || !isWanted(text, mention, true)) continue;
    if (mention.form === 'days until' && !/countdown/i.test(text)) continue;
    return {
      kind: 'timer',
      id: timer.id,
      title: timer.title,
      icon: timer.icon,
      props: { ...timer.props, ...propsOf(timer.id, text) },
      keeps: keepsOf(text).filter((keeps) => keeps === 'log' || keeps === 'history'),
      isWhole: isWhole(text, mention),
      words: mention.form,
      unsure: [],
    };
  }
  return undefined;
}
