import type { Sql } from '../platform/database/database.ts';
import type { Api } from './api.ts';

/** `/healthz`: the process answers. `/readyz`: it can do its work. Both on every host. */
export function healthRoutes({ api, sql }: { api: Api; sql: Sql }): void {
  api.app.get('/healthz', async () => ({ status: 'ok' }));
  api.app.get('/readyz', async () => {
    await sql`select 1`;
    return { status: 'ready' };
  });
}
