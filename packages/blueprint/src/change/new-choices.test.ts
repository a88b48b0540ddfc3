import { Blueprint } from '@sayso/core/blueprint-schema';
import { expect, test } from 'vitest';
import { buildApp, changeApp } from '../testing/build-app.ts';

const boats = await buildApp(
  'Boats: title, price, harbour. Visitors send an enquiry about a boat with name and phone.',
);

const statusAfter = async (text: string) => {
  const { memory, prose } = await changeApp(boats, text);
  const enquiry = Blueprint.parse(memory).entities.find(({ label }) => label === 'Enquiry');
  return { prose, status: enquiry?.fields.find(({ label }) => label === 'Status') };
};

test('states that nobody asked for hand their records on to those that somebody asks for', async () => {
  const { status, prose } = await statusAfter('show enquiries as a board: new, rung, visit, closed');
  expect(status?.options?.map(({ label }) => label)).toEqual(['New', 'Rung', 'Visit', 'Closed']);
  // Records that were answered stand in the column after the first, not in one without a state.
  expect(status?.options?.map(({ value }) => value)).toEqual(['new', 'answered', 'visit', 'closed']);
  expect(prose).toContain('that were “Answered” are now “Rung”');
});

test('a state that goes is no longer what a new record begins with', async () => {
  const { status } = await statusAfter('show enquiries as a board: hot, warm, cold');
  const values = status?.options?.map(({ value }) => value) ?? [];
  expect(values).toHaveLength(3);
  expect(status?.default === undefined || values.includes(String(status.default))).toBe(true);
});

test.each([
  ['we also need to know the harbour pass of each boat', 'Harbour pass'],
  ['I want to see the berth of boats', 'Berth'],
])('what somebody wants to know is called by its name: %s', async (text, label) => {
  const { memory } = await changeApp(boats, text);
  const boat = Blueprint.parse(memory).entities.find((entity) => entity.label === 'Boat');
  expect(boat?.fields.map((field) => field.label)).toContain(label);
});

test('charts follow a new name', async () => {
  const hires = await buildApp('Boats (name, price per day). Bookings: boat, start, end, total in euros.');
  const { memory } = await changeApp(hires, 'rename bookings to charters');
  const titles = Blueprint.parse(memory).pages.flatMap(({ blocks }) => blocks.map(({ title }) => title));
  expect(titles.filter((title) => /booking/i.test(title))).toEqual([]);
  expect(titles.some((title) => /charter/i.test(title))).toBe(true);
});
