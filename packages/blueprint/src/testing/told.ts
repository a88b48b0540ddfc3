import { buildBlueprint } from '../plan/build.ts';
import { read } from '../read/read.ts';

/** What was read, as `{ boat: ['Name', 'Length'] }`: each thing by its own words, with the labels of its fields. */
export const readLists = (text: string): Record<string, string[]> =>
  Object.fromEntries(
    read(text).entities.map(({ words, fields }) => [words, fields.map(({ label }) => label)]),
  );

/** What is planned, as `{ Boat: ['Name:string', 'Harbour:ref'] }`: only fields that the text itself told of. */
export const plannedFields = (text: string): Record<string, string[]> =>
  Object.fromEntries(
    buildBlueprint(read(text)).entities.map(({ label, fields }) => [
      label,
      fields.filter(({ why }) => why.from === 'text').map(({ label: name, type }) => `${name}:${type}`),
    ]),
  );
