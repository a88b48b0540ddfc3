import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** What the issuer says of one of its people, by what they type as their login. */
export type IssuedClaims = { email?: string; email_verified?: boolean; name?: string };

const client = { id: 'sayso', secret: 'a-secret-of-the-client' };

/** A real OpenID provider on loopback; everybody signs in there by typing a login and agreeing. */
export async function startIssuer(redirectUris: string[]) {
  const people = new Map<string, IssuedClaims>();
  const server = createServer();
  const listen = (port: number) =>
    new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: redirectUris,
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 60, Interaction: 600, Session: 600 },
    cookies: { keys: ['of these tests alone'] },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => ({ sub, ...people.get(sub) }) }),
  });
  server.on('request', provider.callback());
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return {
    /** What a server is told of it by its environment. */
    settings: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret },
    says: (login: string, claims: IssuedClaims) => people.set(login, claims),
    goAway: close,
    comeBack: () => listen(port),
    close,
  };
}
