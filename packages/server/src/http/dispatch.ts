import { Fault } from '@sayso/contracts/faults';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { type Api, sendFault } from './api.ts';
import { origins } from './origins.ts';
import { createStudioHost } from './studio.ts';

type Page = { request: FastifyRequest; reply: FastifyReply };

/** What answers pages and files on the hosts of apps; supplied by the parts that own them. */
export type AppHosts = {
  vendor(page: Page): Promise<unknown>;
  preview(page: Page & { appId: string }): Promise<unknown>;
  published(page: Page & { slug: string }): Promise<unknown>;
};

const nowhere = async () => {
  throw new Fault('not_found', 'Not found');
};

/** Everything outside /api: health, and a page or file by the host that was asked. */
export async function dispatchPages(api: Api, config: Config) {
  const hosts: AppHosts = { vendor: nowhere, preview: nowhere, published: nowhere };
  const studio = await createStudioHost(api, config);

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.url === '/api' || request.url.startsWith('/api/') || request.url.startsWith('/api?')) {
      throw new Fault('not_found', 'Not found');
    }
    const host = api.hostOf(request);
    switch (host.kind) {
      case 'builder':
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
        return reply.code(404).type('text/html; charset=utf-8').send(unknownHostPage);
    }
  };
  // HEAD routes come with GET ones.
  api.app.get('/*', answer);
  api.app.setNotFoundHandler((request, reply) =>
    sendFault(new Fault('not_found', 'Not found'), request, reply),
  );

  return {
    register(given: Partial<AppHosts>): void {
      Object.assign(hosts, given);
    },
  };
}

const unknownHostPage = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Domain Not Recognized</title>
<body style="font:16px/1.5 system-ui;max-width:32rem;margin:20vh auto;padding:0 1.5rem">
<h1>Domain Not Recognized</h1><p>This domain is not associated with an app.</p></body></html>`;
