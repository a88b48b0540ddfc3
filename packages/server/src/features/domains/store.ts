import type { AppId } from '@sayso/contracts/ids';
import type { Sql } from '../../platform/database/database.ts';

export const createDomainStore = (sql: Sql) => ({
  /** The app that a verified domain belongs to. */
  async appOf(domain: string): Promise<{ appId: AppId; slug: string } | null> {
    const [row] = await sql<{ app_id: AppId; slug: string }[]>`
      select a.id as app_id, a.slug
      from custom_domains d join apps a on a.id = d.app_id and a.deleted_at is null
      where d.domain = ${domain} and d.last_status_payload ->> 'verificationStatus' = 'verified'`;
    return row ? { appId: row.app_id, slug: row.slug } : null;
  },

  /** Verified domains of an app. */
  async ofApp({ appId }: { readonly appId: AppId }): Promise<string[]> {
    const rows = await sql<{ domain: string }[]>`
      select domain from custom_domains
      where app_id = ${appId} and last_status_payload ->> 'verificationStatus' = 'verified'`;
    return rows.map(({ domain }) => domain);
  },
});
export type DomainStore = ReturnType<typeof createDomainStore>;
