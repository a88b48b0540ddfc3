import { expect, test } from 'vitest';
import { read } from '../read/read.ts';
import { buildBlueprint } from './build.ts';

const planOf = (text: string) => {
  const { app, entities, pages } = buildBlueprint(read(text));
  const nameOf = (id: string | undefined) => entities.find((entity) => entity.id === id)?.label;
  return {
    name: app.name,
    things: entities.map(({ label }) => label),
    fields: (label: string) => entities.find((entity) => entity.label === label)?.fields ?? [],
    links: (label: string) =>
      entities
        .find((entity) => entity.label === label)
        ?.fields.flatMap(({ ref }) => nameOf(ref) ?? [])
        .sort(),
    rules: (label: string) => entities.find((entity) => entity.label === label)?.rules,
    open: pages.filter((page) => page.public).map(({ archetype }) => archetype),
    kinds: pages.map(({ archetype }) => archetype),
    labels: pages.map(({ label }) => label),
  };
};

test.each([
  ['Polls for our choir', ['Poll', 'Option']],
  ['Dinner voting among flatmates', ['Poll', 'Option']],
  ['Book review platform', ['Book', 'Review']],
  ['Freecycling group of our village', ['Item', 'Request']],
  ['Pottery studio page with classes, people sign up online', ['Class', 'Booking']],
  ['A blog on gardening', ['Post']],
  ['Glass studio site with classes people can book', ['Class', 'Booking']],
  ['Neighborhood bulletin app', ['Notice']],
  ['Site for a cat shelter: cats that people can adopt', ['Cat', 'Application']],
  ['Flats for rent with photos', ['Flat', 'Enquiry']],
  ['Volleyball league with teams, matches, results and a table', ['Team', 'Match']],
  ['Squash ladder with players, matches and ranking', ['Player', 'Match']],
  ['Carpooling for our football kids', ['Ride', 'Seat request']],
  ['Parish directory of families and groups', ['Member', 'Family', 'Group']],
  ['A job portal where employers put up jobs and people apply', ['Job', 'Employer', 'Application']],
  ['Tournament bracket for our darts club', ['Tournament', 'Player', 'Match']],
  ['Social network for knitters with posts, likes, comments', ['Post', 'Comment']],
  ['Neighbourhood site with lost and found', ['Notice', 'Lost and found item']],
  ['Photo albums of our club', ['Album', 'Photo']],
  ['A crowdfunding platform with campaigns, goals, backers', ['Campaign', 'Pledge']],
  ['Newsletter sign-up page for our theatre', ['Subscriber']],
  ['Recipe community with comments', ['Recipe', 'Review']],
  ['An alumni network with jobs', ['Member', 'Job']],
  ['Parents circle with events and announcements', ['Event', 'Announcement']],
])('a few words bring what such a site is made of, and nothing else: %s', (text, things) => {
  expect(planOf(text).things).toEqual(things);
});

test.each([
  ['Rescue dogs: adoption site with application form', 'Application', ['Dog']],
  ['Yoga school with class timetable and bookings', 'Booking', ['Class']],
  ['Property listings with agents', 'Property', ['Agent']],
  ['Property listings with agents', 'Enquiry', ['Property']],
  ['Congregation members with families and groups', 'Member', ['Family', 'Group']],
  ['Homework portal for teachers and pupils, pupils hand in files', 'Submission', ['Homework', 'Pupil']],
  ['Film review site', 'Review', ['Film']],
  ['Chess tournament with players and games', 'Game', ['Player', 'Player', 'Tournament']],
  ['E-learning site with lessons and quizzes', 'Question', ['Quiz']],
  ['Volunteer shifts with sign-ups', 'Sign-up', ['Shift']],
])('its things are linked as they belong: %s, %s', (text, thing, links) => {
  expect(planOf(text).links(thing)).toEqual(links);
});

test('visitors look at what is offered and answer it, and never read what others sent', () => {
  const { open, rules, labels } = planOf('Adoption page of our animal rescue');

  expect(open).toEqual(['public-form', 'public-detail']);
  expect(rules('Animal')?.read).toBe('anyone');
  expect(rules('Application')).toMatchObject({ create: 'anyone', read: 'registered' });
  expect(labels).toContain('Adopt');
});

test('a place in a class has no times of its own', () => {
  const { fields, kinds } = planOf('Dance studio website, classes and online booking');

  expect(fields('Booking').map(({ type }) => type)).not.toContain('datetime');
  expect(fields('Class').map(({ type }) => type)).toContain('datetime');
  expect(kinds).not.toContain('booking');
});

test('who plays alone has a ranking like teams have', () => {
  expect(planOf('Badminton club with members, matches and a ranking').kinds).toContain('standings');
});

test('what was told of a thing stays', () => {
  const { fields } = planOf('Used boat listings with length, engine and price');

  expect(fields('Boat').map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Length', 'Engine', 'Price']),
  );
});

test('guests of a restaurant say how many come, and see the dishes', () => {
  const { fields, rules } = planOf('Bistro website: food menu, table reservation');

  expect(fields('Reservation').map(({ label }) => label)).toContain('Number of guests');
  expect(rules('Dish')?.read).toBe('anyone');
});

test.each(['Internal job board for our staff with jobs', 'Private photo album just for me'])(
  'what is used inside has no page for visitors: %s',
  (text) => {
    expect(planOf(text).open).toEqual([]);
  },
);

test('who came to a class is no business of visitors', () => {
  const { open, rules } = planOf('Pilates class attendance for our teacher');

  expect(open).toEqual([]);
  expect(rules('Class')?.read).toBe('registered');
});

test('the car pool of a firm is its vehicles, and no rides of neighbours', () => {
  const { things } = planOf('Company car pool with vehicles and drivers');

  expect(things).toEqual(expect.arrayContaining(['Vehicle', 'Driver']));
  expect(things).not.toContain('Ride');
});

test('who sells and mends for a living runs no market of others', () => {
  expect(planOf('We sell second-hand sofas and repair them').things).not.toContain('Listing');
});

test('readers of a blog subscribe to its newsletter', () => {
  const { labels, rules } = planOf('Sailing blog with newsletter');

  expect(labels).toContain('Newsletter');
  expect(rules('Subscriber')).toMatchObject({ create: 'anyone', read: 'registered' });
});

test('a blog is called after its subject', () => {
  expect(planOf('A blog about cheese').name).toBe('Cheese Blog');
});

test('a ticket for a show is sold and not worked through', () => {
  const { fields } = planOf('Concerts, artists and tickets of our festival');

  expect(fields('Ticket').map(({ label }) => label)).not.toContain('Priority');
});

test.each(['Language school website with events', 'Board game club site where members meet: events'])(
  'a site that is named before the word is open to visitors: %s',
  (text) => {
    expect(planOf(text).open.length).toBeGreaterThan(0);
  },
);

test('a building site is no web site', () => {
  expect(planOf('Building site with workers and deliveries').open).toEqual([]);
});

test('who lists what is kept of a thing has said it, and gets no site', () => {
  const { entities, pages } = buildBlueprint(
    read('Stalls of a pony rescue: ponies with a height, a coat and a state (new, fit, adopted)'),
  );
  expect(entities.map(({ label }) => label)).toContain('Pony');
  expect(entities.find(({ label }) => label === 'Pony')?.rules.read).toBe('registered');
  expect(pages.some((page) => page.public)).toBe(false);
});
