import pg from 'pg';
import { openPgPool, type Target } from '../platform/database/database.ts';
import { createSql, type Sql } from '../platform/database/sql.ts';

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Node[];
};
/** How a statement reached a table: by which index (null: none) and on what condition, and how many pages it read. */
export type Access = { table: string; index: string | null; on: string; pages: number };
export type Plan = { text: string; mode: Mode; reached: Access[]; pages: number };

/** A statement that was prepared is planned for its values at first, and for whatever values later. */
const modes = ['force_custom_plan', 'force_generic_plan'] as const;
type Mode = (typeof modes)[number];

/**
 * A tag `sql` whose statements on records run as always, after each was run once either way that PostgreSQL may plan
 * it and undone.
 */
export function watchPlans(target: Target): { sql: Sql; plans: Plan[]; end(): Promise<void> } {
  const pool = openPgPool(target, 4);
  const plans: Plan[] = [];
  const watched = {
    async connect() {
      const client = await pool.connect();
      let isOpen = false;
      const query = async (asked: pg.QueryConfig | string) => {
        const text = typeof asked === 'string' ? asked : asked.text;
        if (text === 'begin') isOpen = true;
        if (text === 'commit' || text === 'rollback') isOpen = false;
        if (typeof asked !== 'string' && /\brecords_p\d\d\b/.test(text)) {
          for (const mode of modes) plans.push(await planOf(client, asked, { mode, isOpen }));
        }
        return client.query(asked);
      };
      return { query, release: (error?: Error | boolean) => client.release(error) };
    },
  };
  return { sql: createSql(watched as unknown as pg.Pool), plans, end: () => pool.end() };
}

type PlanVariant = { mode: Mode; isOpen: boolean };

async function planOf(
  client: pg.PoolClient,
  asked: pg.QueryConfig,
  { mode, isOpen }: PlanVariant,
): Promise<Plan> {
  await client.query(isOpen ? 'savepoint watched' : 'begin');
  await client.query(`set local plan_cache_mode = ${mode}`);
  await client.query(`prepare watched as ${asked.text}`);
  const values = (asked.values ?? []).map((value) => pg.escapeLiteral(textOf(value))).join(', ');
  const { rows } = await client.query(`explain (analyze, buffers, format json) execute watched(${values})`);
  await client.query('deallocate watched');
  await client.query(isOpen ? 'rollback to savepoint watched' : 'rollback');
  const { Plan: top } = rows[0]['QUERY PLAN'][0] as { Plan: Node };
  return { text: asked.text, mode, reached: reachedBy(top), pages: pagesOf(top) };
}

const pagesOf = (node: Node) => node['Shared Hit Blocks'] + node['Shared Read Blocks'];

function textOf(value: unknown): string {
  if (!Array.isArray(value)) return String(value);
  return `{${value.map((each) => `"${String(each).replace(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`;
}

function reachedBy(node: Node): Access[] {
  const below = (node.Plans ?? []).flatMap(reachedBy);
  const { 'Index Cond': on = '', 'Index Name': index = null } = node;
  if (node['Node Type'] === 'Bitmap Index Scan') {
    return [...below, { table: '', index, on, pages: pagesOf(node) }];
  }
  const table = node['Relation Name'];
  const isScan = node['Node Type'].endsWith('Scan') && node['Node Type'] !== 'Bitmap Heap Scan';
  if (table === undefined || !isScan) return below;
  return [...below, { table, index, on, pages: pagesOf(node) }];
}
