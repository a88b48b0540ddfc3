import { Readable } from 'node:stream';
import {
  appGoogleLogin,
  appLogout,
  appProviderLogin,
  appSsoLogin,
  endAppSession,
  getAuthConfig,
  popupPage,
  setAuthConfig,
} from '@sayso/contracts/app-doors';
import type { FastifyRequest } from 'fastify';
import type { Api } from '../../http/api.ts';
import { bearerOf } from '../../http/bearer.ts';
import { Bytes, bind, Redirect } from '../../http/bind.ts';
import type { AuthSettings } from './auth-settings.ts';
import { popupHtml, popupPolicy } from './popup-page.ts';
import type { AppDoors, Place } from './service.ts';
import { forgetSessionCookie, sessionsIn } from './session-cookie.ts';

type Parts = {
  doors: AppDoors;
  settings: AuthSettings;
  placeOf(request: FastifyRequest): Promise<Place>;
  /** Set-Cookie header that ends what opens an app's files. */
  forgetFiles: string;
};

export function appDoorRoutes(api: Api, { doors, settings, placeOf, forgetFiles }: Parts): void {
  bind(
    api,
    appGoogleLogin,
    async ({ query, request }) => new Redirect(await doors.provider('google', query, await placeOf(request))),
  );
  bind(
    api,
    appProviderLogin,
    async ({ params, query, request }) =>
      new Redirect(await doors.provider(params.provider, query, await placeOf(request))),
  );
  bind(api, appSsoLogin, async ({ params, query, request }) => {
    const wish = { ...query, app_id: params.appId };
    return new Redirect(await doors.provider('oidc', wish, await placeOf(request)));
  });
  bind(api, appLogout, async ({ query, request, reply }) => {
    await doors.endSessions(sessionsIn(request.headers.cookie));
    reply.header('set-cookie', [forgetFiles, forgetSessionCookie]);
    return new Redirect(doors.afterLogout(query.from_url, await placeOf(request)));
  });
  bind(api, endAppSession, ({ actor, request }) => doors.logout(actor, bearerOf(request.headers)));
  bind(api, popupPage, ({ reply }) => {
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', popupPolicy);
    return new Bytes(Readable.from([popupHtml]));
  });
  bind(api, getAuthConfig, ({ actor, params }) => settings.get(actor, params.appId));
  bind(api, setAuthConfig, ({ actor, params, body }) => settings.set(actor, params.appId, body));
}
