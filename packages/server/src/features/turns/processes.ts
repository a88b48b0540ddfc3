import type { Sql } from '../../platform/database/database.ts';

/**
 * Tells living server processes from dead ones: every connection of a process carries its name, and the database
 * drops the connections of a process however that ended.
 */
export const createProcesses = ({ sql, own }: { sql: Sql; own: string }) => ({
  own,
  async isAlive(name: string): Promise<boolean> {
    const [row] = await sql<{ alive: boolean }[]>`
      select exists (
        select 1 from pg_stat_activity where application_name = ${name} and datname = current_database()
      ) as alive`;
    return row?.alive ?? false;
  },
});
export type Processes = ReturnType<typeof createProcesses>;
