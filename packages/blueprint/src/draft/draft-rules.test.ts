import type { Blueprint } from '@sayso/core/blueprint-schema';
import { expect, test } from 'vitest';
import { visitorFields } from '../emit/asked.ts';
import { draftOf } from '../testing/draft-of.ts';
import { completeDraft, completePlan } from './complete-draft.ts';

const thing = ({ entities }: Blueprint, label: string) => {
  const found = entities.find((one) => one.label === label);
  if (!found) throw new Error(`There is no ${label}`);
  return found;
};
const readers = (blueprint: Blueprint, label: string): Record<string, string | undefined> =>
  Object.fromEntries(thing(blueprint, label).fields.map((field) => [field.label, field.readers]));

const things = {
  Patient: ['Name', 'Diagnosis: long text', 'Insurance'],
  Visit: ['Patient: link: Patient', 'Day: date', 'Fee: money'],
};

test.each([
  ['Patient.Diagnosis', 'see: Doctor', 'role:doctor'],
  ['patients/diagnosis', 'see: Doctor', 'role:doctor'],
  ['Diagnosis', 'see: Doctor', 'role:doctor'],
  ['Patient.Diagnosis', 'see: Doctor, Manager', 'role:doctor'],
  ['Patient.Diagnosis', 'see: Doctor, Nurse', 'admin'],
  ['Patient.Diagnosis', 'see: organiser', 'admin'],
  ['Patient.Diagnosis', 'not see: Nurse', 'role:doctor'],
  ['Patient.Diagnosis', 'see: users', undefined],
])('a rule for one field, %s: %s, lets in %s', (name, rule, who) => {
  const blueprint = completeDraft(
    draftOf({ things, people: ['Doctor', 'Nurse'], rules: [`${name}: ${rule}`] }),
  );
  expect(readers(blueprint, 'Patient')).toEqual({ Name: undefined, Diagnosis: who, Insurance: undefined });
  expect(thing(blueprint, 'Patient').rules.read).toBe('registered');
  const used = who?.startsWith('role:') ? [{ id: 'doctor', name: 'Doctor' }] : undefined;
  expect(blueprint.roles).toEqual(used);
});

test('people of the only kind that a field is kept for are still not everybody', () => {
  const blueprint = completeDraft(draftOf({ things, people: ['Doctor'], rules: ['Visit.Fee: see: Doctor'] }));
  expect(readers(blueprint, 'Visit')['Fee']).toBe('role:doctor');
});

test('whoever a rule names is a kind of people, also where they were not listed', () => {
  const blueprint = completeDraft(draftOf({ things, rules: ['Patient.Diagnosis: see: Doctor'] }));
  expect(readers(blueprint, 'Patient')['Diagnosis']).toBe('role:doctor');
});

test('a field that is not there makes no rule for the whole thing, and the rule is told as unsaid', () => {
  const rules = [
    'Patient.Blood group: see: Doctor',
    'Patient.Insurance: change: Doctor',
    'Visit: see: Doctor',
  ];
  const { blueprint, unsaid } = completePlan(draftOf({ things, people: ['Doctor', 'Nurse'], rules }));
  expect(unsaid.map(({ words }) => words)).toEqual(rules.slice(0, 2));
  expect(thing(blueprint, 'Patient').rules.read).toBe('registered');
  expect(thing(blueprint, 'Visit').rules.read).toBe('role:doctor');
});

test.each([
  [['Visit: see: owner', 'Visit: see: Doctor'], 'owner-or-admin'],
  [['all: see: Doctor', 'Visit: see: organiser'], 'admin'],
  [['Visit: see: organiser', 'all: see: Doctor'], 'admin'],
  [['Visit: see: Doctor', 'Visit: see: users'], 'registered'],
])('rules for the same thing add up, and one for it stands before one for all: %j is %s', (rules, read) => {
  const blueprint = completeDraft(draftOf({ things, people: ['Doctor'], rules }));
  expect(thing(blueprint, 'Visit').rules.read).toBe(read);
});

test('where a page says what visitors see, the other fields stay inside', () => {
  const told = completeDraft(
    draftOf({
      things: { Cottage: ['Name', 'Picture: picture', 'Rent: money', 'Owner of the house'] },
      pages: ['gallery: Cottage: everyone: Picture, Rent'],
    }),
  );
  expect(readers(told, 'Cottage')).toEqual({
    Name: undefined,
    Picture: undefined,
    Rent: undefined,
    'Owner of the house': 'registered',
  });
  const all = completeDraft(
    draftOf({ things: { Cottage: ['Name', 'Rent: money'] }, pages: ['list: Cottage: everyone'] }),
  );
  expect(readers(all, 'Cottage')).toEqual({ Name: undefined, Rent: undefined });
});

test('a form asks in words for what visitors have no list to choose from', () => {
  const blueprint = completeDraft(
    draftOf({
      things: {
        Owner: ['Name', 'Phone: phone'],
        Dog: ['Name', 'Owner: link: Owner'],
        Stay: ['Dog: link: Dog', 'Arrives: date'],
      },
      pages: ['form: Stay: everyone: Dog, Arrives, Name, Phone'],
    }),
  );
  expect(visitorFields(blueprint, thing(blueprint, 'Stay'))).toEqual([
    'arrives',
    'your_dog',
    'name',
    'phone',
  ]);
});

test('many at once under the name of a question are a thing that is called after both', () => {
  const blueprint = completeDraft(
    draftOf({ things: { Walk: ['Day: date', 'Who came: links: Neighbour'], Neighbour: ['Name'] } }),
  );
  expect(blueprint.entities.map(({ label }) => label)).toEqual(['Walk', 'Neighbour', 'Walk neighbour']);
});

test('whoever may see everything takes nothing from visitors that a page of theirs shows', () => {
  const pages = ['list: Cottage: everyone'];
  const cottages = { Cottage: ['Name', 'Rent: money'], Guest: ['Name'] };
  const rules = ['all: see: Warden', 'Guest: see: organiser'];
  const blueprint = completeDraft(draftOf({ things: cottages, people: ['Warden'], pages, rules }));
  expect(blueprint.entities.map((one) => one.rules.read)).toEqual(['anyone', 'admin']);
});

test('a thing with two names is found by either', () => {
  const blueprint = completeDraft(
    draftOf({
      things: { 'Ships and ferries': ['Name'], Crossing: ['Ferry: link: Ferry', 'Ship: link: Ships'] },
    }),
  );
  const [ships, crossing] = blueprint.entities;
  expect(crossing?.fields.flatMap(({ ref }) => ref ?? [])).toEqual([ships?.id, ships?.id]);
});

test('a field that is named after its thing is named without it', () => {
  const blueprint = completeDraft(draftOf({ things: { Ferry: ['Name of the ferry', 'Port of call'] } }));
  expect(Object.keys(readers(blueprint, 'Ferry'))).toEqual(['Name', 'Port of call']);
});

test('a form of which nobody says what it asks still asks who sends it, and how they are reached', () => {
  const blueprint = completeDraft(
    draftOf({ things: { Report: ['Where', 'What: long text'] }, pages: ['form: Report: everyone'] }),
  );
  expect(visitorFields(blueprint, thing(blueprint, 'Report')).toSorted()).toEqual([
    'email',
    'name',
    'what',
    'where',
  ]);
});
