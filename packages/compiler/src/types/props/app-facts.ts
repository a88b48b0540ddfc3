import { readEntity } from '@sayso/core/blocks/entities';
import type { SourceTree } from '@sayso/core/source-tree';

/** What words about a mistake may name of the app at hand. */
export type AppFacts = {
  entities: readonly string[];
  pages: readonly string[];
  /** A field of the entity, for an example. */
  fieldOf(entity: string | undefined): string;
};

export function appFacts(tree: SourceTree): AppFacts {
  const named = (folder: string) =>
    Object.keys(tree).flatMap((path) => (path.startsWith(folder) ? [path.slice(folder.length)] : []));
  const known = new Map<string | undefined, string>();
  const fieldOf = (entity: string | undefined): string => {
    const field = known.get(entity) ?? firstField(entity);
    known.set(entity, field);
    return field;
  };
  const firstField = (entity: string | undefined): string => {
    const schema = readEntity(tree[`entities/${entity}`] ?? '');
    return ('error' in schema ? undefined : Object.keys(schema.value.properties)[0]) ?? 'name';
  };
  return { entities: named('entities/'), pages: named('pages/'), fieldOf };
}
