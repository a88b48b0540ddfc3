import type { AppGrant } from '../../access/grant.ts';
import type { Sql } from '../../platform/database/database.ts';

export const createLogoStore = (sql: Sql) => ({
  /** What a logo is drawn from. */
  async face({ appId }: AppGrant): Promise<{ name: string; color: string | null }> {
    const [row] = await sql<{ name: string; color: string | null }[]>`
      select name, theme_color as color from apps where id = ${appId}`;
    if (!row) throw new Error('The app of a grant exists');
    return row;
  },

  async set(
    { appId }: AppGrant,
    { logo_url, logo_prompt }: { logo_url: string | null; logo_prompt: string | null },
  ): Promise<void> {
    await sql`
      update apps set logo_url = ${logo_url}, logo_prompt = ${logo_prompt}, updated_date = now()
      where id = ${appId}`;
  },
});
export type LogoStore = ReturnType<typeof createLogoStore>;
