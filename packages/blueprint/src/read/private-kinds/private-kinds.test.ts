import type { Blueprint } from '@sayso/core/blueprint-schema';
import { describe, expect, test } from 'vitest';
import { appTypes } from '../../lexicon/app-types.ts';
import { conceptById } from '../../lexicon/concepts.ts';
import { anywhere } from '../../lexicon/private-kinds/private-kind.ts';
import { privateKinds } from '../../lexicon/private-kinds/private-kinds.ts';
import { buildBlueprint } from '../../plan/build.ts';
import { readShort } from '../../plan/default-fields.ts';
import { read } from '../read.ts';

const planned = (text: string): Blueprint => buildBlueprint(read(text));
const things = (text: string): string[] => planned(text).entities.map(({ label }) => label);

/** `Set: Exercise>Exercise` for what refers to another thing, else the label alone. */
const fieldsOf = (text: string, label: string): string[] => {
  const { entities } = planned(text);
  const entity = entities.find((one) => one.label === label);
  return (entity?.fields ?? []).map((field) => {
    const target = entities.find(({ id }) => id === field.ref);
    return target ? `${field.label}>${target.label}` : field.label;
  });
};

describe('what is known of ordinary apps', () => {
  test('every type and every thing stands in the lexicon, every field can be read', () => {
    const unknown: string[] = [];
    for (const { type, heart, words } of privateKinds) {
      if (!appTypes.some(({ id }) => id === type)) unknown.push(type);
      const parts = [...words.values(), ...anywhere.values()].flatMap((meaning) => meaning.split(' + '));
      for (const part of [...heart, ...parts]) {
        if (part === '-') continue;
        const [, owner = '', field] = /^([\w<>=]*)\.(.+)$/.exec(part) ?? [];
        const id = (field === undefined ? part : owner).replace(/^[<>]/, '').split('=')[0] ?? '';
        if (id !== '' && !conceptById(id)) unknown.push(id);
        if (field !== undefined && !readShort(field)) unknown.push(part);
      }
    }
    expect(unknown).toEqual([]);
  });

  test('a name stands for one app alone', () => {
    const names = privateKinds.flatMap((app) => app.names);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});

describe('the main thing of an app is never lost', () => {
  test.each([
    ['Spending tracker with limits per month and categories', 'Expense'],
    ['Goal planner with milestones', 'Goal'],
    ['An app to keep notes with folders', 'Note'],
    ['Film watchlist with ratings', 'Movie'],
    ['Dog care app with vaccinations and walks', 'Pet'],
    ['Job search tracker with interviews', 'Application'],
    ['Training log with exercises and personal records', 'Workout'],
    // Whoever uses it.
    ['Recipe app for the cooks of a canteen with allergens', 'Recipe'],
    ['Reading list for my book circle with votes', 'Book'],
    ['Chore planner for hostel staff with floors', 'Chore'],
    // A word that is beyond what is ordinary leaves what was read.
    ['Expense tracker with tax codes and receipts', 'Expense'],
  ])('%s', (text, thing) => {
    expect(things(text)).toContain(thing);
  });
});

describe('what is named is linked the right way', () => {
  test.each([
    ['Spending tracker with categories and a budget', 'Expense', 'Category>Category'],
    ['Spending tracker with categories and a budget', 'Budget', 'Category>Category'],
    ['Training log with sets and reps', 'Set', 'Exercise>Exercise'],
    ['Training log with sets and reps', 'Set', 'Workout>Workout'],
    ['Flashcards app with decks', 'Flashcard', 'Deck>Deck'],
    ['Book tracker with authors', 'Book', 'Author>Author'],
    ['Job search tracker with companies', 'Application', 'Company>Company'],
    ['Homework planner with subjects', 'Assignment', 'Subject>Subject'],
    ['Household inventory with rooms', 'Item', 'Room>Room'],
    ['Savings tracker with deposits', 'Deposit', 'Savings goal>Savings goal'],
  ])('%s: %s has %s', (text, thing, field) => {
    expect(fieldsOf(text, thing)).toContain(field);
  });
});

describe('what the app shows by itself is not kept', () => {
  test.each([
    ['Routine tracker with streaks', 'Habit', /streak/i],
    ['Mood diary with charts', 'Mood entry', /chart/i],
    ['Sleep diary with hours and a monthly average', 'Night', /average/i],
    ['Subscription tracker with a yearly total', 'Subscription', /total/i],
    ['Vocabulary flashcards with a practice mode', 'Flashcard', /practice/i],
  ])('%s', (text, thing, shape) => {
    const fields = fieldsOf(text, thing);
    expect(fields.length).toBeGreaterThan(2);
    expect(fields.filter((field) => shape.test(field))).toEqual([]);
  });
});

test('cards are practised on a page of their own', () => {
  const { pages, entities } = planned('Flashcards app with decks');
  const practice = pages.find(({ archetype }) => archetype === 'quiz');
  expect(practice?.label).toBe('Practice');
  expect(entities.find(({ id }) => id === practice?.entity)?.label).toBe('Flashcard');
});

test('a wedding planner keeps no weddings', () => {
  expect(things('Wedding planner with guests, costs and a checklist')).toEqual([
    'Guest',
    'Task',
    'Budget item',
  ]);
});

test('who shares a home is called as the person calls them, and sees what the others see', () => {
  const { entities } = planned('Cleaning planner for flatmates');
  expect(entities.map(({ label }) => label)).toContain('Flatmate');
  expect(entities.every(({ rules }) => rules.read === 'registered')).toBe(true);
  expect(
    planned('Spending tracker with categories').entities.every(({ rules }) => rules.read === 'owner'),
  ).toBe(true);
});

test('what others take part in is not hidden from them', () => {
  for (const text of ['Medication tracker for a hospice with residents', 'Chore planner for hostel staff'])
    expect(planned(text).entities.every(({ rules }) => rules.read === 'registered')).toBe(true);
});

test.each([
  ['Inventory of my vinyl albums with condition', 'Album'],
  ['Catalogue of my board games', 'Board game'],
  ['List of my expenses', 'Expense'],
])('what somebody keeps of their own is no stock of a firm: %s', (text, thing) => {
  const { entities } = planned(text);
  expect(entities.map(({ label }) => label)).toEqual([thing]);
  expect(entities[0]?.rules.read).toBe('owner');
});

test('who fills jobs hunts none', () => {
  expect(things('Job tracker for recruiters with candidates')).not.toContain('Application');
});

test('a timer with tasks keeps the tasks', () => {
  const { pages } = planned('Focus timer with a task list');
  expect(pages.map(({ archetype }) => archetype)).toContain('timer');
  expect(things('Focus timer with a task list')).toEqual(['Task']);
});

test('what is told at length is read as it was told', () => {
  const text =
    'A habit tracker for our clinic. Each patient has a name and a doctor. Doctors see the habits of their patients.';
  expect(things(text)).toContain('Patient');
});
