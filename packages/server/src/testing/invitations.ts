import { expect } from 'vitest';
import type { startServer } from './start-server.ts';

/** Invitations to one app of ada's, and whether it is published. */
export function invitationsTo(server: Awaited<ReturnType<typeof startServer>>, app: string) {
  return {
    /** The code in the link of an invitation. */
    async invited(user_email: string, role = 'user'): Promise<string> {
      const path = `/apps/${app}/runtime/users/invite-user`;
      const { status, body } = await server.call('ada', 'POST', path, { user_email, role });
      const link = new URL((body as { invite_link: string }).invite_link);
      expect({ status, at: link.pathname, app: link.searchParams.get('app_id') }).toEqual({
        status: 200,
        at: '/login',
        app,
      });
      return link.searchParams.get('invite') ?? '';
    },
    publish: (isPublished: boolean) =>
      server.sql`update apps set last_deployed_at = ${isPublished ? new Date() : null} where id = ${app}`,
    aStranger: (email: string) =>
      server.call(null, 'POST', '/auth/register', { email, password: 'password of eve' }),
  };
}
