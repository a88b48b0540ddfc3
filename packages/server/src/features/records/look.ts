import { isUnstorableText, type Sql } from '../../platform/database/database.ts';
import { gatherWhileBusy } from '../../platform/gather.ts';
import type { Partitions } from './partitions.ts';
import { docText, type Scope, scopeKey, visibleRows } from './row-sql.ts';

type Asked = { scope: Scope; id: string };

const idField = { in: 'system', name: 'id' } as const;

const lookKey = (scope: Scope): string => scopeKey(scope) + JSON.stringify(scope.authors);

/** Looks records up by their ids; what the same rules are asked at the same time is one statement. */
export function createLook(sql: Sql, partitions: Partitions) {
  const look = async (asked: readonly Asked[]): Promise<(string | null)[]> => {
    const [first] = asked;
    if (first === undefined) return [];
    const table = await partitions.of(first.scope.grant.appId, sql);
    const filter = { op: 'any', field: idField, values: asked.map(({ id }) => id) } as const;
    const rows = await sql<{ id: string; doc: string }[]>`
      select id, ${docText(sql)} as doc from (${visibleRows(sql, { scope: first.scope, table, filter })}) as visible`;
    const docs = new Map(rows.map(({ id, doc }) => [id, doc]));
    return asked.map(({ id }) => docs.get(id) ?? null);
  };

  const together = gatherWhileBusy<Asked, string | null>({
    run: (_, asked) => look(asked),
    // An id that no text column can hold.
    isOfOne: (error) => isUnstorableText(error),
    lanes: 2,
    most: { items: 50, size: 50 },
  });
  return (scope: Scope, id: string): Promise<string | null> => together(lookKey(scope), { scope, id }, 1);
}
