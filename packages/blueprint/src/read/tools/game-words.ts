import { ambiguousGames, knownGames } from '../../lexicon/tools/games.ts';
import { capitalise } from '../../words.ts';
import { findForm, headEnd, headKeepsRecords, isWanted, isWhole, type Mention } from './mention.ts';
import { keepsOf, type ToolIntent } from './tool-intent.ts';

const number = (shape: RegExp, text: string): number | undefined => {
  const found = shape
    .exec(text)
    ?.slice(1)
    .find((part) => part !== undefined);
  return found === undefined ? undefined : Number(wordNumber[found.toLowerCase()] ?? found);
};
const wordNumber: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};
const anyNumber = String.raw`(\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)`;
const board = (text: string): [number, number] | undefined => {
  const found = /\b(\d{1,2})\s*(?:x|×|by)\s*(\d{1,2})\b/i.exec(text);
  return found ? [Number(found[1]), Number(found[2])] : undefined;
};
const level = (text: string): string | undefined =>
  /\b(easy|medium|hard|difficult|expert|unbeatable|impossible|beginner|intermediate)\b/i
    .exec(text)?.[1]
    ?.toLowerCase();
const levels: Readonly<Record<string, string>> = {
  difficult: 'hard',
  expert: 'hard',
  unbeatable: 'hard',
  impossible: 'hard',
  beginner: 'easy',
  intermediate: 'medium',
};

/** Items of a list after a word: "words like apple, pear and plum". */
function listAfter(shape: RegExp, text: string): string[] | undefined {
  const rest = shape.exec(text)?.[1];
  const items = rest
    ?.split(/,\s*(?:and\s+|or\s+)?|\s+(?:and|or)\s+/)
    .map((item) =>
      item
        .trim()
        .replace(/(?<![.!"'])[.!"']+$/g, '')
        .replace(/^["']/, ''),
    )
    .filter((item) => item !== '' && item.split(' ').length <= 4);
  return items && items.length > 1 ? items.slice(0, 40) : undefined;
}

type Values = Record<string, string | number | boolean | string[] | undefined>;

const opponentOf = (text: string): Values => ({
  opponent:
    /\b(?:two[- ]players?|2[- ]players?|two people|with a friend|against (?:a|my|each) (?:friend|other)|local multiplayer|pass and play|hot ?seat)\b/i.test(
      text,
    ) && !/\b(?:computer|machine|\bai\b|bot|cpu)\b/i.test(text)
      ? 'person'
      : undefined,
  level: levels[level(text) ?? ''] ?? level(text),
});

/** Sets of pictures that the kit has for a memory game, by what people call them; the narrower first. */
const themes: readonly (readonly [RegExp, string])[] = [
  [/\b(?:fruits?|berries)\b/i, 'fruit'],
  [/\bflags?\b/i, 'flag'],
  [/\b(?:sea|ocean|underwater|beach|nautical|sailing|marine|seaside)\b/i, 'sea'],
  [/\bweather\b/i, 'weather'],
  [/\b(?:transport(?:ation)?|vehicles?|cars|trains|planes|traffic)\b/i, 'transport'],
  [/\b(?:sports?|olympics?)\b/i, 'sport'],
  [/\b(?:animals?|pets?|zoo|farm animals|wildlife)\b/i, 'animal'],
  [/\b(?:space|planets?|astronomy)\b/i, 'space'],
  [/\b(?:music|musical|instruments?)\b/i, 'music'],
  [/\b(?:foods?|snacks?|sweets)\b/i, 'food'],
  [/\b(?:nature|plants?|forest|garden)\b/i, 'nature'],
  [/\b(?:letters?|alphabet|abc)\b/i, 'letter'],
  [/\b(?:numbers|digits)\b/i, 'number'],
];
const themeIn = (text: string): string | undefined => themes.find(([shape]) => shape.test(text))?.[1];

/** "Fruit memory": a set that was asked for is in the name. */
const titleOf = (title: string, { game, theme }: ToolIntent['props']): string =>
  game === 'memory' && typeof theme === 'string' ? `${capitalise(theme)} memory` : title;

const readers: Readonly<Record<string, (text: string) => Values>> = {
  memory: (text) => {
    const size = board(text);
    const cards = number(/\b(\d+)\s+cards\b/i, text);
    const pairs = number(new RegExp(`\\b${anyNumber}\\s+(?:matching\\s+)?pairs\\b`, 'i'), text);
    return {
      pairs:
        pairs ??
        (size
          ? Math.floor((size[0] * size[1]) / 2)
          : cards === undefined
            ? undefined
            : Math.floor(cards / 2)),
      theme: themeIn(text),
    };
  },
  'tic-tac-toe': opponentOf,
  'connect-four': opponentOf,
  snake: (text) => ({
    speed: /\bslow\b/i.test(text) ? 'slow' : /\bfast\b/i.test(text) ? 'fast' : undefined,
    size: board(text)?.[0],
    walls: /\bwrap(?:s|ping)?\b|\bthrough (?:the )?walls\b/i.test(text) ? false : undefined,
  }),
  '2048': (text) => ({ size: board(text)?.[0] }),
  hangman: (text) => ({
    words: listAfter(/\bwords?\s*(?:like|such as|:|are)\s*([^.;]+)/i, text),
    topic: /\b(animals?|countries|fruits?|food|films?|movies?|sports?|cities|jobs|science)\b/i
      .exec(text)?.[1]
      ?.toLowerCase(),
    tries: number(/\b(\d+)\s+(?:wrong|tries|attempts|lives|guesses|mistakes)/i, text),
  }),
  minesweeper: (text) => {
    const size = board(text);
    return {
      columns: size?.[0],
      rows: size?.[1],
      mines: number(/\b(\d+)\s+(?:mines|bombs)\b/i, text),
      level: levels[level(text) ?? ''] ?? level(text),
    };
  },
  'number-guess': (text) => ({
    highest: number(/\b(?:1|one|0)\s*(?:and|to|-|–)\s*(\d+)\b/i, text) ?? number(/\bup to (\d+)\b/i, text),
    tries: number(new RegExp(`\\b${anyNumber}\\s+(?:tries|attempts|guesses|chances)`, 'i'), text),
  }),
  'rock-paper-scissors': (text) => ({
    bestOf: number(new RegExp(`\\bbest of ${anyNumber}`, 'i'), text),
    extended: /\blizard\b/i.test(text) ? true : undefined,
  }),
  sudoku: (text) => ({ level: levels[level(text) ?? ''] ?? level(text) }),
  typing: (text) => ({
    seconds:
      number(/\b(\d+)[\s-]*seconds?\b/i, text) ??
      (number(new RegExp(`\\b${anyNumber}[\\s-]*minutes?\\b`, 'i'), text) ?? 0) * 60,
  }),
  'whack-a-mole': (text) => ({ seconds: number(/\b(\d+)[\s-]*seconds?\b/i, text) }),
  reaction: (text) => ({
    rounds: number(new RegExp(`\\b${anyNumber}\\s+(?:rounds|tries|attempts)`, 'i'), text),
  }),
  fifteen: (text) => ({ size: board(text)?.[0] ?? (/\b8-puzzle\b/i.test(text) ? 3 : undefined) }),
  dice: (text) => ({
    dice: number(new RegExp(`\\b${anyNumber}\\s+(?:\\w+[- ]sided\\s+)?(?:dice|dices)\\b`, 'i'), text),
    sides: number(/\bd(4|6|8|10|12|20|100)\b/i, text) ?? number(/\b(\d+)[- ]sided\b/i, text),
  }),
  picker: (text) => ({
    items: listAfter(
      /\b(?:with|options|between|from|among|names|choices|items)\s*:?\s*((?:[A-Z"'][^,.;]*|[a-z]+)(?:,\s*[^,.;]+)+)/,
      text,
    ),
  }),
};

function propsOf(id: string, text: string): ToolIntent['props'] {
  const values = readers[id]?.(text) ?? {};
  return Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string | number | boolean | string[]] =>
        entry[1] !== undefined && entry[1] !== 0,
    ),
  );
}

const speaksOfPlay =
  /\b(?:games?|play|playing|players?|puzzles?|score|levels?|roll(?:s|ing|er)?|flip|spin|clone|test your|test my|test how)\b/i;

/** "A website with games such as ...": then its list may hold everyday words, too. */
const offersGames = (text: string): boolean =>
  /\bgames?\b/i.test(text.slice(0, headEnd(text) + 20)) && !headKeepsRecords(text);

const isMeant = (text: string, mention: Mention): boolean =>
  isWanted(text, mention, !ambiguousGames.has(mention.form) || offersGames(text)) &&
  (!ambiguousGames.has(mention.form) || speaksOfPlay.test(text));

/** All games that a text asks for; a game is named by itself, not by its kind. */
export function findGames(text: string): ToolIntent[] {
  const lower = text.toLowerCase();
  const found = knownGames.flatMap((game) => {
    const mention = findForm(lower, game.forms);
    return mention && isMeant(text, mention) ? [{ game, mention }] : [];
  });
  // "Snake memory": a form inside a longer one names nothing of its own.
  const own = found.filter(
    ({ mention }) =>
      !found.some(
        (other) =>
          other.mention.form.length > mention.form.length &&
          other.mention.at <= mention.at &&
          other.mention.end >= mention.end,
      ),
  );
  return own
    .sort((one, other) => one.mention.at - other.mention.at)
    .map(({ game, mention }) => {
      const props = { game: game.id, ...game.props, ...propsOf(game.id, text) };
      return {
        kind: 'game',
        id: game.id,
        title: titleOf(game.title, props),
        icon: game.icon,
        props,
        keeps: keepsOf(text).filter((keeps) => keeps === 'scores' || keeps === 'leaderboard'),
        isWhole: isWhole(text, mention),
        words: mention.form,
        unsure: [],
      };
    });
}
