import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { limits } from '@sayso/contracts/limits';
import { nounOf } from '@sayso/core/entities/nouns';
import { nounsOf } from '@sayso/core/entities/plurals';
import type { Reference } from '@sayso/core/entities/references';
import { titleFieldOf } from '@sayso/core/entities/title-field';
import { recordImportWords } from '../../texts/record-import.ts';
import type { FileRow, Values } from './rows.ts';

type Doc = Record<string, unknown>;
export type TitleDeps = {
  references: readonly Reference[];
  schemaOf(entity: string): Promise<EntitySchema | null>;
  /** As the caller sees records, so that nobody learns what others call theirs. */
  find(entity: string, query: { filter: unknown; limit: number }): Promise<Doc[]>;
};
type Ids = ReadonlyMap<string, readonly string[]>;

const isId = (text: string) => /^[0-9a-f]{24}$/.test(text);
const valuesAtOnce = 200;

/**
 * Puts ids where references are given by the title of what they point to; what cannot be found stays as it is. Each
 * title is looked up once, however many rows name it.
 */
export function createTitleResolver(deps: TitleDeps) {
  const known = new Map<string, Map<string, string[]>>();

  const resolveField = async (rows: readonly FileRow[], reference: Reference): Promise<FileRow[]> => {
    const { entity } = reference;
    const schema = await deps.schemaOf(entity);
    const field = schema && titleFieldOf(schema);
    if (!field) return [...rows];
    const ids = known.get(entity) ?? new Map<string, string[]>();
    known.set(entity, ids);
    const titles = new Set(rows.flatMap(({ values }) => titlesIn(values[reference.field])));
    await learn(
      ids,
      [...titles].filter((title) => !ids.has(title)),
      { deps, entity, field },
    );
    return rows.map((row) => ({ ...row, ...withIds(row, { reference, ids }) }));
  };

  return async (rows: readonly FileRow[]): Promise<readonly FileRow[]> => {
    let resolved = rows;
    for (const reference of deps.references) resolved = await resolveField(resolved, reference);
    return resolved;
  };
}

const titlesIn = (value: unknown): string[] =>
  [value].flat().filter((each): each is string => typeof each === 'string' && each !== '' && !isId(each));

type Asked = { deps: TitleDeps; entity: string; field: string };

async function learn(ids: Map<string, string[]>, titles: readonly string[], asked: Asked): Promise<void> {
  for (const title of titles) ids.set(title, []);
  for (let at = 0; at < titles.length; at += valuesAtOnce) {
    for (const [title, id] of await named(titles.slice(at, at + valuesAtOnce), asked)) {
      ids.get(title)?.push(id);
    }
  }
}

/** Pairs of title and id; where there are more than a page holds, two of a title tell enough. */
async function named(titles: readonly string[], { deps, entity, field }: Asked): Promise<[string, string][]> {
  const limit = titles.length === 1 ? 2 : limits.pageRows;
  const docs = await deps.find(entity, { filter: { [field]: { $in: titles } }, limit });
  if (titles.length > 1 && docs.length === limit) {
    const half = Math.ceil(titles.length / 2);
    const parts = [titles.slice(0, half), titles.slice(half)];
    return (await Promise.all(parts.map((part) => named(part, { deps, entity, field })))).flat();
  }
  return docs.map((doc) => [String(doc[field]), String(doc['id'])]);
}

function withIds(
  { values, problems }: FileRow,
  { reference: { field, entity }, ids }: { reference: Reference; ids: Ids },
): { values: Values; problems: FileRow['problems'] } {
  const wrong: Record<string, string> = {};
  const named = { properties: {}, name: entity };
  const idOf = (value: unknown): unknown => {
    if (typeof value !== 'string' || value === '' || isId(value)) return value;
    const found = ids.get(value) ?? [];
    if (found.length === 1) return found[0];
    wrong[field] =
      found.length === 0
        ? recordImportWords.noRecord(nounOf(named))
        : recordImportWords.severalRecords(nounsOf(named));
    return value;
  };
  const given = values[field];
  if (given === undefined) return { values, problems };
  const held = Array.isArray(given) ? given.map(idOf) : idOf(given);
  return { values: { ...values, [field]: held }, problems: { ...problems, ...wrong } };
}
