import type { Reply } from './http-call.ts';
import type { TestServer, Who } from './start-server.ts';

export type Row = Record<string, unknown> & { id: string };

/** Rules by which everybody may do everything. */
export const openRules = { create: true, read: true, update: true, delete: true };
/** A rule that holds for who made the record. */
export const ownRule = { created_by: '{{user.email}}' };

/** Ada's app, open to everybody; bob is its member, so that he has the identity in it that rules ask for. */
export async function anAppWithRecords(server: TestServer, entities: Record<string, object>) {
  const appId = await server.anApp('ada', { public_settings: 'public_without_login', entities });
  await server.person('bob');
  await server.call('ada', 'POST', `/apps/${appId}/users/invite-user`, { user_email: 'bob@example.com' });

  /** A call of an entity's own, below its records. */
  const ask = (who: Who, method: string, entity: string, below = '', body?: unknown): Promise<Reply> =>
    server.call(who, method, `/apps/${appId}/entities/${entity}${below}`, body);
  return {
    appId,
    ask,
    make: async (entity: string, rows: object[], who: Who = 'ada') =>
      (await ask(who, 'POST', entity, '/bulk', rows)).body as Row[],
    read: async (entity: string, sort = 'id') =>
      (await ask('ada', 'GET', entity, `?${new URLSearchParams({ sort })}`)).body as Row[],
  };
}
