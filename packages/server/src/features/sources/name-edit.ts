import { isDeepStrictEqual } from 'node:util';
import type { EntityProperty, EntitySchema } from '@sayso/contracts/entity-schema';
import { readEntity } from '@sayso/core/blocks/entities';
import { cutText } from '@sayso/core/cut-text';
import { wordsOf } from '@sayso/core/entities/nouns';
import { compareSchemas } from '@sayso/core/entities/schema-change';
import { joinWords } from '@sayso/core/join-words';
import type { AppGrant } from '../../access/grant.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { versionWords } from '../../texts/sources.ts';
import type { Checkpoint, SourceStore } from './store.ts';

type Changes = Readonly<Record<string, string | null>>;
type Edit = { last: Checkpoint | undefined; changes: Changes };

const folder = 'entities/';
/** As long as the words of a message that stand for a version. */
const longest = 200;

/** Says what a change of entities did to the newest checkpoint; null where more than entities changed. */
export const createNameEdit =
  ({ texts }: Pick<SourceStore, 'texts'>) =>
  async (grant: AppGrant, { last, changes }: Edit, tx: Queryable): Promise<string | null> => {
    const paths = Object.keys(changes);
    if (paths.length === 0 || paths.some((path) => !path.startsWith(folder))) return null;
    const held = Object.entries(last?.tree ?? {}).filter(([path]) => Object.hasOwn(changes, path));
    const before = await texts(grant, Object.fromEntries(held), tx);
    const names = paths.flatMap((path) => {
      const entity = path.slice(folder.length);
      const name = nameOf(entity, schemaIn(before[path]), schemaIn(changes[path]));
      return name === null ? [] : [name];
    });
    return names.length === 0 ? null : cutText(names.join(versionWords.apart), longest);
  };

function schemaIn(text: string | null | undefined): EntitySchema | null {
  if (text === null || text === undefined) return null;
  const read = readEntity(text);
  return 'error' in read ? null : read.value;
}

function nameOf(entity: string, before: EntitySchema | null, after: EntitySchema | null): string | null {
  const label = (after ?? before)?.title ?? wordsOf(entity);
  if (!before) return after && versionWords.entityAdded(label);
  if (!after) return versionWords.entityRemoved(label);
  if (isDeepStrictEqual(before, after) && isSameOrder(before, after)) return null;
  const parts = [...fieldParts(before, after), ...ruleParts(before, after)];
  return versionWords.changed(label, parts.length === 0 ? [otherPart(before, after)] : parts);
}

const labelIn = ({ properties }: EntitySchema, field: string) => properties[field]?.title ?? wordsOf(field);

function fieldParts(before: EntitySchema, after: EntitySchema): string[] {
  const { renames, removed } = compareSchemas(before, after);
  const oldName = new Map(renames.map(({ from, to }) => [to, from]));
  const names = Object.keys(after.properties);
  const pairs = names.flatMap((to) => {
    const from = oldName.get(to) ?? (Object.hasOwn(before.properties, to) ? to : undefined);
    return from === undefined ? [] : [{ from, to }];
  });
  const stayed = new Set(pairs.map(({ to }) => to));
  const named = pairs.filter(({ from, to }) => labelIn(before, from) !== labelIn(after, to));
  const changed = pairs.filter((pair) => !named.includes(pair) && isOtherField(before, after, pair));
  return [
    ...told(
      names.filter((name) => !stayed.has(name)).map((name) => labelIn(after, name)),
      versionWords.added,
    ),
    ...named.map(({ from, to }) => versionWords.renamed(labelIn(before, from), labelIn(after, to))),
    ...told(
      changed.map(({ to }) => labelIn(after, to)),
      versionWords.fieldChanged,
    ),
    ...told(
      removed.map((name) => labelIn(before, name)),
      versionWords.removed,
    ),
  ];
}

/** More names than this are a number. */
const mostNamed = 3;

function told(labels: readonly string[], words: (what: string) => string): string[] {
  if (labels.length === 0) return [];
  return [words(labels.length > mostNamed ? versionWords.fields(labels.length) : joinWords(labels))];
}

function isOtherField(before: EntitySchema, after: EntitySchema, { from, to }: { from: string; to: string }) {
  const isRequired = (schema: EntitySchema, name: string) => schema.required?.includes(name) === true;
  return (
    from !== to ||
    isRequired(before, from) !== isRequired(after, to) ||
    !isDeepStrictEqual(withoutRules(before.properties[from]), withoutRules(after.properties[to]))
  );
}

const withoutRules = (property: EntityProperty | undefined) => ({ ...property, rls: undefined });

function ruleParts(before: EntitySchema, after: EntitySchema): string[] {
  const fieldRules = ({ properties }: EntitySchema) =>
    Object.entries(properties).flatMap(([name, { rls }]) => (rls === undefined ? [] : [[name, rls]]));
  const areSame = isDeepStrictEqual(before.rls, after.rls);
  if (areSame && isDeepStrictEqual(sorted(fieldRules(before)), sorted(fieldRules(after)))) return [];
  if (areSame || (before.rls && after.rls)) return [versionWords.rulesChanged];
  return [after.rls ? versionWords.rulesAdded : versionWords.rulesRemoved];
}

const sorted = (pairs: readonly unknown[]) => pairs.map((pair) => JSON.stringify(pair)).sort();

const isSameOrder = (before: EntitySchema, after: EntitySchema) =>
  isDeepStrictEqual(Object.keys(before.properties), Object.keys(after.properties));

const otherPart = (before: EntitySchema, after: EntitySchema) =>
  isSameOrder(before, after) ? versionWords.settings : versionWords.reordered;
