import { worldIdeas } from './idea-pools.ts';
import { worldPosts } from './post-pools.ts';

/** Each line: title | paragraph | further paragraphs. */
const linesOf = (rows: string): (readonly [title: string, text: string])[] =>
  rows
    .trim()
    .split('\n')
    .map((line) => {
      const [title = '', ...paragraphs] = line.split('|').map((part) => part.trim());
      return [title, paragraphs.join('\n\n')] as const;
    });

const titlesOf = (rows: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(rows).map(([world, lines]) => [
      world,
      linesOf(lines)
        .map(([title]) => title)
        .join(';'),
    ]),
  );

/** Titles of ideas and of posts by world. */
export const ideaTitles = titlesOf(worldIdeas);
export const postTitles = titlesOf(worldPosts);

const texts = new Map([...Object.values(worldIdeas), ...Object.values(worldPosts)].flatMap(linesOf));

/** The text that belongs to a title of the lexicon, whatever entity has it. */
export const textOfTitle = (title: string): string | undefined => texts.get(title);
