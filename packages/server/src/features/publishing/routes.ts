import {
  deployApp,
  deployStanding,
  enterApp,
  listVersions,
  serveVersion,
  sourcesById,
  sourcesBySlug,
  sourcesOfNone,
} from '@sayso/contracts/publishing';
import type { Api } from '../../http/api.ts';
import { bearerOf } from '../../http/bearer.ts';
import { bind } from '../../http/bind.ts';
import type { Deploys } from './deploys.ts';
import type { Publishing } from './service.ts';

type Parts = {
  publishing: Publishing;
  deploys: Deploys;
  /** Set-Cookie header by which the app's session can be ended without its token. */
  sessionCookie(token: string): string;
};

export function publishingRoutes(api: Api, { publishing, deploys, sessionCookie }: Parts): void {
  bind(api, deployApp, async ({ actor, params, reply: answer }) => {
    const outcome = await deploys.deploy(actor, params.appId);
    if ('job_id' in outcome) answer.code(202);
    return outcome;
  });
  bind(api, deployStanding, ({ actor, params }) => deploys.standing(actor, params.appId, params.jobId));
  bind(api, enterApp, async ({ actor, params, request, reply: answer }) => {
    const { reply, cookie } = await publishing.enter(actor, params.appId);
    if (cookie) answer.header('set-cookie', cookie);
    const token = bearerOf(request.headers);
    const isSession = actor.kind === 'app_user' && actor.source === 'published';
    if (isSession && token !== null) answer.header('set-cookie', sessionCookie(token));
    return reply;
  });
  bind(api, listVersions, ({ actor, params }) => publishing.versions(actor, params.appId));
  bind(api, serveVersion, ({ actor, params }) =>
    publishing.serveVersion(actor, params.appId, params.version),
  );
  bind(api, sourcesBySlug, ({ actor, params }) => publishing.publishedSources(actor, { slug: params.slug }));
  bind(api, sourcesOfNone, ({ actor }) => publishing.publishedSources(actor, {}));
  bind(api, sourcesById, ({ actor, params }) => publishing.publishedSources(actor, { id: params.appId }));
}
