import { expect, test } from 'vitest';
import { buildBlueprint } from '../plan/build.ts';
import { read } from '../read/read.ts';
import { emitFiles } from './files.ts';

const pageOf = (text: string): string => {
  const tree = emitFiles(buildBlueprint(read(text)));
  return tree['pages/SignUp'] ?? tree['pages/PublicOverview'] ?? '';
};
const boats =
  'Used sailing boats for sale by Kestrel Marine. Each boat: title, photos, keel (fin or long), price, harbour and description. ' +
  'Visitors look through them, narrow them by keel and harbour, and can send an enquiry about a boat with name and message.';

test('who asks about one of many sees these first', () => {
  const page = pageOf(boats);
  expect(page).toContain("actions={[{ label: 'See the boats', href: '#offer' }]}");
  expect(page).toContain('<Section id="offer" title="Boats">');
  expect(page).not.toContain('Have a look');
});

test('the first title says what is offered, in the words that stand before whose it is', () => {
  expect(pageOf(boats)).toContain('title="Used sailing boats for sale"');
});

test('a catalogue is narrowed by what the text names, a text field too', () => {
  const filters = /filters=\{\[([^\]]*)\]\}/.exec(pageOf(boats))?.[1];
  expect(filters).toMatch(/^'keel', 'harbour', 'price'/);
  expect(filters).not.toContain('title');
});

test('who signs up for a shift is told so at once', () => {
  const page = pageOf(
    'Shifts with a date and a start time, sign-ups with a name. Public page to pick a shift.',
  );
  expect(page).toContain("actions={[{ label: 'Sign up', href: '#answer' }]}");
});

test('visitors see the classes that are yet to come, and book a place in one', () => {
  const page = pageOf('Gym class schedule with sign-ups');
  expect(page).toContain('where={{ date: { $gte: today() } }}');
  expect(page).toContain("{ label: 'Book a place', href: '#answer' }");
  expect(page).not.toContain('Send a booking');
});

test('what nobody books a place in shows wholly, past days included', () => {
  const page = pageOf(
    'Programme site of a congress: talks with title and start. Visitors register with name and email.',
  );
  expect(page).not.toContain('today()');
});
