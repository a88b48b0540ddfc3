import { EntitySchema, propertyTypes } from '@sayso/contracts/entity-schema';
import { serverFields } from '@sayso/contracts/records';
import { formatEntity } from '@sayso/core/blocks/entities';
import { lintEntity } from '@sayso/core/entities/lint-entity';
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
    else if (twin) leaveOut(ledger, path, `${twin.path} already describes ${found.name}.`);
    else read.push(found);
  }
  const names = read.map(({ name }) => name);
  for (const { path, name, schema, notes } of read) {
    const to = `entities/${name}`;
    tree[to] = formatEntity(schema);
    ledger.add(path, 'taken', to);
    ledger.changed(path, ...notes);
    for (const { where, message } of lintEntity(schema, names)) ledger.warn(path, problem(where, message));
    if (schema.rls === undefined && name !== 'User') ledger.warn(path, openToAll);
  }
}

const openToAll =
  'It has no rules, so anyone who can open the app can see and change all its records. Add rules before you publish.';

const problem = (where: string, message: string): string =>
  where.includes('rls')
    ? `The rule ${where} can’t be read here (${message}), so it lets nobody in until you rewrite it.`
    : `${where}: ${message}.`;

function leaveOut(ledger: Ledger, path: string, why: string): void {
  ledger.add(path, 'left_out', null);
  ledger.warn(path, why);
}

function readEntity(path: string, file: string, text: string): Read | { error: string } {
  const json = readJsonc(text);
  if ('error' in json) return { error: `It isn’t valid JSON: ${json.error}` };
  if (!isObject(json.value)) return { error: 'There is no schema in it.' };
  const notes: string[] = [];
  const written = json.value['name'];
  const name = typeof written === 'string' && entityName.test(written) ? written : pascal(file);
  if (!entityName.test(name)) return { error: 'An entity can’t have this name.' };
  if (name !== written) notes.push(`It is called ${name} here.`);
  const shaped = { ...shapeOf(json.value, (note) => notes.push(note)), name };
  const parsed = EntitySchema.safeParse(shaped);
  if (parsed.success) return { path, name, schema: parsed.data, notes };
  const [issue] = parsed.error.issues;
  return { error: `Its schema can’t be read: ${issue?.path.join('.')}: ${issue?.message}` };
}

function shapeOf(raw: Bag, note: Note): Bag {
  const given = isObject(raw['properties']) ? raw['properties'] : {};
  const properties: Bag = {};
  const alsoRequired: string[] = [];
  for (const [name, property] of Object.entries(given)) {
    if ((serverFields as readonly string[]).includes(name))
      note(`The server adds ${name} to every record itself.`);
    else if (!/^[A-Za-z_]\w{0,63}$/.test(name))
      note(`A field can’t be called "${name}", so it was left out.`);
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
    if (choices.length < raw['enum'].length)
      note(`${at}: some of its choices are neither texts nor numbers.`);
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

function withoutWrongValues(property: Bag, at: string, note: Note): Bag {
  const { $ref } = property;
  if (typeof $ref === 'string' && !/^\/entities\/\w+\/id$/.test($ref)) delete property['$ref'];
  const wrong = lintEntity({ properties: { field: property } }, []);
  for (const name of ['pattern', 'default']) {
    const found = wrong.find(({ message }) => new RegExp(`^(?:The )?${name} is not`).test(message));
    if (found === undefined || !Object.hasOwn(property, name)) continue;
    delete property[name];
    note(`${at}: its ${name} was left out. ${found.message}.`);
  }
  return property;
}

function typeOf(raw: unknown, at: string, note: Note): string | undefined {
  const types = (Array.isArray(raw) ? raw : [raw]).filter((type) => type !== 'null' && type !== undefined);
  const known = types.find((type) => (propertyTypes as readonly unknown[]).includes(type));
  if (Array.isArray(raw) && known !== undefined)
    note(`${at}: of its types, only ${known} was taken. Any field can be empty.`);
  else if (known === undefined && types.length > 0) note(`${at}: there is no type ${String(types[0])} here.`);
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
