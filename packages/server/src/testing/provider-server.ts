import { afterAll } from 'vitest';
import { startIssuer } from './oidc-issuer.ts';
import { providerWay } from './provider-way.ts';
import { startServer } from './start-server.ts';

/** Known to browsers by a name and port of its own: an issuer is told beforehand where people come back to. */
const origin = 'http://sayso.localhost:4999';

/** A whole server whose people can sign in by a real OpenID provider, `oidc`, and what a person does for that. */
export async function startProviderServer(env: Record<string, string> = {}) {
  const issuer = await startIssuer([`${origin}/api/auth/oidc/callback`]);
  afterAll(issuer.close);
  const server = await startServer({ env: { SAYSO_HOST: origin, ...issuer.settings, ...env } });
  return {
    origin,
    issuer,
    server,
    ...providerWay(origin, server.port),
    /** An app of ada's, and the origin that it is published at. */
    async anApp(public_settings = 'public_with_login') {
      const id = await server.anApp('ada', { public_settings });
      const { slug } = (await server.call('ada', 'GET', `/apps/${id}`)).body as { slug: string };
      return { id, origin: origin.replace('//', `//app--${slug}.`) };
    },
  };
}
