import { expect, test } from 'vitest';
import { read } from '../read/read.ts';
import { buildApp } from '../testing/build-app.ts';
import { buildBlueprint } from './build.ts';

const planOf = (text: string) => {
  const { app, entities, pages } = buildBlueprint(read(text));
  const nameOf = (id: string | undefined) => entities.find((entity) => entity.id === id)?.label;
  return {
    personal: app.personal,
    things: entities.map(({ label }) => label),
    fields: Object.fromEntries(
      entities.map(({ label, fields }) => [label, fields.map((field) => field.label)]),
    ),
    links: Object.fromEntries(
      entities.map(({ label, fields }) => [label, fields.flatMap(({ ref }) => nameOf(ref) ?? [])]),
    ),
    types: Object.fromEntries(
      entities.flatMap(({ label, fields }) => fields.map((field) => [`${label}.${field.label}`, field.type])),
    ),
    pages: pages.map(({ archetype }) => archetype),
  };
};

test.each([
  ['dashboard for our sales crew with prospects, deals by stage and a monthly chart', ['Prospect', 'Deal']],
  ['A dashboard for our repair desk with tickets by status and technicians', ['Ticket', 'Technician']],
  ['Portal for our rowing club: boats, trips and coaches', ['Boat', 'Trip', 'Coach']],
])('what a titled page shows is kept: %s', (text, things) => {
  expect(planOf(text).things).toEqual(things);
});

test('what a list shows of something is kept as well: upcoming, recent, overdue', () => {
  const { things } = planOf('Tool with open invoices, recent payments and overdue customers');
  expect(things).toEqual(expect.arrayContaining(['Invoice', 'Payment', 'Customer']));
});

test('a date among unknown words in brackets says that all of them are attributes', () => {
  const { fields, types } = planOf('Goats, weighings (date, coat gloss, hoof state, mood)');
  expect(fields['Weighing']).toEqual(expect.arrayContaining(['Date', 'Coat gloss', 'Hoof state', 'Mood']));
  expect(types['Weighing.Date']).toBe('date');
});

test('what an app does for a business is what it keeps, and not what such a business keeps', () => {
  expect(
    planOf('Inventory app for our bike repair shop: spokes with supplier and quantity').things,
  ).not.toContain('Work order');
  expect(planOf('expense tracker for a construction company').things).toEqual(['Expense']);
  expect(planOf('CRM for a law firm').things).toEqual(['Customer', 'Deal', 'Activity']);
});

test('where many work, a personal kind of app is for all of them', () => {
  expect(planOf('to-do app for a restaurant kitchen').personal).toBe(false);
  expect(planOf('to-do app').personal).toBe(true);
});

test('one attribute for one meaning, whatever the order of its words', () => {
  const { fields } = planOf('Job applications: firm, position, status (sent, heard, offer), date applied');
  expect(fields['Job application']?.filter((label) => /applied/i.test(label))).toEqual(['Date applied']);
  expect(planOf('Kiln firings with temperature and date').fields['Kiln firing']).not.toContain(
    'Top temperature',
  );
  expect(planOf('Spices with stock and price').fields['Spice']).not.toContain('Stock level');
});

test('the time of a run is how long it took, the time of a class when it begins', () => {
  const run = planOf('Log my runs with distance and time');
  expect(run.types['Run.Time']).toBe('duration');
  expect(run.fields['Run']).not.toContain('Duration');
  expect(planOf('Classes with time and room').types['Class.Time']).toBe('time');
});

test('"which class they are in" links those who are told of', () => {
  const { links } = planOf('Keep pupils, which class they are in, and classes with a day and room');
  expect(links['Pupil']).toEqual(['Class']);
  expect(planOf('Singers, which voice they sing in, phone').fields['Singer']).toContain('Voice');
});

test('who borrows is called as the text says', () => {
  const { things, links } = planOf('School library where pupils borrow books');
  expect(things).toEqual(['Book', 'Loan', 'Pupil']);
  expect(links['Loan']).toEqual(['Book', 'Pupil']);
});

test('questions that are voted on, with their answers', () => {
  const { things, links, pages, fields } = planOf(
    'Q&A board for beekeepers with upvotes and accepted answers',
  );
  expect(things).toEqual(['Question', 'Answer']);
  expect(links['Answer']).toEqual(['Question']);
  expect(fields['Answer']).toContain('Accepted');
  expect(pages).toContain('feedback');
  expect(planOf('Website for a plumber with services, Q&A and a contact form').things).not.toContain(
    'Question',
  );
});

test('a standings table is a page, and nothing that a tournament has', () => {
  const { fields, pages } = planOf('A darts tournament with matches and a standings table');
  expect(Object.values(fields).flat().join(' ')).not.toMatch(/standings/i);
  expect(pages).toContain('standings');
});

test.each([
  ['Carnival planning: floats, artists, time slots, helpers', ['Float', 'Artist', 'Time slot', 'Helper']],
  ['Archive inventory of maps with origin, period and condition', ['Map']],
  [
    'We are a tiny radio crew and need to schedule shows, handle guests and keep contacts',
    ['Show', 'Guest', 'Contact'],
  ],
  ['Cake ideas for family and friends with occasion, budget', ['Idea']],
])('what stands before a list is no thing of its own: %s', (text, things) => {
  expect(planOf(text).things).toEqual(things);
});

test('services of a fleet are of its vehicles, and are no offer', () => {
  const { links, fields } = planOf('Fleet app: vehicles, drivers, services and accidents');
  expect(links['Service']).toContain('Vehicle');
  expect(links['Accident']).toContain('Vehicle');
  expect(fields['Service']).toContain('Service date');
});

test('calls of a sales pipeline are logged with the lead', () => {
  expect(planOf('CRM where I can add leads and log calls').links['Call']).toContain('Lead');
});

test('what a club member sees of what is to come is kept', () => {
  expect(
    planOf('A portal for our chess club where members book boards and see upcoming tournaments').things,
  ).toEqual(expect.arrayContaining(['Tournament', 'Booking']));
});

test('"with a chart over time" is a chart, and nothing that is kept', () => {
  const { fields } = planOf('Track weight and pulse with a chart over time');
  expect(Object.values(fields).flat().join(' ')).not.toMatch(/chart/i);
});

test('a page where people can report something is open to whoever comes by', () => {
  const { entities, pages } = buildBlueprint(
    read('A page where people can report broken street lamps with photo and location'),
  );
  expect(pages.filter((page) => page.public).map(({ archetype }) => archetype)).toContain('public-form');
  expect(entities[0]?.rules).toMatchObject({ create: 'anyone', read: 'registered' });
});

test('stars are the rating, and a comment is the message', () => {
  const { fields } = planOf('A form where visitors can send feedback with stars and a comment');
  expect(fields['Feedback']).toEqual(expect.arrayContaining(['Stars', 'Comment']));
  expect(fields['Feedback']).not.toEqual(expect.arrayContaining(['Rating']));
  expect(fields['Feedback']).not.toEqual(expect.arrayContaining(['Message']));
});

test.each([
  ['I need an app for my guitar collection with maker, year, value and repair notes', 'Guitar', 'Maker'],
  ['Build me a tool for our ladders with number, length and place', 'Ladder', 'Length'],
  ['app for my knives: maker, steel, length', 'Knife', 'Steel'],
])('an app for things with attributes keeps these things: %s', (text, label, field) => {
  expect(planOf(text).fields[label]).toContain(field);
});

test('an app for people with things keeps the things', () => {
  expect(planOf('An app for teachers with classes, pupils and grades').things).toEqual(
    expect.arrayContaining(['Class', 'Pupil', 'Grade']),
  );
});

test('what somebody does is no thing, where things are listed behind it', () => {
  expect(planOf('Simple budgeting: income, expenses by category and savings goals').things).toEqual([
    'Income',
    'Expense',
    'Savings goal',
  ]);
});

test('guests write into a guest book, and the next ones read it', () => {
  const { entities, pages } = buildBlueprint(read('Guest book for our mountain hut'));
  expect(entities.map(({ label }) => label)).toEqual(['Entry']);
  expect(entities[0]?.rules).toMatchObject({ create: 'anyone', read: 'anyone' });
  expect(pages.filter((page) => page.public).map(({ label }) => label)).toContain('Sign the guest book');
});

test.each([
  ['flash cards for learning Spanish', 'Flashcard'],
  ['French flashcards', 'Flashcard'],
  ['vocabulary trainer for Italian', 'Word'],
])('what is learned is practised, in its language: %s', (text, label) => {
  const { entities, pages, app } = buildBlueprint(read(text));
  expect(pages.map((page) => page.label)).toContain('Practice');
  expect(entities.map((entity) => entity.label)).not.toContain('Quiz question');
  const language = /Spanish|French|Italian/.exec(text)?.[0] ?? '';
  const titles = entities.find((entity) => entity.label === label)?.titles ?? [];
  expect(titles.join(' ')).toMatch(
    { Spanish: /in Spanish/, French: /in French/, Italian: /il ponte/ }[language] ?? /-/,
  );
  expect(app.personal).toBe(true);
});

test('the answer of a sample card is that of its question, and nothing is made up', async () => {
  const { samples } = await buildApp('Italian flashcards');
  const cards = samples.find(({ entity }) => entity === 'Flashcard')?.records ?? [];
  expect(cards[0]).toMatchObject({
    question: 'What is “the bridge” in Italian?',
    answer: 'il ponte',
    category: 'Nouns',
  });
});

test('a habit tracker opens with what is to be done today', () => {
  const { app, pages } = buildBlueprint(read('habit tracker with streaks'));
  expect(pages.find(({ id }) => id === app.mainPage)?.archetype).toBe('checklist');
});

test('upcoming payments of what has a payment date are no thing of their own', () => {
  expect(planOf('Keep my memberships: name, fee, next payment date. Show upcoming payments').things).toEqual([
    'Membership',
  ]);
});

test('upcoming things are kept though a word of a field holds their name', () => {
  expect(planOf('Keep my instruments: name, latest reading, price. Show upcoming tests').things).toEqual([
    'Instrument',
    'Test',
  ]);
});
