import { expect, test } from 'vitest';
import { read } from '../read/read.ts';
import { buildBlueprint } from './build.ts';

const rulesOf = (text: string) =>
  Object.fromEntries(
    buildBlueprint(read(text)).entities.map(({ label, rules }) => [
      label,
      `${rules.create} ${rules.read} ${rules.update} ${rules.delete}`,
    ]),
  );

test.each([
  [
    'Our staff keeps memos. Memos with title and text. Only the admin can delete a memo.',
    'Memo',
    'registered registered registered admin',
  ],
  [
    'Team log of repairs: repairs with machine and date. Nobody but the admin may change repairs.',
    'Repair',
    'registered registered admin owner-or-admin',
  ],
  [
    'Our club keeps trophies with name and year. Everyone may add trophies, but only I, the admin, may remove one.',
    'Trophy',
    'registered registered registered admin',
  ],
  [
    'Staff rota. Shifts with date and employee. Shifts can only be edited by the admin.',
    'Shift',
    'registered registered admin owner-or-admin',
  ],
  [
    "Our team keeps proposals with a title and text. Members may edit their own proposals, nobody else's.",
    'Proposal',
    'registered registered owner-or-admin owner-or-admin',
  ],
  [
    'Clients of our company log in. Invoices with number and amount. A client sees only his own invoices.',
    'Invoice',
    'registered owner-or-admin registered owner-or-admin',
  ],
])('%s', (text, label, rules) => {
  expect(rulesOf(text)[label]).toBe(rules);
});

test('what visitors answer in a survey is sent by them and read by the people of the app', () => {
  const rules = rulesOf(
    'A survey for guests of our hotel without an account: how clean was the room (1-5), and a comment.',
  );
  for (const [label, rule] of Object.entries(rules))
    if (/response|answer/i.test(label))
      expect([label, rule]).toEqual([label, 'anyone registered registered owner-or-admin']);
  expect(Object.keys(rules).join()).toMatch(/response|answer/i);
});

test('visitors of a booking page learn which times are taken, and nothing of who took them', () => {
  const { entities } = buildBlueprint(
    read(
      'Hair salon: visitors book an appointment with a stylist without an account; they leave name, phone and email. Stylists have a name and a photo.',
    ),
  );
  const booking = entities.find(({ label }) => /appointment|booking/i.test(label));
  expect(booking?.rules).toMatchObject({ create: 'anyone', read: 'anyone' });
  const open = booking?.fields.filter(({ readers }) => readers === undefined).map(({ type }) => type) ?? [];
  expect(open.filter((type) => !['date', 'datetime', 'time', 'ref', 'enum'].includes(type))).toEqual([]);
  expect(booking?.fields.filter(({ readers }) => readers === 'registered').map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Phone', 'Email']),
  );
});

test('records that say where somebody can be reached are never opened to visitors', () => {
  const rules = rulesOf(
    'Food parcels. Families with address, phone and number of children. A public page where anybody can offer to help with name, email and days.',
  );
  for (const [label, rule] of Object.entries(rules))
    if (/famil|household/i.test(label)) expect([label, rule.split(' ')[1]]).toEqual([label, 'registered']);
});

test('what somebody wrote below a post is changed by them and by admins alone', () => {
  const { entities } = buildBlueprint(
    read('A blog: posts with title and text. Readers leave comments with a name and a text.'),
  );

  expect(entities.find(({ label }) => label === 'Comment')?.rules).toMatchObject({
    create: 'anyone',
    read: 'anyone',
    update: 'owner-or-admin',
    delete: 'owner-or-admin',
  });
});

test('public standings are worked out of matches, which visitors may read and nobody but members change', () => {
  const rules = rulesOf('Handball league with teams, matches and standings. The standings page is public.');
  expect(rules['Match']).toBe(rules['Team']);
  expect(rules['Match']?.split(' ').slice(0, 2)).toEqual(['registered', 'anyone']);
});
