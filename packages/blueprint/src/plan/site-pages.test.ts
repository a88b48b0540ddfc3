import { expect, test } from 'vitest';
import { read } from '../read/read.ts';
import { buildBlueprint } from './build.ts';

const planOf = (text: string) => {
  const { entities, pages } = buildBlueprint(read(text));
  return {
    things: entities.map(({ label }) => label),
    open: pages.filter((page) => page.public && page.nav).map(({ label }) => label),
    rules: (label: string) => entities.find((entity) => entity.label === label)?.rules,
  };
};

test('a site keeps what comes and goes beside its page, and visitors read each of these', () => {
  const { things, open, rules } = planOf(
    'Website for our folk choir with upcoming gigs, albums, news and a contact form',
  );

  expect(things).toEqual(expect.arrayContaining(['Gig', 'Album', 'News', 'Enquiry']));
  expect(open).toEqual(expect.arrayContaining(['Welcome', 'Our news', 'Our albums']));
  for (const label of ['Gig', 'Album', 'News'])
    expect(rules(label)).toMatchObject({ read: 'anyone', create: 'registered' });
  expect(rules('Enquiry')).toMatchObject({ read: 'registered', create: 'anyone' });
});

test('news of a site stand on a page that shows no drafts', () => {
  const { pages } = buildBlueprint(read('Site for our allotment club with concerts, members and news'));
  const kinds = pages.filter((page) => page.public).map(({ label, archetype }) => `${label}: ${archetype}`);

  expect(kinds).toEqual(
    expect.arrayContaining(['Our news: blog', 'News: post', 'Our concerts: public-landing']),
  );
});

test('"our story" is a part of the page, and members are nobody else\'s business', () => {
  const { things } = planOf('Website for Heron Pottery with our story, prices and an enquiry form');
  expect(things).toEqual(['Enquiry']);
  expect(planOf('A site for our ski club with members and races').rules('Member')?.read).toBe('registered');
});

test('a contact form is kept and open to everybody in any app', () => {
  const { things, open, rules } = planOf('Members, workshops, and a contact form for visitors');
  expect(things).toContain('Enquiry');
  expect(open).toEqual(['Enquiry']);
  expect(rules('Workshop')?.read).toBe('registered');
});

test('of many things on a site the news are never those without a page', () => {
  const { open } = planOf('Site for our town: concerts, clubs, albums, screenings, courses, news');
  expect(open).toContain('Our news');
});
