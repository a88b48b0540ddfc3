import { expect, test } from 'vitest';
import { postTitles, textOfTitle } from '../lexicon/paired-texts.ts';
import { buildBlueprint } from '../plan/build.ts';
import { read } from '../read/read.ts';
import { now } from '../testing/build-app.ts';
import { sampleRecords } from './samples.ts';

const ideasOf = (text: string) =>
  sampleRecords(buildBlueprint(read(text)), now).find(({ records }) => records[0]?.['votes'] !== undefined)
    ?.records ?? [];

test.each([
  ['Canteen: staff suggest ideas and vote for them', 'Soup in the cold months'],
  ['Our town council collects ideas from residents, with votes', 'Shade for the playground'],
  ['A page where library visitors suggest improvements', 'Audiobooks to borrow'],
  ['Feature requests for our software with votes', 'Dark mode'],
])('ideas are of the world that the app is about, each with its own text: %s', (text, title) => {
  const rows = ideasOf(text);

  expect(rows.map((row) => row['title'])).toContain(title);
  for (const row of rows) expect(row['description']).toBe(textOfTitle(String(row['title'])));
  expect(new Set(rows.map((row) => row['description'])).size).toBe(rows.length);
});

test('ideas of no world have texts of their own, too', () => {
  const rows = ideasOf('A box of ideas with title, description and votes');

  expect(rows.length).toBeGreaterThan(5);
  expect(new Set(rows.map((row) => row['description'])).size).toBe(rows.length);
});

test.each([
  ['A blog about bicycle touring with photos', 'Post', 'Along the river in four days'],
  ['A cooking blog with posts', 'Post', 'A soup for cold evenings'],
  ['News of our town: articles with title, body and date', 'Article', 'New swings at Mill Park'],
  ['A blog with posts and authors', 'Post', 'Five small habits'],
])('posts are of the world of the blog, each in paragraphs of its own: %s', (text, name, title) => {
  const rows =
    sampleRecords(buildBlueprint(read(text)), now).find(({ entity }) => entity === name)?.records ?? [];
  const bodies = rows.map((row) => String(row['content'] ?? row['body']));

  expect(rows.map((row) => row['title'])).toContain(title);
  for (const body of bodies) expect(body.split('\n\n').length).toBeGreaterThan(1);
  expect(new Set(bodies).size).toBe(rows.length);
});

test('the first eight posts of each world have a body, and no two are alike', () => {
  const all = Object.values(postTitles).flatMap((titles) => titles.split(';').slice(0, 8));

  for (const title of all) expect(textOfTitle(title), title).toContain('\n\n');
  expect(new Set(all.map(textOfTitle)).size).toBe(all.length);
});
