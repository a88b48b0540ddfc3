import { expect, test } from 'vitest';
import { buildApp, changeApp } from '../testing/build-app.ts';

const site = await buildApp(
  'One-page site for Elm Carpentry: our services (doors, stairs), about us, prices, questions and answers and a contact form',
);
const bandsOf = (tree: Readonly<Record<string, string>>): string =>
  [...(tree['pages/Welcome'] ?? '').matchAll(/<(\w+)(?:Band|Footer)\b/g)].map(([, name]) => name).join(' ');
const before = 'Hero Feature About Fact Faq Form Site';

test('the page begins with the parts that were asked for', () => {
  expect(bandsOf(site.tree)).toBe(before);
});

test.each([
  ['place testimonials between prices and questions', 'Hero Feature About Fact Quote Faq Form Site'],
  ['add a team section', 'Hero Feature About Fact Faq Team Form Site'],
  ['add the team above the prices', 'Hero Feature About Team Fact Faq Form Site'],
  ['add opening hours: Tue-Sat 8 to 4 below the about section', 'Hero Feature About Fact Fact Faq Form Site'],
  ['add opening hours Tue-Sat 8 to 4', 'Hero Feature About Fact Faq Fact Form Site'],
  ['show our address: 9 Quay Road, Leith', 'Hero Feature About Fact Faq Place Form Site'],
  ['add a gallery at the top', 'Hero Gallery Feature About Fact Faq Form Site'],
  ['put a call to action before the contact form', 'Hero Feature About Fact Faq Call Form Site'],
  ['put a newsletter sign-up at the bottom', 'Hero Feature About Fact Faq Form Form Site'],
  ['move the questions above the prices', 'Hero Feature About Faq Fact Form Site'],
  ['move the prices up', 'Hero Feature Fact About Faq Form Site'],
  ['swap prices and questions', 'Hero Feature About Faq Fact Form Site'],
  ['put about us first', 'Hero About Feature Fact Faq Form Site'],
  ['remove the prices', 'Hero Feature About Faq Form Site'],
  ['take out the questions section', 'Hero Feature About Fact Form Site'],
])('%s', async (words, bands) => {
  const after = await changeApp(site, words);

  expect(bandsOf(after.tree)).toBe(bands);
  expect(
    Object.keys(after.tree).filter((path) => /^entities\/(?:Hour|Question|Testimonial|Team)/.test(path)),
  ).toEqual([]);
});

test.each([
  ['rename the prices section to What it costs', /<h2>What it costs<\/h2>/],
  ['change the heading of about us to Three generations', /<h2>Three generations<\/h2>/],
  [
    'change the text of the about section to "We have worked in Leith since 1971."',
    /<p>We have worked in Leith since 1971\.<\/p>/,
  ],
  ['prices: door 400, stairs 2500', /price="\$400"[\s\S]*price="\$2500"/],
  ['add a question: Do you work on Saturdays?', /Do I need an account\?[\s\S]*Do you work on Saturdays\?/],
])('%s', async (words, shape) => {
  const after = await changeApp(site, words);

  expect(after.tree['pages/Welcome']).toMatch(shape);
  expect(bandsOf(after.tree).replace('Price', 'Fact')).toBe(before);
});

test('example texts are told to be examples; words of one’s own are not', async () => {
  const team = await changeApp(site, 'add a team section');
  const told = await changeApp(team, 'team: Ines (owner), Paul and Mia');

  expect(team.prose).toContain('just a placeholder');
  expect(told.prose).not.toContain('just a placeholder');
  expect(told.tree['pages/Welcome']).toContain('<h3>Ines</h3>');
  expect(told.tree['pages/Welcome']).not.toContain('Your name');
});

test('a part that is not there is said, and a removed one takes the buttons to it along', async () => {
  const lost = await changeApp(site, 'add steps after the team');
  const bare = await changeApp(site, 'remove the services section');

  expect(lost.prose).toContain('I couldn’t find “team” there, so I put it near the end.');
  expect(bare.tree['pages/Welcome']).not.toContain('href="#services"');
});

test('fields and records of the app are asked for as before', async () => {
  const after = await changeApp(site, 'add a company field to enquiries');

  expect(after.tree['entities/Enquiry']).toContain('company');
  expect(bandsOf(after.tree)).toBe(before);
});

test('what is offered goes, and the page for visitors stays without it', async () => {
  const toys = await buildApp(
    'Website for a toy maker. We show our toys with a photo and a price. A landing page with about us and a contact form.',
  );
  const after = await changeApp(toys, 'remove toys');

  expect(toys.tree['pages/Welcome']).toContain('Toy');
  expect(after.tree['entities/Toy']).toBeUndefined();
  expect(after.tree['pages/Welcome']).toMatch(/<AboutBand/);
  expect(after.tree['pages/Welcome']).not.toContain('entities/Toy');
});
