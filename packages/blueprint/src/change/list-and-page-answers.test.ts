import { Blueprint } from '@sayso/core/blueprint-schema';
import { expect, test } from 'vitest';
import { answer } from '../answer.ts';
import { type BuiltApp, buildApp, changeApp, now } from '../testing/build-app.ts';
import { apps } from '../testing/change-check.ts';
import { emptyPages } from '../texts/pages-changed.ts';

const built = {
  school: await buildApp(apps.school),
  shop: await buildApp(apps.shop),
  diary: await buildApp(`${apps.diary} Stops have a favourite tick.`),
  loan: await buildApp(apps.loan),
  quiz: await buildApp('A quiz about capitals: What is the capital of France? Paris, Lyon, Nice'),
};

const saidTo = async (app: BuiltApp, ...requests: readonly string[]): Promise<string> => {
  let after = app;
  for (const request of requests) after = await changeApp(after, request);
  return after.prose.trim();
};

test.each([
  ['only show favourite stops', /The Stops page now shows only favourite stops\./],
  ['hide favourite stops', /The Stops page now hides favourite stops\./],
  [
    'group stops by favourite',
    /^I added a board for stops with one column for those marked “favourite” and one for the rest\.$/,
  ],
])('a yes/no field reads as words: %s', async (request, words) => {
  expect(await saidTo(built.diary, 'add a yes/no field favourite to stops', request)).toMatch(words);
});

test('of two themes the first is what the app starts with, and everyone can switch', async () => {
  expect(await saidTo(built.school, 'make it dark and light')).toBe(
    'The app now uses the dark theme.\n\nEveryone can switch to the light theme with the moon or sun at the bottom of the sidebar.',
  );
});

test('of two looks in one request only the one that holds is told', async () => {
  const said = await saidTo(built.school, 'it looks boring, make it more colourful');

  expect(said.match(/The app now looks/g)).toHaveLength(1);
  expect(said).toContain('livelier');
});

test.each([
  ['make the sidebar red. make the sidebar blue', 'both red for the sidebar and blue for the sidebar.'],
  ['make the cards red. make the cards blue', 'both red for the cards and blue for the cards.'],
  ['use a serif font. use a typewriter font', 'both a serif font and a typewriter font.'],
  ['use material design. use claymorphism', 'both the Material Design style and the claymorphism style.'],
])('two looks that exclude each other are named in words: %s', async (request, words) => {
  const said = await saidTo(built.school, request);

  expect(said).toContain(words);
  expect(said).not.toMatch(/#[0-9a-f]{6}|px\b|material-design/);
});

test.each([
  ['make the cards yellow', 'The cards are now yellow.'],
  ['the sidebar should be dark', 'The sidebar is now dark.'],
  ['the cards should be dark', 'The cards are now dark.'],
])('parts of the look are one or several: %s', async (request, words) => {
  expect(await saidTo(built.school, request)).toContain(words);
});

test.each([
  [['use much larger letters', 'make the text bigger'], 'The text is already as large as it gets.'],
  [['make the text tiny', 'make the text smaller'], 'The text is already as small as it gets.'],
  [['make the text normal'], 'The text is already its normal size.'],
])('a size that is there already: %j', async (requests, words) => {
  expect(await saidTo(built.school, ...requests)).toContain(words);
});

test('dates and times change together, and both are told', async () => {
  expect(await saidTo(built.school, 'use a 24-hour clock')).toMatch(/show the day first.*24-hour clock/);
  const iso = await changeApp(built.school, 'show dates as YYYY-MM-DD');

  expect(iso.prose).toContain('I can’t put the year first.');
  expect(Blueprint.parse(iso.memory).app.locale).toBe(Blueprint.parse(built.school.memory).app.locale);
});

test('an icon is told in the person’s word', async () => {
  expect(await saidTo(built.school, 'use a book as the app icon')).toContain(
    'now has a book icon, next to its name',
  );
});

test('several pages that go have something in common, one has it alone', () => {
  expect(emptyPages.removed(['Shop'], emptyPages.price)).toBe(
    ' I also removed the Shop page, which needs a price.',
  );
  expect(emptyPages.removed(['Shop', 'Cart'], emptyPages.price)).toBe(
    ' I also removed the Shop and Cart pages, which need a price.',
  );
});

test.each([
  ['hide students and teachers from the menu', /^Students and Teachers are no longer in the menu\./],
  [
    'menu order: teachers, courses, zorgs',
    /^The menu now starts with Teachers and Courses\. I couldn’t find a page called “zorgs”\.$/,
  ],
  ['fill everything with sample data', /^I added some sample students, teachers and courses\./],
  ['which fields are there', /^The fields in \w+ are /],
])('names are joined and refusals say what to do: %s', async (request, words) => {
  expect(await saidTo(built.school, request)).toMatch(words);
});

test('a view that lacks something says what it needs', async () => {
  expect(await saidTo(built.shop, 'add a gallery of orders')).toBe(
    'A gallery needs a picture, and there isn’t one in orders yet. Add one first, for example “add a photo to orders”.',
  );
});

test.each([
  ['only show open orders', 'shows only open orders.'],
  ['hide open orders', 'hides open orders.'],
  ['hide finished orders', 'hides finished orders.'],
  ['only show orders that are not shipped', 'shows only orders with a status other than “Shipped”.'],
  ['hide orders that are not shipped', 'hides orders with a status other than “Shipped”.'],
])('which records a list opens with is told in words: %s', async (request, words) => {
  expect(await saidTo(built.shop, request)).toContain(`The Orders page now ${words}`);
});

test.each([
  ['hide shipped orders', '“Not shipped”'],
  ['hide orders that are not shipped', '“Shipped orders”'],
  ['only show shipped orders', '“Shipped orders”'],
])('the button above a list says what it shows: %s', async (request, button) => {
  expect(await saidTo(built.shop, request)).toContain(
    `To see all orders, turn off ${button} above the list.`,
  );
});

test('what is undone is joined as a list', async () => {
  const said = await saidTo(
    built.school,
    'make it dark',
    'make the sidebar red',
    'undo the last two changes',
  );

  expect(said).toBe('Undid “make the sidebar red” and “make it dark”. To bring them back, say “redo”.');
});

test('no code name stands in an answer', async () => {
  const formula = await saidTo(built.loan, 'add the total paid over all years');
  let written = '';
  const request = {
    app: { id: 'a'.repeat(24), name: 'New App', description: '', mainPage: null },
    asker: 'somebody',
    sources: built.school.tree,
    memory: built.school.memory,
    history: [],
    text: '',
    currentPage: null,
    isFirst: false,
    now,
    writes: 'pages/StudentDetail',
  };
  for await (const event of answer(request)) if (event.type === 'text') written += event.text;

  expect(formula).toMatch(/now shows the total paid, calculated as [a-z ]+ × [a-z ]+\.$/);
  expect(written).toMatch(/^I’m writing the Student Detail page\./);
});

test.each([
  ['give them 1 minute', 'now allows 1 minute for the whole quiz'],
  ['give them 10 minutes', 'now allows 10 minutes for the whole quiz'],
  ['set a time limit of 20 seconds for each question', 'now allows 20 seconds for each question'],
])('times agree with their number: %s', async (request, words) => {
  expect(await saidTo(built.quiz, request)).toContain(words);
});

test('a new app says what it keeps track of and which pages it has', () => {
  expect(built.school.prose).toMatch(/\*\*School\*\* keeps track of:/);
  expect(built.school.prose).toMatch(/Done\. \*\*School\*\* is ready\. Its pages are [^.]+ and [^.]+\./);
  expect(built.loan.prose).toMatch(/Done\. \*\*[^*]+\*\* is ready\. Open the [^.,]+ page to start\./);
});

test('an app without lists says what it can do without naming any', async () => {
  const said = await saidTo(built.loan, 'what can you do?');

  expect(said).toMatch(/^You’ll find it on the .+ page\./);
  expect(said).not.toMatch(/records|keeps track of \./);
});

test.each(['الطلبات', '<b>bold</b> & *stars*', 'x'.repeat(200)])('a page may be called %s', async (name) => {
  const app = await changeApp(built.shop, `rename the dashboard page to "${name}"`);
  const page = Blueprint.parse(app.memory).pages.find(({ archetype }) => archetype === 'dashboard');

  expect(app.prose).toContain(`The Dashboard page is now called ${page?.label ?? '-'}.`);
  expect(await saidTo(app, `open with ${page?.label ?? ''}`)).not.toContain('undefined');
});
