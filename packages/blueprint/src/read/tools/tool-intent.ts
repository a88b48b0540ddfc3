import type { BlueprintPage } from '@sayso/core/blueprint-schema';

export const toolKinds = ['timer', 'calculator', 'converter', 'game', 'quiz', 'survey'] as const;
export type ToolKind = (typeof toolKinds)[number];

/** What a tool is to keep: rounds in a table, a ranking, results, sessions. */
export type Keeps = 'scores' | 'leaderboard' | 'history' | 'log' | 'results';

/** A page that does something by itself, as a text asks for it. */
export type ToolIntent = {
  /** Also the archetype of its page. */
  kind: ToolKind;
  /** Of the lexicon, or `custom` where the text itself spells it out. */
  id: string;
  title: string;
  icon: string;
  /** The `props` of its page. */
  props: NonNullable<BlueprintPage['props']>;
  /** Subject of a quiz or survey: an id of the lexicon, else the text's own words. */
  topic?: string;
  keeps: readonly Keeps[];
  /** The app is this tool and little else. */
  isWhole: boolean;
  /** Words that named it. */
  words: string;
  /** What was asked of it and cannot be done. */
  unsure: readonly string[];
};

const keeping: readonly (readonly [Keeps, RegExp])[] = [
  [
    'leaderboard',
    /\b(?:leader ?boards?|high[ -]?scores?(?: (?:table|list|board))?|rankings?|top (?:ten|10|scores|players)|hall of fame)\b/i,
  ],
  [
    'scores',
    /\b(?:(?:save|keep|keeps|store|stores|record|remember|track|saves)\b[^.]{0,40}\b(?:scores?|results?|times?|wins|games|attempts?)|best (?:scores?|times?)|past (?:scores|results|games|attempts)|score history|(?:leave|leaves|enter|enters|put|puts|post|posts|submit|submits|add|adds) (?:(?:his|her|their|a|an|the|your|my|its)\s)?(?:\w+\s)?scores?|scores? (?:goes?|is put|are put|is kept|are kept|appears?)|(?:enters?|leaves?|chooses?|picks?|types?|gives?) (?:(?:in|just|only)\s)?(?:(?:his|her|their|a|an|the|your)\s)?(?:nick ?names?|team names?|player names?))\b/i,
  ],
  [
    'history',
    /\b(?:history|saved? (?:results?|calculations?|conversions?)|(?:save|keep|store|remember)s?\b[^.]{0,40}\b(?:results?|calculations?|quotes?|conversions?)|past (?:calculations|results))\b/i,
  ],
  [
    'log',
    /\b(?:(?:log|record|save|keep|track|store)s?(?: of)?\b[^.]{0,40}\b(?:sessions?|times?|laps?|pomodoros?|rounds?|workouts?|minutes)|session (?:log|history)|history of (?:sessions|pomodoros)|completed (?:sessions|pomodoros)|sessions per day)\b/i,
  ],
  [
    'results',
    /\b(?:results? page|(?:show|see|view|display)s?\b[^.]{0,30}\b(?:results|answers|responses)|charts? of (?:the )?(?:answers|results|responses)|statistics|summary of (?:answers|responses)|results)\b/i,
  ],
];

export const keepsOf = (text: string): Keeps[] =>
  keeping.filter(([, shape]) => shape.test(text)).map(([name]) => name);
