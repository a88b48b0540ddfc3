import { Fault } from '@sayso/contracts/faults';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { commonWords } from '../texts/common.ts';
import { type Api, sendFault } from './api.ts';
import { hostOf } from './hosts.ts';
import { origins } from './origins.ts';
import { createStudioHost } from './studio.ts';
import { unknownHostPage } from './unknown-host-page.ts';

type Page = { request: FastifyRequest; reply: FastifyReply };

/** What answers pages and files on the hosts of apps; supplied by the parts that own them. */
export type AppHosts = {
  vendor(page: Page): Promise<unknown>;
  /** The components of generated apps, on the builder's own host. */
  gallery(page: Page): Promise<unknown>;
  preview(page: Page & { appId: string }): Promise<unknown>;
  published(page: Page & { slug: string }): Promise<unknown>;
  /** A domain that is none of ours: null where no app answers under it. */
  custom(page: Page & { host: string }): Promise<unknown>;
  /** Whether an app answers under such a domain. */
  isCustom(host: string): Promise<boolean>;
};

const nowhere = async () => {
  throw new Fault('not_found', commonWords.notFound);
};

/** Everything outside /api: health, and a page or file by the host that was asked. */
export async function dispatchPages(api: Api, config: Config) {
  const hosts: AppHosts = {
    vendor: nowhere,
    gallery: nowhere,
    preview: nowhere,
    published: nowhere,
    custom: async () => null,
    isCustom: async () => false,
  };
  const studio = await createStudioHost(api, config);

  const unknown = unknownHostPage(origins.builder(config));
  const sendUnknown = (reply: FastifyReply) =>
    reply
      .code(404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', unknown.policy)
      .send(unknown.html);

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.url === '/api' || request.url.startsWith('/api/') || request.url.startsWith('/api?')) {
      throw new Fault('not_found', commonWords.notFound);
    }
    const host = api.hostOf(request);
    switch (host.kind) {
      case 'builder':
        if (config.kitGallery && /^\/kit(?:[/?]|$)/.test(request.url))
          return hosts.gallery({ request, reply });
        return studio(request, reply);
      case 'loopback':
        return reply.code(302).redirect(`${origins.builder(config)}${request.url}`);
      case 'vendor':
        return hosts.vendor({ request, reply });
      case 'preview':
        return hosts.preview({ request, reply, appId: host.appId });
      case 'app':
        return hosts.published({ request, reply, slug: host.slug });
      case 'unknown':
        return (await hosts.custom({ request, reply, host: host.host })) ?? sendUnknown(reply);
    }
  };
  // HEAD routes come with GET ones.
  api.app.get('/*', answer);
  api.app.setNotFoundHandler((request, reply) =>
    sendFault(new Fault('not_found', commonWords.notFound), request, reply),
  );

  return {
    register(given: Partial<AppHosts>): void {
      Object.assign(hosts, given);
    },

    /** Sockets are for the builder and for apps, on domains of their own too. */
    async mayConnect(header: string | undefined): Promise<boolean> {
      const host = hostOf(config, header);
      if (host.kind === 'unknown') return host.host !== '' && hosts.isCustom(host.host);
      return host.kind !== 'vendor';
    },

    /** Whether a page of this origin is the builder's own. */
    isBuilderOrigin(origin: string): boolean {
      const { kind } = hostOf(config, URL.parse(origin)?.host);
      return kind === 'builder' || kind === 'loopback';
    },
  };
}
