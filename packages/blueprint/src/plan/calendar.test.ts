import { expect, test } from 'vitest';
import { buildApp } from '../testing/build-app.ts';

const calendarOf = async (text: string): Promise<string> => {
  const { tree } = await buildApp(text);
  return Object.entries(tree).find(([path]) => /^pages\/\w*Calendar$/.test(path))?.[1] ?? '';
};
const shown = (page: string): string[] =>
  [...page.matchAll(/entity(?:=\{|: )(\w+)/g)].map(([, name = '']) => name);

test.each([
  [
    'An app for our dance school with classes, teachers and exams, and a calendar with classes and exams.',
    ['Class', 'Exam'],
  ],
  [
    'Track exams (date, subject) and assignments (title, deadline, status). Show a calendar with the deadlines.',
    ['Exam', 'Assignment'],
  ],
  [
    'For a vet: appointments with date and time, pet, reason; vaccinations with due date, pet; a calendar.',
    ['Appointment', 'Vaccination'],
  ],
  [
    'Plantings have a crop, bed and sowing date; harvests have a crop and harvest date. I want to see plantings and harvests in one calendar.',
    ['Planting', 'Harvest'],
  ],
])('a calendar of several kinds: %s', async (text, things) => {
  const page = await calendarOf(text);
  expect(shown(page)).toEqual(things);
  expect(page).toContain('also={[');
});

test.each([
  [
    'Bookings with guest, room, check-in and check-out; guests with name and birthday. A calendar of bookings.',
  ],
  ['Rehearsals have a date and a place. Members have a name and joined date. A calendar.'],
])('a calendar of one kind stays one: %s', async (text) => {
  const page = await calendarOf(text);
  expect(page).toContain('<RecordCalendar');
  expect(page).not.toContain('also=');
});

test('days of other things become no thing of their own', async () => {
  const { tree } = await buildApp(
    'Courses have a name and teacher. Exams have a date and room. Assignments have a title, deadline and status. A calendar with exams and deadlines.',
  );
  expect(Object.keys(tree)).not.toContain('entities/Deadline');
  expect(shown(tree['pages/Calendar'] ?? '')).toEqual(['Exam', 'Assignment']);
});
