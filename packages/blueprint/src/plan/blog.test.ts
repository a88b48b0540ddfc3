import { expect, test } from 'vitest';
import { buildApp } from '../testing/build-app.ts';

test('a blog asks for what a post tells, filters by it and adds it up where the text says so', async () => {
  const { tree } = await buildApp(
    'Blog about cycling: posts with title, text, country, kilometres, minutes and status (draft or published). Readers can filter by country and see the total kilometres.',
  );
  expect(tree['pages/Post']).toContain("facts={['country', 'kilometres', 'minutes']}");
  expect(tree['pages/Blog']).toContain("filters={['country']}");
  expect(tree['pages/Blog']).toContain("sums={['kilometres']}");
  expect(tree['pages/Blog']).not.toContain('tagsField="status"');
});

test.each([
  ['Blog: posts with title, text and status (draft or published).'],
  ['A travel blog. Each post has a title, a text, a country and is a draft or published.'],
  ['Garden blog: posts with title, text and photo; a post is either draft or published.'],
])('a post has the states that the text names, and no others: %s', async (text) => {
  const { tree } = await buildApp(text);
  expect(JSON.parse(tree['entities/Post'] ?? '{}').properties.status.enum).toEqual(['draft', 'published']);
});

test('a blog whose text names no states keeps the usual ones, and asks for nothing else', async () => {
  const { tree } = await buildApp('A blog about bread.');
  expect(JSON.parse(tree['entities/Post'] ?? '{}').properties.status.enum).toContain('scheduled');
  expect(tree['pages/Blog']).not.toMatch(/filters=|sums=/);
});
