import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Blueprint, BlueprintEntity, BlueprintPage } from '@sayso/core/blueprint-schema';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { buildApp } from '../testing/build-app.ts';
import { aBlueprint, anEntity, aPage } from '../testing/made-blueprint.ts';
import { emitFiles } from './files.ts';

const kit = readFileSync(resolve(import.meta.dirname, '../../../runtime/src/kit/kit.ts'), 'utf8');

/** The source of a page; it must parse, and may import only what the kit has. */
function emitted(blueprint: Blueprint, name: string): string {
  const source = emitFiles(blueprint)[`pages/${name}`];
  if (source === undefined) throw new Error(`No page ${name}`);
  expect(parseSync('page.tsx', source).errors, source).toEqual([]);
  const [, names = ''] = /import \{([^}]+)\} from '@\/kit'/.exec(source) ?? [];
  for (const part of names.split(',').flatMap((one) => one.trim() || []))
    expect(kit, part).toMatch(new RegExp(`\\b${part}\\b`));
  return source;
}
const of = (entities: BlueprintEntity[], ...pages: BlueprintPage[]) => aBlueprint(entities, pages);

const member = anEntity('Member', ['Name', 'Job title', 'Email: email', 'Photo: image'], { kind: 'person' });
const channel = anEntity('Channel', ['Name', 'Purpose: text']);
const message = anEntity('Message', ['Text: text', 'Channel: ref(Channel)', 'Sender: ref(Member)']);
const topic = anEntity('Topic', [
  'Title',
  'Body: richtext',
  'Category: enum(General, Garden)',
  'Author: ref(Member)',
  'Pinned: bool',
  'Locked: bool',
]);
const reply = anEntity('Reply', ['Text: richtext', 'Topic: ref(Topic)']);

test('a chat names the message’s text, its room and its sender', () => {
  const source = emitted(
    of([member, channel, message], aPage('chat', 'Chat', { entity: 'Message' })),
    'Chat',
  );

  expect(source).toContain('entity={Message}');
  expect(source).toMatch(
    /textField="text"\s+authorField="sender_id"\s+rooms=\{Channel\}\s+roomField="channel_id"/,
  );
});

test('a forum leads to its threads, and both know pinned, locked and the replies', () => {
  const blueprint = of(
    [member, topic, reply],
    aPage('forum', 'Forum', { entity: 'Topic' }),
    aPage('thread', 'Thread', { entity: 'Topic' }),
  );

  expect(emitted(blueprint, 'Forum')).toMatch(
    /threadPage="Thread"[\s\S]*categoryField="category"\s+replies=\{Reply\}\s+replyTopicField="topic_id"\s+pinnedField="pinned"\s+lockedField="locked"/,
  );
  expect(emitted(blueprint, 'Thread')).toMatch(/listPage="Forum"[\s\S]*replyTextField="text"/);
});

const room = anEntity('Room', ['Name', 'Beds: int', 'Price a night: money'], { kind: 'resource' });
const status = 'Status: enum(Booked, Cancelled)';

test.each([
  [
    'a moment',
    ['Guest name', 'Room: ref(Room)!', 'Start: datetime!', status],
    /<BookingDesk[\s\S]*resourceField="room_id"[\s\S]*startField="start"\s+fields=\{\['guest_name'\]\}\s+defaults=\{\{ status: 'booked' \}\}\s+statusField="status"\s+freeStates=\{\['cancelled'\]\}/,
  ],
  [
    'a day and times',
    ['Guest name', 'Room: ref(Room)', 'Date: date', 'Start time: time', 'End time: time'],
    /<BookingDesk[\s\S]*dateField="date"\s+startField="start_time"\s+endField="end_time"/,
  ],
  [
    'two days',
    ['Guest name', 'Room: ref(Room)', 'Check-in: date', 'Check-out: date', 'Guests: int', 'Total: money'],
    /<StayBooking[\s\S]*startField="check-in"\s+endField="check-out"\s+fields=\{\['guest_name', 'guests'\]\}\s+priceField="price_a_night"\s+totalField="total"\s+guestsField="guests"\s+capacityField="beds"/,
  ],
])('a booking by %s', (_what, fields, expected) => {
  const booking = anEntity('Booking', fields, {
    kind: 'transaction',
    ...(fields.includes(status) ? { workflow: 'Booking.Status' } : {}),
  });

  expect(emitted(of([room, booking], aPage('booking', 'Book', { entity: 'Booking' })), 'Book')).toMatch(
    expected,
  );
});

test('hours, slots and days of the page reach the desk', () => {
  const booking = anEntity('Booking', ['Name', 'Start: datetime']);
  const props = { opens: '08:00', closes: '20:00', slotMinutes: 30, days: [1, 2] };
  const source = emitted(of([booking], aPage('booking', 'Book', { entity: 'Booking', props })), 'Book');

  expect(source).toMatch(/opens="08:00"\s+closes="20:00"\s+slotMinutes=\{30\}\s+days=\{\[1, 2\]\}/);
});

test.each([
  ['Booking', {}, 'Book a room'],
  ['Appointment', {}, 'Book an appointment'],
  ['Room reservation', {}, 'Book a room'],
  ['Booking', { kind: 'person' }, 'Book an appointment'],
] as const)('a page for a %s of %j is headed “%s”', (label, more, title) => {
  const booked = { ...room, ...more };
  const booking = { ...anEntity('Booking', ['Name', 'Room: ref(Room)', 'Start: datetime']), label };
  const source = emitted(
    of([booked, booking], aPage('booking', 'Book', { entity: 'Booking', target: 'Room' })),
    'Book',
  );

  expect(source).toContain(`title="${title}"`);
});

test('below the name of a person who is booked stands what they do', () => {
  const doctor = anEntity('Doctor', ['Name', 'Email', 'Speciality', 'Fee: money'], { kind: 'person' });
  const booking = anEntity('Booking', ['Name', 'Doctor: ref(Doctor)', 'Start: datetime']);
  const source = emitted(
    of([doctor, booking], aPage('booking', 'Book', { entity: 'Booking', target: 'Doctor' })),
    'Book',
  );

  expect(source).toContain("resourceFields={['speciality', 'fee']}");
});

test('what lacks the field that a page is about is left out', () => {
  const bare = anEntity('Thing', ['Name']);
  const files = emitFiles(
    of(
      [bare],
      aPage('booking', 'Book', { entity: 'Thing' }),
      aPage('map', 'Map', { entity: 'Thing' }),
      aPage('files', 'Files', { entity: 'Thing' }),
      aPage('blog', 'Blog', { entity: 'Thing' }),
    ),
  );

  expect(Object.keys(files).filter((path) => path.startsWith('pages/'))).toEqual([]);
});

test('ideas have votes in records, states and comments', () => {
  const idea = anEntity('Idea', ['Title', 'Text: text', 'Status: enum(New, Done)', 'Votes: int'], {
    workflow: 'Idea.Status',
  });
  const comment = anEntity('Comment', ['Text: text', 'Idea: ref(Idea)']);
  const source = emitted(of([idea, comment], aPage('feedback', 'Ideas', { entity: 'Idea' })), 'Ideas');

  expect(source).toMatch(/voteField="votes"\s+votes=\{IdeaVote\}\s+textField="text"\s+statusField="status"/);
  expect(source).toMatch(/comments=\{Comment\}\s+commentIdeaField="idea_id"\s+commentTextField="text"/);
});

test('a blog shows what is published, its post page knows the draft', () => {
  const post = anEntity('Post', [
    'Title',
    'Excerpt: text',
    'Body: richtext',
    'Cover: image',
    'Tags: tags',
    'Status: enum(Draft, Published)',
  ]);
  const blueprint = of(
    [post],
    aPage('blog', 'Blog', { entity: 'Post', public: true }),
    aPage('post', 'PostPage', { entity: 'Post', public: true }),
  );

  expect(emitted(blueprint, 'Blog')).toMatch(
    /postPage="PostPage"\s+textField="body"\s+excerptField="excerpt"\s+imageField="cover"\s+tagsField="tags"\s+statusField="status"\s+published="published"/,
  );
  expect(emitted(blueprint, 'PostPage')).toMatch(/listPage="Blog"[\s\S]*draft="draft"/);
});

test('projects lead to a public page whose enquiry names the project', () => {
  const work = anEntity('Project', [
    'Title',
    'About: text',
    'Cover: image',
    'Plan: image',
    'Category: enum(A, B)',
  ]);
  const enquiry = anEntity('Enquiry', ['Name', 'Email: email', 'Project: ref(Project)']);
  const blueprint = of(
    [work, enquiry],
    aPage('portfolio', 'Work', { entity: 'Project', public: true }),
    aPage('public-detail', 'WorkDetail', { entity: 'Project', target: 'Enquiry', public: true }),
  );

  expect(emitted(blueprint, 'Work')).toMatch(/categoryField="category"\s+detailPage="WorkDetail"/);
  expect(emitted(blueprint, 'WorkDetail')).toMatch(
    /listPage="Work"\s+imageField="cover"\s+imageFields=\{\['plan'\]\}\s+textField="about"[\s\S]*aboutField: 'project_id'/,
  );
});

test('people, places, files and settings name their fields', () => {
  const place = anEntity('Place', ['Name', 'Latitude: number', 'Longitude: number', 'Kind: enum(A, B)']);
  const file = anEntity('Document', ['Name', 'File: file', 'Folder: enum(A, B)', 'Size: int']);
  const settings = anEntity('Setting', ['Motto', 'Opens: time'], {
    rules: { create: 'registered', read: 'owner', update: 'owner', delete: 'owner' },
  });
  const blueprint = of(
    [member, place, file, settings],
    aPage('directory', 'People', { entity: 'Member' }),
    aPage('map', 'Map', { entity: 'Place' }),
    aPage('files', 'Files', { entity: 'Document' }),
    aPage('settings', 'Settings', { entity: 'Setting' }),
  );

  expect(emitted(blueprint, 'People')).toMatch(
    /imageField="photo"\s+lineField="job_title"\s+fields=\{\['email'\]\}/,
  );
  expect(emitted(blueprint, 'Map')).toMatch(
    /latitudeField="latitude"\s+longitudeField="longitude"\s+colorField="kind"/,
  );
  expect(emitted(blueprint, 'Files')).toMatch(
    /fileField="file"\s+nameField="name"\s+folderField="folder"\s+sizeField="size"/,
  );
  expect(emitted(blueprint, 'Settings')).toMatch(
    /scope="person"\s+groups=\{\[\{ title: 'Setting', fields: \['motto', 'opens'\] \}\]\}/,
  );
});

test('a cart asks for the test card where the order says whether it was paid', () => {
  const product = anEntity('Product', ['Name', 'Price: money', 'Stock: int']);
  const order = anEntity('Order', [
    'Order number',
    'Email: email',
    'Total: money',
    'Payment status: enum(Pending, Paid, Declined)',
  ]);
  const item = anEntity('OrderItem', ['Order: ref(Order)', 'Product: ref(Product)', 'Quantity: int'], {
    concept: 'order_item',
  });
  const blueprint = of(
    [product, order, item],
    aPage('catalogue', 'Shop', { entity: 'Product', public: true }),
    aPage('cart', 'Cart', { entity: 'Product', target: 'Order', public: true }),
    aPage('orders', 'Orders', { entity: 'Order', public: true }),
  );

  expect(emitted(blueprint, 'Cart')).toMatch(
    /payment=\{\{ statusField: 'payment_status', paid: 'paid', declined: 'declined' \}\}\s+numberField="order_number"\s+cataloguePage="Shop"\s+ordersPage="Orders"/,
  );
  expect(emitted(blueprint, 'Orders')).toMatch(/paymentField="payment_status"[\s\S]*products=\{Product\}/);
});

test('a blog whose readers comment shows the comments below each post; guests sign with their name', async () => {
  const app = await buildApp('A blog: posts with title, photo and text. Readers write comments with a name.');

  expect(app.tree['pages/Post']).toMatch(
    /comments=\{\{\s+entity: Comment,\s+field: 'post_id',[\s\S]*textField: 'message',\s+authorField: 'name',\s+\}\}/,
  );
  expect(Object.keys(JSON.parse(app.tree['entities/Comment'] ?? '{}').properties)).not.toContain('author');
});
