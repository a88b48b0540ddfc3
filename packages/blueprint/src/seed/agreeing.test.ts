import { expect, test } from 'vitest';
import { buildBlueprint } from '../plan/build.ts';
import { read } from '../read/read.ts';
import { now } from '../testing/build-app.ts';
import { samplesOf } from '../testing/samples.ts';
import { sampleRecords } from './samples.ts';

const at = (reference: unknown): number => Number(/\d+$/.exec(String(reference))?.[0] ?? -1);

test('an animal is of a breed of its species, and described as one', () => {
  const pets = samplesOf('Pet adoption website')('Pet');

  expect(pets.length).toBeGreaterThan(4);
  for (const { species, breed, description, size } of pets) {
    if (species === 'bird') expect(size).toBe('small');
    if (species === 'bird') expect(['Cockatiel', 'Budgerigar', 'Canary']).toContain(breed);
    if (species === 'dog') expect(['Maine Coon', 'Siamese', 'Canary']).not.toContain(breed);
    expect(String(description)).not.toMatch(/second-hand|worn/);
  }
});

test('who adopted a pet has one that is adopted, and nobody else has it', () => {
  const rowsOf = samplesOf('Pet adoption website');
  const pets = rowsOf('Pet');
  const adopted = rowsOf('Application').filter(({ status }) => status === 'adopted');

  expect(adopted.length).toBeGreaterThan(0);
  for (const { pet_id } of adopted) expect(pets[at(pet_id)]?.['status']).toBe('adopted');
  expect(new Set(adopted.map(({ pet_id }) => pet_id)).size).toBe(adopted.length);
});

test('a poll has several options that answer it, and is closed when its day has gone', () => {
  const rowsOf = samplesOf('Poll app for our team');
  const polls = rowsOf('Poll');
  const options = rowsOf('Option');

  expect(polls.map(({ question }) => question).join()).not.toContain('part two');
  for (const [index, { status, closing_date }] of polls.entries()) {
    const own = options.filter(({ poll_id }) => at(poll_id) === index);
    expect(own.length).toBeGreaterThan(2);
    expect(new Set(own.map(({ name }) => name)).size).toBe(own.length);
    expect(String(closing_date) < now.toISOString().slice(0, 10)).toBe(status === 'closed');
  }
});

test('habits are mostly daily, and what was ticked off last was logged last', () => {
  const samples = sampleRecords(buildBlueprint(read('Habit tracker with streaks')), now);
  const habits = samples.find(({ entity }) => entity === 'Habit')?.records ?? [];
  const log = samples.find(({ entity }) => entity === 'HabitLog');
  const daily = habits.filter(({ frequency }) => frequency === 'daily');
  const newestFirst = (log?.records ?? [])
    .map(({ date }, index) => ({ date: String(date), age: log?.minutesAgo?.[index] ?? 0 }))
    .sort((one, other) => one.age - other.age)
    .map(({ date }) => date);

  expect(daily.length).toBeGreaterThan(habits.length / 2);
  expect(daily.length).toBeLessThan(habits.length);
  expect(newestFirst.length).toBeGreaterThan(20);
  expect(newestFirst).toEqual([...newestFirst].sort((one, other) => other.localeCompare(one)));
});
