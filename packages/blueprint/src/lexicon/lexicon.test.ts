import * as icons from 'lucide-react';
import { expect, test } from 'vitest';
import { defaultFields } from '../plan/default-fields.ts';
import { appTypes } from './app-types.ts';
import { cssColors, readColor } from './colors.ts';
import { conceptById, concepts } from './concepts.ts';
import { fieldWords } from './field-words.ts';
import { verbEntities } from './phrases.ts';

test('there are at least 250 concepts and each can be read', () => {
  expect(concepts.length).toBeGreaterThanOrEqual(250);
  for (const concept of concepts) {
    const fields = defaultFields(concept);
    expect(fields.length, concept.id).toBe(concept.fields.split(/,(?![^(]*\))/).length);
    for (const field of fields)
      expect(field.type !== 'enum' || (field.options?.length ?? 0) > 1, `${concept.id}.${field.label}`).toBe(
        true,
      );
    expect(Object.hasOwn(icons, concept.icon), concept.icon).toBe(true);
    for (const other of concept.sameAs) expect(conceptById(other), other).toBeDefined();
  }
});

test('ids and forms are used once', () => {
  const ids = concepts.map(({ id }) => id);
  const forms = concepts.flatMap((concept) => concept.forms);

  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([]);
});

test('field words are many, and each has one type', () => {
  const words = Object.values(fieldWords).flatMap((list) => list.split(',').map((word) => word.trim()));

  expect(words.length).toBeGreaterThanOrEqual(1500);
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

test('app types and verbs name concepts that are there', () => {
  for (const { id, core, icon } of appTypes) {
    for (const name of core) expect(conceptById(name), `${id}: ${name}`).toBeDefined();
    expect(Object.hasOwn(icons, icon), icon).toBe(true);
  }
  for (const [verb, names] of Object.entries(verbEntities))
    for (const name of names) expect(conceptById(name), `${verb}: ${name}`).toBeDefined();
});

test('there are at least 120 app types, each with names of its own', () => {
  const forms = appTypes.flatMap((type) => type.forms);

  expect(appTypes.length).toBeGreaterThanOrEqual(120);
  expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([]);
});

test('the 148 CSS colour names are known', () => {
  expect(cssColors.size).toBe(148);
  expect(readColor('a light goldenrod yellow sky')).toBe('#fafad2');
  expect(readColor('make it #1A2b3c')).toBe('#1a2b3c');
  expect(readColor('make it nice')).toBeUndefined();
});
