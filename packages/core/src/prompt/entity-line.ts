import type { EntityProperty, EntitySchema } from '@sayso/contracts/entity-schema';
import { readEntity } from '../blocks/entities.ts';
import { operations } from '../rules/entity-rules.ts';

/** An entity in a few hundred characters: fields with types and choices, and who may do what. */
export function entityLine(name: string, source: string): string {
  const read = readEntity(source);
  if ('error' in read) return `- ${name}: its schema cannot be read`;
  const { properties, required = [] } = read.value;
  const fields = Object.entries(properties).map(([key, property]) => {
    const must = required.includes(key) ? '!' : '';
    return `${key}${must}: ${typeOf(property)}${fallbackOf(property)}`;
  });
  return `- ${name} { ${fields.join(', ')} } rules: ${rulesOf(read.value)}`;
}

function typeOf(property: EntityProperty): string {
  const target = /^\/entities\/(\w+)\/id$/.exec(property.$ref ?? '')?.[1];
  if (target !== undefined) return `->${target}`;
  if (property.enum) return property.enum.map((value) => JSON.stringify(value)).join('|');
  if (property.type === 'array') return `${property.items ? typeOf(property.items) : 'string'}[]`;
  return property['x-sayso']?.kind ?? property.format ?? property.type ?? 'string';
}

const fallbackOf = ({ default: value }: EntityProperty): string =>
  value === undefined || value === null ? '' : ` = ${JSON.stringify(value)}`;

function rulesOf({ rls }: Pick<EntitySchema, 'rls'>): string {
  if (rls === undefined) return 'none (open to everybody)';
  const written: Record<string, unknown> = rls;
  return [...operations, 'write']
    .filter((operation) => written[operation] !== undefined)
    .map((operation) => `${operation} ${ruleWords(written[operation])}`)
    .join(', ');
}

const usual: Readonly<Record<string, string>> = {
  true: 'everybody',
  null: 'everybody',
  '""': 'everybody',
  false: 'nobody',
  '{"user_condition":{"role":{"$in":["user","admin"]}}}': 'signed in',
  '{"user_condition":{"role":"admin"}}': 'admin',
  '{"created_by":"{{user.email}}"}': 'owner',
  '{"$or":[{"created_by":"{{user.email}}"},{"user_condition":{"role":"admin"}}]}': 'owner or admin',
};

function ruleWords(rule: unknown): string {
  const written = JSON.stringify(rule);
  return usual[written] ?? written;
}
