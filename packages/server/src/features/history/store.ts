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
};

export const createHistoryStore = (sql: Sql) => ({
  /** Newest first; a checkpoint that an answer made is told by the words that asked for it. */
  async list({ appId }: AppGrant, limit: number): Promise<CheckpointSummary[]> {
    const rows = await sql<Row[]>`
      select c.id, c.kind, c.created_date, c.updated_date, u.full_name as author_name,
        (select left(question.content, 200) from messages answer
          join turns t on t.app_id = answer.app_id and t.id = answer.turn_id
          join messages question on question.app_id = t.app_id and question.id = t.question_id
          where c.kind = 'turn' and answer.app_id = c.app_id and answer.role = 'assistant'
            and answer.checkpoint_id = c.id order by answer.id limit 1) as message,
        (select count(*)::int from json_object_keys(c.tree)) as file_count,
        c.id = a.checkpoint_id as is_current
      from checkpoints c
      join apps a on a.id = c.app_id
      left join users u on u.id = c.author_id
      where c.app_id = ${appId} order by c.id desc limit ${limit}`;
    return rows.map((row) => ({
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
