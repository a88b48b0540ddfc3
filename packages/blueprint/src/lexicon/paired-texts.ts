import { worldIdeas } from './idea-pools.ts';

const linesOf = (rows: string): (readonly [title: string, text: string])[] =>
  rows
    .trim()
    .split('\n')
    .map((line) => {
      const [title = '', text = ''] = line.split('|').map((part) => part.trim());
      return [title, text] as const;
    });

/** Titles of ideas by world. */
export const ideaTitles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(worldIdeas).map(([world, rows]) => [
    world,
    linesOf(rows)
      .map(([title]) => title)
      .join(';'),
  ]),
);

const texts = new Map(Object.values(worldIdeas).flatMap(linesOf));

/** The text that belongs to a title of the lexicon, whatever entity has it. */
export const textOfTitle = (title: string): string | undefined => texts.get(title);
