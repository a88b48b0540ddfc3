import type { Bundle } from '@sayso/compiler/publish/bundle';
import type { AppId, Id } from '@sayso/contracts/ids';
import type { EnterGrant } from '../../access/enter.ts';
import type { AppGrant } from '../../access/grant.ts';
import type { Queryable, Sql } from '../../platform/database/database.ts';
import { auditWords } from '../../texts/audit.ts';
import type { RecordChanges } from '../audit/record.ts';

/** What a publish keeps of the app beside its bundle, as it was then. */
export type PublishedFacts = {
  name: string;
  description: string | null;
  logo_url: string | null;
  main_page: string | null;
  /** Undefined in what was published before it was kept. */
  theme_color?: string | null;
};

/**
 * Everything that serving an app needs. Name, logo, visibility, embedding and blocking are of now, so that the app is
 * called alike on its pages and at its door; the rest is of the publish.
 */
export type Publication = PublishedFacts & {
  appId: AppId;
  slug: string;
  visibility: 'private_with_login' | 'public_with_login' | 'public_without_login';
  isBlocked: boolean;
  /** Other websites may show its pages in a frame. */
  allowsEmbedding: boolean;
  version: number;
  bundle: Bundle;
};

/** What of an app's row says which answers its address gives. */
export type ServedState = Pick<
  Publication,
  'appId' | 'name' | 'logo_url' | 'visibility' | 'isBlocked' | 'allowsEmbedding'
> & {
  version: number | null;
};

/** Path -> hash of the text. */
export type HashTree = Readonly<Record<string, string>>;
export type VersionRow = { version: number; published_at: Date; published_by: string; is_live: boolean };

type Row = {
  app_id: string;
  slug: string;
  name: string;
  logo_url: string | null;
  public_settings: Publication['visibility'];
  is_blocked: boolean;
  allow_embedding: boolean;
  version: number | null;
  bundle: Bundle | null;
  facts: PublishedFacts | null;
};

type StateRow = Pick<
  Row,
  'slug' | 'app_id' | 'name' | 'logo_url' | 'public_settings' | 'is_blocked' | 'allow_embedding' | 'version'
>;

export const createPublicationStore = (sql: Sql, audit: RecordChanges) => ({
  async facts({ appId }: AppGrant): Promise<PublishedFacts & { slug: string }> {
    const [row] = await sql<(PublishedFacts & { slug: string })[]>`
      select name, user_description as description, logo_url, main_page, theme_color, slug from apps where id = ${appId}`;
    if (!row) throw new Error('The app of a grant exists');
    return row;
  },

  /** Makes a version the served one, in one step. */
  async add(
    grant: AppGrant,
    made: {
      bundle: Bundle;
      facts: PublishedFacts;
      tree: HashTree;
      checkpointId: Id | null;
      publishedBy: string;
    },
  ): Promise<{ version: number; publishedAt: Date }> {
    const { appId } = grant;
    return sql.begin(async (tx) => {
      // The row of the app orders publishes that run at once.
      await tx`select 1 from apps where id = ${appId} for update`;
      const [row] = await tx<{ version: number; published_at: Date }[]>`
        insert into publications (app_id, version, checkpoint_id, bundle, facts, tree, published_by)
        select ${appId}, coalesce(max(version), 0) + 1, ${made.checkpointId}, ${tx.json(made.bundle)},
          ${tx.json(made.facts)}, ${tx.json(made.tree)}, ${made.publishedBy}
        from publications where app_id = ${appId}
        returning version, published_at`;
      if (!row) throw new Error('An insert returns its row');
      await retireServed(tx, appId);
      await tx`
        update apps set last_deployed_at = ${row.published_at}, served_version = ${row.version} where id = ${appId}`;
      await audit(grant, [{ action: 'app.published', subject: auditWords.version(row.version) }], tx);
      return { version: row.version, publishedAt: row.published_at };
    });
  },

  /** Serves a version that was published before, with the time of that publish; null where there is no such version. */
  async serve(grant: AppGrant, version: number): Promise<{ slug: string; publishedAt: Date } | null> {
    const { appId } = grant;
    return sql.begin(async (tx) => {
      await tx`select 1 from apps where id = ${appId} for update`;
      const [found] = await tx<{ published_at: Date }[]>`
        select published_at from publications where app_id = ${appId} and version = ${version}`;
      if (!found) return null;
      await retireServed(tx, appId);
      await tx`update publications set retired_at = null where app_id = ${appId} and version = ${version}`;
      const [row] = await tx<{ slug: string }[]>`
        update apps set served_version = ${version}, last_deployed_at = ${found.published_at}
        where id = ${appId} returning slug`;
      await audit(grant, [{ action: 'app.version_restored', subject: auditWords.version(version) }], tx);
      return row ? { slug: row.slug, publishedAt: found.published_at } : null;
    });
  },

  /** The newest publishes of an app. */
  async versions({ appId }: AppGrant, most: number): Promise<VersionRow[]> {
    return sql<VersionRow[]>`
      select p.version, p.published_at, p.published_by, p.version = a.served_version as is_live
      from publications p join apps a on a.id = p.app_id
      where p.app_id = ${appId} order by p.version desc limit ${most}`;
  },

  /** What the served version was made from; the grant says that the caller may be inside. */
  async servedSources({ appId }: EnterGrant): Promise<{ tree: HashTree; main_page: string | null } | null> {
    const [row] = await sql<{ tree: HashTree; main_page: string | null }[]>`
      select p.tree, p.facts ->> 'main_page' as main_page
      from apps a join publications p on p.app_id = a.id and p.version = a.served_version
      where a.id = ${appId}`;
    return row ?? null;
  },

  /** The app that is served under a slug; without a version it was never published. */
  async bySlug(slug: string): Promise<{ appId: AppId; publication: Publication | null } | null> {
    const [row] = await sql<Row[]>`
      select a.id as app_id, a.slug, a.name, a.logo_url, a.public_settings, a.is_blocked, a.allow_embedding, p.version,
        p.bundle, p.facts
      from apps a left join publications p on p.app_id = a.id and p.version = a.served_version
      where a.slug = ${slug} and a.deleted_at is null`;
    return row ? { appId: row.app_id, publication: publicationOf(row) } : null;
  },

  /** Of many slugs at once; without those that no app has. */
  async stateOf(slugs: readonly string[]): Promise<Map<string, ServedState>> {
    const rows = await sql<StateRow[]>`
      select slug, id as app_id, name, logo_url, public_settings, is_blocked, allow_embedding, served_version as version
      from apps where slug = any(${[...slugs]}::text[]) and deleted_at is null`;
    return new Map(rows.map((row) => [row.slug, { ...stateOf(row), version: row.version }]));
  },
});
export type PublicationStore = ReturnType<typeof createPublicationStore>;

/** Notes since when the version that was public is so no more. */
const retireServed = (tx: Queryable, appId: AppId) => tx`
  update publications p set retired_at = now() from apps a
  where a.id = ${appId} and p.app_id = a.id and p.version = a.served_version`;

function publicationOf(row: Row): Publication | null {
  const { bundle, facts, version } = row;
  if (!bundle || !facts || version === null) return null;
  return { ...facts, ...stateOf(row), slug: row.slug, version, bundle };
}

const stateOf = (row: StateRow): Omit<ServedState, 'version'> => ({
  appId: row.app_id,
  name: row.name,
  logo_url: row.logo_url,
  visibility: row.public_settings,
  isBlocked: row.is_blocked,
  allowsEmbedding: row.allow_embedding,
});
