import { expect, test } from 'vitest';
import { emitFiles } from '../emit/files.ts';
import { read } from '../read/read.ts';
import { buildBlueprint } from './build.ts';

const nameOf = (text: string) => buildBlueprint(read(text)).app.name;

test.each([
  ['Website for Miller & Sons Roofing with a contact form', 'Miller & Sons Roofing'],
  ['Portfolio for me, Ada Byrne, illustrator. Dark, quiet.', 'Ada Byrne'],
  ['hello, this is for St Mark’s food bank, we need families with address', "St Mark's Food Bank"],
  ['Candles by Nora. Products with photo and price.', 'Candles by Nora'],
  ['What is on at our small cinema, the Aurora: films with title, day and time', 'Aurora'],
  ['One-page site, it should be called Blue Door. Services and prices.', 'Blue Door'],
])('the name of whom it is for stands above the door: %s', (text, name) => {
  expect(nameOf(text)).toBe(name);
});

test.each([
  ['headache diary with triggers and pills', 'Headache Diary'],
  ['I need a maintenance log for our boats: boat, date, work done', 'Maintenance Log'],
  ['Can you make me a seating planner where I put guests at tables?', 'Seating Planner'],
  ['map of public toilets, anyone can add one', 'Map of Public Toilets'],
  ['glaze test tiles: clay, glaze, temperature, photo', 'Glaze Test Tiles'],
  ['landing page for a family bakery in the old town', 'Family Bakery'],
  ['Pomodoro timer 25/5 with a list of tasks', 'Pomodoro Timer'],
  ['tools app just for me: name, where it lies, lent to', 'Tools'],
])('the words with which somebody begins name it: %s', (text, name) => {
  expect(nameOf(text)).toBe(name);
});

test.each([
  ['I run a window cleaning company. Customers have an address and a price.', 'Window Cleaning'],
  ['We are a small choir. Songs with composer, key and length.', 'Choir'],
  ['Our riding school has horses with name, age and rider.', 'Riding School'],
])('who writes may name it: %s', (text, name) => {
  expect(nameOf(text)).toBe(name);
});

test.each([
  [
    'I look after my neighbours’ gardens. A lady called Joan pays me weekly. Gardens with address and size.',
    'Joan',
  ],
  ['We bought a boat called Ilse. I log trips with date, from, to and miles.', 'Ilse'],
  ['New people get lost in our company. Newcomers with name, start date and mentor.', 'Company'],
  ['Height, width, price: that is what I note of each frame', 'Height'],
])('a word that only comes up names nothing: %s', (text, name) => {
  expect(nameOf(text)).not.toContain(name);
});

test.each([
  ['Our cooks need a late kitchen chat with rooms', 'Late Kitchen Chat'],
  ['Chat, for the late crew, with a room per deck', 'Late Crew Chat'],
  ['a private chat only for our choir', 'Choir Chat'],
  ["I'd like to have a booking system for our squash courts", 'Squash Court Booking'],
  ['Can we get a shared calendar for the family?', 'Family Calendar'],
  ['We are 9 cooks and want a shared rota', 'Rota'],
  ['The cooks in our kitchen need a rota: cook, day, early or late', 'Kitchen Rota'],
  ['a chat for the harbour watch', 'Harbour Watch Chat'],
  ['Our Monday rowing lot need a chat', 'Monday Rowing Chat'],
  ['My sailing crew wants a forum', 'Sailing Crew Forum'],
  ['team chat for early tram drivers', 'Early Tram Driver Chat'],
])('the bare word of a kind keeps what tells it from others: %s', (text, name) => {
  expect(nameOf(text)).toBe(name);
});

test.each([
  ['Mock exam for crane drivers: multiple choice with four answers', 'exam'],
  ['Practice test for lifeguards. Multiple choice: a question and four answers.', 'test'],
])('a test has one name, and is no quiz: %s', (text, word) => {
  const { app, pages } = buildBlueprint(read(text));
  const page = pages.find(({ archetype }) => archetype === 'quiz');
  expect(page?.label.toLowerCase()).toBe(app.name.toLowerCase());
  expect(page?.label).toMatch(new RegExp(`${word}$`));
  expect(page?.props).toMatchObject({ noun: word });
});

test.each([
  ['Bookings for a hairdresser: customers book a slot with one of three stylists.', 'Hairdresser Bookings'],
  ['A shop for handmade mugs with a cart and checkout.', 'Handmade Mugs'],
  ['Polls for our residents association', 'Residents’ Association Polls'],
  ['Calendar for my team: events with title and date', 'Team Calendar'],
  ['A forum for beekeepers', 'Forum for Beekeepers'],
  ['Map of drinking fountains', 'Map of Drinking Fountains'],
])('whom it is for stands in front where “for” would lack an article: %s', (text, name) => {
  expect(nameOf(text)).toBe(name);
});

test.each([
  ['Tickets with title, customer and status draft, open or closed', 'Open tickets'],
  ['Events with name, date and status planned, running or finished', 'Unfinished events'],
])('a dashboard counts what is not over by its own word: %s', (text, title) => {
  const blocks = buildBlueprint(read(text)).pages.flatMap((page) => page.blocks);
  const open = blocks.filter(({ kind, list }) => kind === 'stat' && list === 'open');
  expect(open.map((block) => block.title)).toContain(title);
});

test('what is a draft is not counted as open', () => {
  const blueprint = buildBlueprint(read('Tickets with title, customer and status draft, open or closed'));
  expect(emitFiles(blueprint)['pages/Dashboard']).toMatch(/label="Open tickets"[^>]*\$in: \[['"]open['"]\]/);
});
