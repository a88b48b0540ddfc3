import { expect, test } from 'vitest';
import { namedPages } from './page-links.ts';

test.each([
  ["navigation={[{ page: 'Board', label: 'Board' }]}", ['Board']],
  ["const items = [{ name: 'Board', url: createPageUrl('Board') }, { path: '/tasks' }];", ['Board', 'tasks']],
  ['<Link to={createPageUrl(`Task?id=1`)}>', ['Task']],
  ['<Link to="/board#top">Board</Link> <a href="https://example.com">', ['board', 'https']],
  ['<Link to={item.url}>{item.name}</Link>', []],
])('%s names %j', (text, names) => {
  expect(namedPages(text)).toEqual(names);
});
