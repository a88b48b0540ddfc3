import { expect, test } from 'vitest';
import { mainPage } from '../emit/main-page.ts';
import { read } from '../read/read.ts';
import { buildBlueprint } from './build.ts';

const planned = (text: string) => {
  const blueprint = buildBlueprint(read(text));
  const inMenu = blueprint.pages.filter(({ nav, public: isOpen }) => nav && !isOpen);
  return {
    home: mainPage(blueprint)?.archetype,
    menu: inMenu.map(({ label }) => label),
    pages: blueprint.pages,
  };
};

test.each([
  ['ideas box for the office, with votes', ['Ideas', 'All ideas'], 'feedback'],
  ['Suggestion box for the swimming pool', ['Suggestions', 'All suggestions'], 'feedback'],
  ['Feature request board where users vote', ['Feature requests', 'All feature requests'], 'feedback'],
  ['forum for model railway builders', ['Forum', 'Topics', 'Replies'], 'forum'],
  ['family chat', ['Chat'], 'chat'],
])('an app of one kind opens with it and has no dashboard: %s', (text, menu, home) => {
  expect(planned(text)).toMatchObject({ menu, home });
});

test('figures that were told of keep the dashboard', () => {
  const { menu, home } = planned('ideas box with votes and a chart of ideas by status');
  expect(menu[0]).toBe('Dashboard');
  expect(home).toBe('dashboard');
});

test('what keeps more than its ideas keeps its dashboard', () => {
  const { home } = planned(
    'Tennis club: members with a phone number, courts with a surface, and an ideas box where members vote',
  );
  expect(home).toBe('dashboard');
});

test('a survey opens with its questions', () => {
  expect(planned('survey about the bus to work').home).toBe('survey');
});

test('a table that repeats the leaderboard stays out of the menu, and its page is there', () => {
  const { menu, pages } = planned('snake game with best scores');
  expect(menu).toEqual(expect.arrayContaining(['Leaderboard']));
  expect(menu).not.toContain('Best scores');
  expect(pages.map(({ label }) => label)).toContain('Best scores');
});
