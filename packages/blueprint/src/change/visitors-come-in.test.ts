import { expect, test } from 'vitest';
import { buildApp, changeApp } from '../testing/build-app.ts';

const school = await buildApp('School app with students (name, email, grade) and courses with start date.');
const lamps = await buildApp('A list of our lamps with name, price and maker.');

test.each([
  [school, 'make courses public'],
  [school, 'visitors can see courses'],
  [school, 'everyone can see the students, but not the email'],
  [school, 'add a contact form'],
  [school, 'add a newsletter signup'],
  [lamps, 'add a cart'],
])('what visitors may open says what the owner has to choose for it: %#', async (app, request) => {
  const { prose } = await changeApp(app, request);

  expect(prose).toContain('without signing in');
  expect(prose).toContain('choose “Anyone with the link” when you publish.');
});

test('a landing page is not said to be seen by visitors before the owner lets them in', async () => {
  const { prose } = await changeApp(school, 'add a landing page');

  expect(prose).toContain(
    'I added a landing page called Welcome. To let visitors see it, choose “Anyone with the link” when you publish.',
  );
});
