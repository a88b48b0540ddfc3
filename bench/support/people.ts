import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Product } from '@sayso/e2e/support/product';
import postgres from 'postgres';

/** The product's own database, for what would take long through its doors. */
export const openDatabase = (product: Product) =>
  postgres({
    host: join(product.dataDir, 'postgres/run'),
    port: 5432,
    user: 'sayso',
    database: 'sayso',
    max: 2,
    onnotice: () => {},
  });

/** So many people who are members of an app, each with a token; a thousand passwords would take minutes to hash. */
export async function members(product: Product, appId: string, count: number): Promise<string[]> {
  const sql = openDatabase(product);
  const run = randomBytes(4).toString('hex');
  const people = Array.from({ length: count }, (_, nr) => ({
    id: randomBytes(12).toString('hex'),
    email: `bench-${run}-${nr}@example.com`,
    token: `sayso_app_${randomBytes(32).toString('base64url')}`,
  }));
  try {
    await sql`insert into users ${sql(people.map(({ id, email }) => ({ id, email, full_name: email })))}`;
    await sql`insert into app_users ${sql(
      people.map(({ id, email }) => ({
        app_id: appId,
        email,
        user_id: id,
        is_invited: true,
        is_accepted: true,
      })),
    )}`;
    await sql`insert into tokens ${sql(
      people.map(({ id, token }) => ({
        hash: createHash('sha256').update(token).digest(),
        scope: 'app',
        user_id: id,
        app_id: appId,
        app_user_id: id,
        expires_at: new Date(Date.now() + 3_600_000),
      })),
    )}`;
  } finally {
    await sql.end();
  }
  return people.map(({ token }) => token);
}
