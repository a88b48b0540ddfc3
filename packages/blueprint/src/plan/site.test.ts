import { expect, test } from 'vitest';
import { emitFiles } from '../emit/files.ts';
import { read } from '../read/read.ts';
import { buildBlueprint } from './build.ts';

const planOf = (text: string) => {
  const { entities, pages } = buildBlueprint(read(text));
  const nameOf = (id: string | undefined) => entities.find((entity) => entity.id === id)?.label;
  return {
    things: entities.map(({ label }) => label),
    open: pages
      .filter((page) => page.public)
      .map(({ archetype, entity, target }) =>
        [archetype, nameOf(entity), nameOf(target)].filter(Boolean).join(' '),
      ),
  };
};

test('a site on which one books shows what there is, and leads to the booking', () => {
  const text = 'Site for a hair salon: services with price and duration, online booking';

  expect(planOf(text).open).toEqual([
    'booking Booking Service',
    'public-landing Service',
    'public-detail Service',
  ]);
  expect(emitFiles(buildBlueprint(read(text)))['pages/Overview']).toContain("page: 'Book'");
  const service = buildBlueprint(read(text)).entities.find(({ label }) => label === 'Service');
  expect(service?.fields.map(({ label }) => label)).not.toContain('Online booking');
});

test('visitors of a restaurant see the dishes, though it is a table that they reserve', () => {
  const text =
    'Website for our tavern. Visitors see the dishes, each with price and photo. They can reserve a table: name, phone, date, number of guests.';

  expect(planOf(text).open).toEqual(['booking Booking Table', 'public-landing Dish', 'public-detail Dish']);
});

test.each([
  'Restaurant website with a menu, opening hours and table reservations',
  'Website for my pizzeria: menu, opening hours, contact form',
])('the menu of a site is one that can be changed: %s', (text) => {
  const files = emitFiles(buildBlueprint(read(text)));

  expect(planOf(text).things).toContain('Dish');
  expect(files['pages/Welcome']).toContain('entity={Dish}');
  expect(files['pages/Welcome']?.match(/<h2>Menu<\/h2>/g)).toHaveLength(1);
});

test.each(['A site for tracking my expenses', 'Website for our team, only we log in: tasks with due date'])(
  'what is used inside has no page for visitors: %s',
  (text) => {
    expect(planOf(text).open).toEqual([]);
  },
);

test.each([
  [
    'Visitors can browse our huts, each with price, beds and photo, and send a request.',
    'Hut',
    ['Price', 'Beds', 'Photo'],
  ],
  ['Customers can see all the kayaks, each with size and price.', 'Kayak', ['Size', 'Price']],
  ['Clients can view their invoices with amount and due date', 'Invoice', ['Amount', 'Due date']],
])('what people look at has what is told of it: %s', (text, thing, fields) => {
  const { entities } = buildBlueprint(read(text));

  expect(entities.map(({ kind }) => kind)).not.toContain('person');
  expect(entities.find(({ label }) => label === thing)?.fields.map(({ label }) => label)).toEqual(
    expect.arrayContaining(fields),
  );
});

test('what visitors send besides is sent from the same page', () => {
  const text = 'Visitors can browse our huts, each with price, beds and photo, and send a request.';

  expect(planOf(text).open).toEqual(['public-form Hut Request', 'public-detail Hut']);
});
