import * as icons from 'lucide-react';
import { expect, test } from 'vitest';
import { defaultFields } from '../plan/default-fields.ts';
import { readNoun } from '../read/things/nouns.ts';
import { camel, singular } from '../words.ts';
import { appTypes } from './app-types.ts';
import { cssColors, readColor } from './colors.ts';
import { conceptById, concepts } from './concepts.ts';
import { fieldWords } from './field-words.ts';
import { verbEntities } from './phrases.ts';

test('there are at least 300 concepts and each can be read', () => {
  expect(concepts.length).toBeGreaterThanOrEqual(300);
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

/** Words that mean the thing only when there are many: "goods", not "good"; "pieces" of a choir, not "a piece of cake". */
const plurals = new Set([
  'people',
  'goods',
  'pieces',
  'tracks',
  'risks',
  'pair of shoes',
  'daily steps',
  'dues',
]);

test('forms are written as one of its kind is called', () => {
  const forms = concepts.flatMap((concept) => concept.forms).filter((form) => !plurals.has(form));

  expect(forms.filter((form) => form !== singular(form) || form !== form.toLowerCase())).toEqual([]);
});

test('every reference leads to a concept', () => {
  for (const { id, fields } of concepts)
    for (const [, name = ''] of fields.matchAll(/>(\w+)/g)) {
      // The person who uses the app is known to the platform, not to the lexicon.
      if (name === 'user') continue;
      expect(
        conceptById(name) ?? readNoun(name.replace(/_/g, ' '))?.concept,
        `${id} > ${name}`,
      ).toBeDefined();
    }
});

/** Titles that are written without examples: numbers, addresses, and people who do something. */
const written =
  /number|\bid\b|^from$|applicant|reviewer|performer|(?:player|employee|buyer|visitor|customer) name/i;

test('every title has examples, unless it is a person, a number or another record', () => {
  for (const { id, kind, pools, ...concept } of concepts) {
    const [title] = defaultFields({ id, kind, pools, ...concept });
    const isWords = title?.ref === undefined && (title?.type === 'string' || title?.type === 'text');
    if (kind === 'person' || !title || !isWords || written.test(title.label)) continue;
    expect((pools['title'] ?? pools[camel(title.label)] ?? []).length, id).toBeGreaterThanOrEqual(4);
  }
});

test('examples are short, and each stands once', () => {
  for (const { id, pools } of concepts)
    for (const [key, pool] of Object.entries(pools)) {
      // A pool that answers to the titles one by one may say the same twice.
      if (key === 'title') expect(new Set(pool).size, `${id}.${key}`).toBe(pool.length);
      for (const value of pool) {
        expect(value.length, `${id}.${key}: ${value}`).toBeLessThanOrEqual(60);
        expect(value.length, `${id}.${key}: ${value}`).toBeGreaterThanOrEqual(key === 'title' ? 2 : 1);
      }
    }
});

test('no two kinds of apps are called the same', () => {
  const forms = appTypes.flatMap((type) => type.forms);

  expect(appTypes.length).toBeGreaterThanOrEqual(120);
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
