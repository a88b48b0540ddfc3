import { Blueprint } from '@sayso/core/blueprint-schema';
import { expect, test } from 'vitest';
import { emitFiles } from '../emit/files.ts';
import { buildApp, changeApp } from '../testing/build-app.ts';
import { expectSound } from '../testing/change-check.ts';
import { applyRequest } from './apply.ts';

const shop = await buildApp('An online shop for our soaps with scent and price');
const landing = await buildApp('Landing page for a tailor. Contact form');
const chores = await buildApp('Chores with a title and a due date');

test.each([
  ['add a page About', 'About', 'an About page'],
  ['create an About us page', 'About us', 'an About us page'],
  ['we need a page called "Our story"', 'Our story', 'an “Our story” page'],
  ['add an imprint page', 'Imprint', 'an Imprint page'],
])('a page of words is added: %s', async (wish, label, added) => {
  for (const app of [shop, landing, chores]) {
    const after = await changeApp(app, wish);
    const page = Blueprint.parse(after.memory).pages.find((one) => one.label === label);

    expect(page?.nav).toBe(true);
    expect(page?.public).toBe(app !== chores);
    expect(after.prose).toContain(`I added ${added}`);
    expectSound(after);
  }
});

test('a page of words says what it was given, and is there once', async () => {
  const after = await changeApp(shop, 'add an about page that says we boil soap since 1990');
  const again = await changeApp(after, 'add a page About');

  expect(after.tree['pages/About']).toContain('We boil soap since 1990');
  expect(again.prose).toContain('There’s already an About page');
  expect(again.tree).toEqual(after.tree);
});

test.each([
  [landing, 'change the welcome text to Sewn by hand', 'pages/Welcome', 'Sewn by hand'],
  [shop, 'change the welcome text to Soap for every skin', 'pages/Shop', 'Soap for every skin'],
  [chores, 'set the welcome message to Who does what', 'pages/Dashboard', 'Who does what'],
  [landing, 'set the headline on the home page to Suits that fit', 'pages/Welcome', 'Suits that fit'],
])('the words that open an app are changed: %#', async (app, wish, file, words) => {
  const after = await changeApp(app, wish);

  expect(after.tree[file]).toContain(words);
  expect(after.prose).toContain(words);
});

test.each([
  ['make it teal', 'The main colour is now teal.'],
  ['make the header navy', 'The header is now navy.'],
  ['make the buttons dark red', 'The main colour, used for buttons and links, is now dark red.'],
  ['use #335577 as the main colour', 'The main colour is now #335577.'],
])('the answer names the colour: %s', async (wish, answer) => {
  expect((await changeApp(chores, wish)).prose).toContain(answer);
});

test.each([
  ['add a page About', 'about', 'About'],
  ['create an About us page', 'about', 'AboutUs'],
  ['we need a page called "Our story"', 'about', 'OurStory'],
  ['add a privacy policy', 'privacy policy', 'PrivacyPolicy'],
  ['add an imprint page', 'imprint', 'Imprint'],
])(
  'the example text of a new page gives way to words that are told as its answer says: %s',
  async (wish, part, page) => {
    const built = await buildApp('A website for our bakery with cakes, each with name, photo and price');
    const added = applyRequest(Blueprint.parse(built.memory), { text: wish, currentPage: null });
    expect(added.done.join()).toContain(`open the page and say “change the ${part} text to …”.`);

    const told = applyRequest(added.blueprint, {
      text: `change the ${part} text to "Bread since 1990"`,
      currentPage: page,
    });
    expect(emitFiles(told.blueprint)[`pages/${page}`]).toContain('Bread since 1990');
  },
);
