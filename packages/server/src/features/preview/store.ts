import type { AppId } from '@sayso/contracts/ids';
import type { Sql } from '../../platform/database/database.ts';

/** What a preview shows of the app beside its sources. */
export type AppFacts = {
  slug: string;
  name: string;
  logo_url: string | null;
  main_page: string | null;
  public_settings: string;
};

export const createPreviewStore = (sql: Sql) => ({
  /** Facts of an app whose access the caller has decided. */
  async facts({ appId }: { readonly appId: AppId }): Promise<AppFacts | null> {
    const [row] = await sql<AppFacts[]>`
      select slug, name, logo_url, main_page, public_settings from apps
      where id = ${appId} and deleted_at is null`;
    return row ?? null;
  },

  /** Texts that files of the app have or had, by their hashes. */
  async sourceTexts(
    { appId }: { readonly appId: AppId },
    hashes: readonly string[],
  ): Promise<Map<string, string>> {
    const rows = await sql<{ hash: string; content: string }[]>`
      select hash, content from source_blobs where app_id = ${appId} and hash = any(${[...hashes]})`;
    return new Map(rows.map(({ hash, content }) => [hash, content]));
  },
});
export type PreviewStore = ReturnType<typeof createPreviewStore>;
