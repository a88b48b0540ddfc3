import type { Sql } from '../../database/database.ts';

const name = 'local-reader.file';

/** Which file the admins chose to read with, by its name in the folder of models. */
export const createChosenFile = ({ sql }: { sql: Sql }) => ({
  async get(): Promise<string | null> {
    const [row] = await sql<{ value: string }[]>`
      select value from installation_choices where name = ${name}`;
    return row?.value ?? null;
  },
  async set(file: string | null): Promise<void> {
    if (file === null) await sql`delete from installation_choices where name = ${name}`;
    else
      await sql`
        insert into installation_choices (name, value) values (${name}, ${file})
        on conflict (name) do update set value = excluded.value`;
  },
});
export type ChosenFile = ReturnType<typeof createChosenFile>;
