import type { AppGrant } from '../../access/grant.ts';
import type { Sql } from '../../platform/database/database.ts';

/** `logo_prompt`: of a logo that was made from words; null of any other. */
export type StoredLogo = { logo_url: string | null; logo_prompt: string | null };

export const createLogoStore = (sql: Sql) => ({
  async set({ appId }: AppGrant, { logo_url, logo_prompt }: StoredLogo): Promise<void> {
    await sql`
      update apps set logo_url = ${logo_url}, logo_prompt = ${logo_prompt}, updated_date = now()
      where id = ${appId}`;
  },
});
export type LogoStore = ReturnType<typeof createLogoStore>;
