import type { FieldType } from '@sayso/core/blueprint-schema';
import { expect, test } from 'vitest';
import { asksForContact, isCalledContact, isContact } from './contacts.ts';

test.each<[string, FieldType, { is: boolean; asks: boolean; called: boolean }]>([
  ['Write to', 'email', { is: true, asks: true, called: true }],
  ['Ring', 'phone', { is: true, asks: true, called: true }],
  ['E-mail', 'string', { is: false, asks: true, called: true }],
  ['Contact', 'string', { is: false, asks: true, called: true }],
  ['Contact person', 'string', { is: false, asks: true, called: false }],
  ['How can we reach you?', 'text', { is: false, asks: true, called: false }],
  ['Address', 'string', { is: false, asks: false, called: false }],
])('“%s” as %s is a way to reach somebody, or asks for one, or neither', (label, type, expected) => {
  const field = { label, type };
  expect({ is: isContact(field), asks: asksForContact(field), called: isCalledContact(field) }).toEqual(
    expected,
  );
});
