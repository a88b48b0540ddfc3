import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { Fault } from '@sayso/contracts/faults';
import { readEntity } from '@sayso/core/blocks/entities';
import { nounOf, wordsOf } from '@sayso/core/entities/nouns';
import { pluralOf } from '@sayso/core/entities/plurals';
import { renamedEntities } from '@sayso/core/entities/schema-change';
import { leftChoiceWords } from '../../../texts/record-changes.ts';

/** An entity's schema as it is written. */
export type Version = { hash: string; text: string };
/** What a change of sources did to one entity; null where it was not there, or is not any more. */
export type EntityChange = { entity: string; before: Version | null; after: Version | null };
/** One entity through a change, whatever it was called before. */
export type Succession = { from: string; to: string; before: Version; after: Version };

/** Null for a text that is no schema. */
export function schemaOf({ text }: Pick<Version, 'text'>): EntitySchema | null {
  const read = readEntity(text);
  return 'value' in read ? read.value : null;
}

/** What an owner calls an entity with all its records: "Repairs". */
export function listNameOf(entity: string, schema: EntitySchema | null): string {
  const many = pluralOf(schema ? nounOf(schema) : wordsOf(entity));
  return many.charAt(0).toUpperCase() + many.slice(1);
}

export const noSuchList = (entity: string) => new Fault('not_found', leftChoiceWords.noList(wordsOf(entity)));

type Chosen = { from: string; to: string };

/** Which entity became which: those that kept their name, those that were renamed by name, and those that are alike. */
export function successions(changes: readonly EntityChange[], renamed: readonly Chosen[]): Succession[] {
  const before = new Map(changes.flatMap(({ entity, before: was }) => (was ? [[entity, was] as const] : [])));
  const after = new Map(changes.flatMap(({ entity, after: now }) => (now ? [[entity, now] as const] : [])));
  const pair = ({ from, to }: Chosen): Succession[] => {
    const [was, now] = [before.get(from), after.get(to)];
    return was && now ? [{ from, to, before: was, after: now }] : [];
  };
  const certain = renamed.flatMap(pair);
  const isLeft = (name: string) => !certain.some(({ from, to }) => from === name || to === name);
  const kept = [...after.keys()].filter((name) => before.has(name) && isLeft(name));
  const schemas = (from: Map<string, Version>, others: Map<string, Version>) =>
    new Map(
      [...from].flatMap(([name, version]) => {
        const schema = others.has(name) || !isLeft(name) ? null : schemaOf(version);
        return schema ? [[name, schema] as const] : [];
      }),
    );
  const alike = [...renamedEntities(schemas(before, after), schemas(after, before))];
  return [
    ...certain,
    ...kept.flatMap((name) => pair({ from: name, to: name })),
    ...alike.flatMap(([to, from]) => pair({ from, to })),
  ];
}
