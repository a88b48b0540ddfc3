import {
  deployApp,
  enterApp,
  listVersions,
  serveVersion,
  sourcesById,
  sourcesBySlug,
  sourcesOfNone,
} from '@sayso/contracts/publishing';
import type { Api } from '../../http/api.ts';
import { bind } from '../../http/bind.ts';
import type { Publishing } from './service.ts';

export function publishingRoutes(api: Api, publishing: Publishing): void {
  bind(api, deployApp, ({ actor, params }) => publishing.deploy(actor, params.appId));
  bind(api, enterApp, async ({ actor, params, reply: answer }) => {
    const { reply, cookie } = await publishing.enter(actor, params.appId);
    if (cookie) answer.header('set-cookie', cookie);
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
