import type { AppId } from '@sayso/contracts/ids';
import type { CustomDomain } from '@sayso/contracts/publishing';
import type { AppGrant } from '../../access/grant.ts';
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

  /** Whatever was claimed for the app, oldest first. */
  async list({ appId }: AppGrant): Promise<CustomDomain[]> {
    const rows = await sql<(Omit<CustomDomain, 'last_status_check'> & { last_status_check: Date | null })[]>`
      select id, app_id, domain, last_status_payload, last_status_check from custom_domains
      where app_id = ${appId} order by created_date, id`;
    return rows.map((row) => ({
      ...row,
      last_status_check: row.last_status_check?.toISOString() ?? null,
    }));
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
