import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiClient } from '@sayso/e2e/support/api';
import { type Product, startProduct } from '@sayso/e2e/support/product';
import { startEmbedded } from '@sayso/server/platform/database/embedded';

export type OnOldest = { product: Product; maker: ApiClient; socketDir: string; end(): Promise<void> };

/** The product on the oldest PostgreSQL that it runs on; null where the launcher found no programs of it. */
export async function startOnOldest(): Promise<OnOldest | null> {
  const native = process.env['SAYSO_TEST_OLDEST_POSTGRES'];
  if (native === undefined) return null;
  const folder = await mkdtemp(join(tmpdir(), 'sayso-bench-15-'));
  const server = await startEmbedded({ dataDir: folder, native });
  if ('url' in server.target) throw new Error('The embedded server is reached by a socket');
  const { host, user } = server.target;
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const url = `postgres://${user}@localhost/postgres?host=${encodeURIComponent(host)}&port=5432`;
    const product = await startProduct({ env: { DATABASE_URL: url } });
    const { api: maker } = await new ApiClient(product.port).signUp('Bench');
    const end = async () => {
      await product.dispose();
      await stop();
    };
    return { product, maker, socketDir: host, end };
  } catch (error) {
    await stop();
    throw error;
  }
}
