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

const askedQuestions = `
How do I get started?|I have read the introduction twice and still do not know which step comes first.
Which book do you recommend?|Something short with exercises would be best, for somebody who starts from nothing.
Why does this not work?|I did what the example says, and the result is another one each time I try.
What is the difference between the two?|Both seem to do the same. When would you take the one, and when the other?
Where can I read more about it?|The page that we were given ends where it becomes interesting.
Who has done this before?|I would like to hear how long it took you, and what you would do otherwise now.
`;
export const questionTitles = linesOf(askedQuestions)
  .map(([title]) => title)
  .join(';');

const texts = new Map(
  [askedQuestions, ...Object.values(worldIdeas), ...Object.values(worldPosts)].flatMap(linesOf),
);

/** The text that belongs to a title of the lexicon, whatever entity has it. */
export const textOfTitle = (title: string): string | undefined => texts.get(title);
