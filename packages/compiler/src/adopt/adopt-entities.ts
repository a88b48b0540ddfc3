import { EntitySchema, propertyTypes } from '@sayso/contracts/entity-schema';
import { serverFields } from '@sayso/contracts/records';
import { formatEntity } from '@sayso/core/blocks/entities';
import { lintEntity } from '@sayso/core/entities/lint-entity';
import { patternWords } from '@sayso/core/texts/patterns';
import { entityWords } from '@sayso/core/texts/schemas';
import { adoptedEntityWords } from '../texts/adoption.ts';
import type { Ledger } from './adopted.ts';
import type { Project } from './find-project.ts';
import { isObject, readJsonc } from './read-jsonc.ts';

type Bag = Record<string, unknown>;
type Note = (text: string) => void;
type Read = { path: string; name: string; schema: EntitySchema; notes: string[] };

const entityFile = /^(?:base44\/|src\/)?entities\/(?:.*\/)?([^/]+)\.jsonc?$/;
const entityName = /^[A-Z]\w{0,63}$/;

/** Entities with their rules, put into the form that the server keeps; what that leaves out is told. */
export function adoptEntities({ texts }: Project, tree: Record<string, string>, ledger: Ledger): void {
  const read: Read[] = [];
  for (const [path, text] of texts) {
    const file = entityFile.exec(path)?.[1];
    if (file === undefined) continue;
    const found = readEntity(path, file, text);
    const twin = 'error' in found ? undefined : read.find(({ name }) => name === found.name);
    if ('error' in found) leaveOut(ledger, path, found.error);
    else if (twin) leaveOut(ledger, path, adoptedEntityWords.describedTwice(twin.path, found.name));
    else read.push(found);
  }
  const names = read.map(({ name }) => name);
  for (const { path, name, schema, notes } of read) {
    const to = `entities/${name}`;
    tree[to] = formatEntity(schema);
    ledger.add(path, 'taken', to);
    ledger.changed(path, ...notes);
    for (const { where, message } of lintEntity(schema, names)) ledger.warn(path, problem(where, message));
    if (schema.rls === undefined && name !== 'User') ledger.warn(path, adoptedEntityWords.openToAll);
  }
}

const problem = (where: string, message: string): string =>
  where.includes('rls')
    ? adoptedEntityWords.unreadableRule(where, message)
    : adoptedEntityWords.problem(where, message);

function leaveOut(ledger: Ledger, path: string, why: string): void {
  ledger.add(path, 'left_out', null);
  ledger.warn(path, why);
}

function readEntity(path: string, file: string, text: string): Read | { error: string } {
  const json = readJsonc(text);
  if ('error' in json) return { error: adoptedEntityWords.notJson(json.error) };
  if (!isObject(json.value)) return { error: adoptedEntityWords.noSchema };
  const notes: string[] = [];
  const written = json.value['name'];
  const name = typeof written === 'string' && entityName.test(written) ? written : pascal(file);
  if (!entityName.test(name)) return { error: adoptedEntityWords.wrongName };
  if (name !== written) notes.push(adoptedEntityWords.renamed(name));
  const shaped = { ...shapeOf(json.value, (note) => notes.push(note)), name };
  const parsed = EntitySchema.safeParse(shaped);
  if (parsed.success) return { path, name, schema: parsed.data, notes };
  const [issue] = parsed.error.issues;
  return { error: adoptedEntityWords.unreadable(issue?.path.join('.'), issue?.message) };
}

function shapeOf(raw: Bag, note: Note): Bag {
  const given = isObject(raw['properties']) ? raw['properties'] : {};
  const properties: Bag = {};
  const alsoRequired: string[] = [];
  for (const [name, property] of Object.entries(given)) {
    if ((serverFields as readonly string[]).includes(name)) note(adoptedEntityWords.serverField(name));
    else if (!/^[A-Za-z_]\w{0,63}$/.test(name)) note(adoptedEntityWords.wrongField(name));
    else {
      if (isObject(property) && property['required'] === true) alsoRequired.push(name);
      properties[name] = propertyOf(isObject(property) ? property : {}, name, note);
    }
  }
  const listed = Array.isArray(raw['required']) ? raw['required'] : [];
  const required = [...new Set([...listed, ...alsoRequired])].filter(
    (name) => typeof name === 'string' && Object.hasOwn(properties, name),
  );
  const kept = withoutWrong(raw, { title: 'string', description: 'string', additionalProperties: 'boolean' });
  if (raw['rls'] === null) delete kept['rls'];
  return { ...kept, type: 'object', properties, required };
}

/** One field in the form that the server keeps. */
function propertyOf(raw: Bag, at: string, note: Note): Bag {
  const kept = withoutWrong(raw, {
    title: 'string',
    description: 'string',
    format: 'string',
    $ref: 'string',
    minimum: 'number',
    maximum: 'number',
    maxLength: 'number',
    pattern: 'string',
  });
  for (const key of ['required', 'items', 'properties', 'x-sayso', 'enumNames']) delete kept[key];
  const type = typeOf(raw['type'], at, note);
  if (type === undefined) delete kept['type'];
  else kept['type'] = type;
  if (Array.isArray(raw['enum'])) {
    const choices = raw['enum'].filter((value) => typeof value === 'string' || typeof value === 'number');
    if (choices.length > 0) kept['enum'] = choices;
    else delete kept['enum'];
    if (choices.length < raw['enum'].length) note(adoptedEntityWords.oddChoices(at));
  } else delete kept['enum'];
  if (type === 'array')
    kept['items'] = propertyOf(isObject(raw['items']) ? raw['items'] : {}, `${at}[]`, note);
  if (type === 'object') {
    const inner = isObject(raw['properties']) ? Object.entries(raw['properties']) : [];
    kept['properties'] = Object.fromEntries(
      inner.map(([name, value]) => [name, propertyOf(isObject(value) ? value : {}, `${at}.${name}`, note)]),
    );
  }
  return withoutWrongValues(kept, at, note);
}

const wrongValues = [
  ['pattern', entityWords.patternIs(patternWords.invalid)],
  ['default', entityWords.wrongDefault],
] as const;

function withoutWrongValues(property: Bag, at: string, note: Note): Bag {
  const { $ref } = property;
  if (typeof $ref === 'string' && !/^\/entities\/\w+\/id$/.test($ref)) delete property['$ref'];
  const wrong = lintEntity({ properties: { field: property } }, []);
  for (const [name, problem] of wrongValues) {
    if (!wrong.some(({ message }) => message === problem) || !Object.hasOwn(property, name)) continue;
    delete property[name];
    note(adoptedEntityWords.leftOut(at, name, problem));
  }
  return property;
}

function typeOf(raw: unknown, at: string, note: Note): string | undefined {
  const types = (Array.isArray(raw) ? raw : [raw]).filter((type) => type !== 'null' && type !== undefined);
  const known = types.find((type) => (propertyTypes as readonly unknown[]).includes(type));
  if (Array.isArray(raw) && known !== undefined) note(adoptedEntityWords.oneType(at, String(known)));
  else if (known === undefined && types.length > 0) note(adoptedEntityWords.noType(at, String(types[0])));
  return typeof known === 'string' ? known : undefined;
}

/** Without the keys whose value is of another type than it has to be. */
function withoutWrong(raw: Bag, wanted: Record<string, string>): Bag {
  return Object.fromEntries(
    Object.entries(raw).filter(([key, value]) => wanted[key] === undefined || typeof value === wanted[key]),
  );
}

/** `team-member` as `TeamMember`. */
export const pascal = (name: string): string =>
  name
    .split(/[^A-Za-z0-9_]+/)
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join('');
