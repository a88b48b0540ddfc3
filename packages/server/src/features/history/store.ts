import type { CheckpointSummary } from '@sayso/contracts/history';
import type { Id } from '@sayso/contracts/ids';
import type { AppGrant } from '../../access/grant.ts';
import type { Queryable, Sql } from '../../platform/database/database.ts';

type Row = {
  id: Id;
  kind: CheckpointSummary['kind'];
  created_date: Date;
  updated_date: Date;
  author_name: string | null;
  message: string | null;
  file_count: number;
  is_current: boolean;
  is_same: boolean;
};

/** The app stands at a version that is left out: it stands at the one before as well. */
function withoutSame(rows: readonly Row[]): Omit<Row, 'is_same'>[] {
  let isAbove = false;
  return rows.flatMap(({ is_same, ...row }) => {
    const isCurrent = row.is_current || isAbove;
    isAbove = is_same && isCurrent;
    return is_same ? [] : [{ ...row, is_current: isCurrent }];
  });
}

export const createHistoryStore = (sql: Sql) => ({
  /**
   * Newest first; a checkpoint that an answer made is told by the words that asked for it. One whose answer changed
   * nothing but what the assistant remembers is left out.
   */
  async list({ appId }: AppGrant, limit: number): Promise<CheckpointSummary[]> {
    const rows = await sql<Row[]>`
      select c.id, c.kind, c.created_date, c.updated_date, u.full_name as author_name,
        coalesce(c.note, (select left(question.content, 200) from messages answer
          join turns t on t.app_id = answer.app_id and t.id = answer.turn_id
          join messages question on question.app_id = t.app_id and question.id = t.question_id
          where c.kind = 'turn' and answer.app_id = c.app_id and answer.role = 'assistant'
            and answer.checkpoint_id = c.id order by answer.id limit 1)) as message,
        (select count(*)::int from json_object_keys(c.tree)) as file_count,
        c.id = a.checkpoint_id as is_current,
        c.kind = 'turn' and coalesce(c.tree::text = lag(c.tree::text) over older
          and c.settings = lag(c.settings) over older, false) as is_same
      from (select * from checkpoints where app_id = ${appId} order by id desc limit ${limit + 1}) c
      join apps a on a.id = c.app_id
      left join users u on u.id = c.author_id
      window older as (order by c.id)
      order by c.id desc`;
    return withoutSame(rows)
      .slice(0, limit)
      .map((row) => ({
        ...row,
        created_date: row.created_date.toISOString(),
        updated_date: row.updated_date.toISOString(),
      }));
  },

  /** When a checkpoint got what it holds; undefined for one that is not the app's. */
  async madeAt({ appId }: AppGrant, id: Id, tx: Queryable): Promise<Date | undefined> {
    const [row] = await tx<{ at: Date }[]>`
      select updated_date as at from checkpoints where app_id = ${appId} and id = ${id}`;
    return row?.at;
  },
});
export type HistoryStore = ReturnType<typeof createHistoryStore>;
