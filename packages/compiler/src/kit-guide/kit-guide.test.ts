import { kitDeclarations, kitTypeTexts } from '@sayso/core/prompt/kit-declarations';
import { kitProps, sharedProps } from '@sayso/core/prompt/kit-types';
import { expect, test } from 'vitest';
import { readKitTables } from './write-kit-types.ts';

test('[B-GEN-01] what models are told of the kit is what its types say', () => {
  // Written anew by: node packages/compiler/src/kit-guide/write-kit-types-cli.ts
  expect({ kitProps, sharedProps, kitDeclarations, kitTypeTexts }).toEqual(readKitTables());
});

test('every component has props, and none is left unread', () => {
  const tables = readKitTables();
  for (const [name, props] of Object.entries(tables.kitProps)) expect(props, name).not.toBe('');
  expect(tables.kitProps['RecordTable']).toMatch(/^\.\.\.Listing, columns: string\[\]/);
  expect(tables.kitProps['RecordCalendar']).toContain('also?: { entity: Entity, where?: Where, detailPage?');
  expect(tables.sharedProps['Listing']).toContain('search?: string[]|false');
});
