import { filesPath } from '@sayso/compiler/publish/files-path';
import { Fault } from '@sayso/contracts/faults';
import { deployApp, enterApp } from '@sayso/contracts/publishing';
import type { FastifyReply } from 'fastify';
import type { Api } from '../../http/api.ts';
import { bind } from '../../http/bind.ts';
import type { AppHosts } from '../../http/dispatch.ts';
import { type Encoding, sendHashedFile } from './hashed-file.ts';
import { notServedPage } from './not-served-page.ts';
import type { ServedApps } from './served.ts';
import type { Publishing } from './service.ts';

export function publishingRoutes(api: Api, publishing: Publishing): void {
  bind(api, deployApp, ({ actor, params }) => publishing.deploy(actor, params.appId));
  bind(api, enterApp, async ({ actor, params, reply: answer }) => {
    const { reply, cookie } = await publishing.enter(actor, params.appId);
    if (cookie) answer.header('set-cookie', cookie);
    return reply;
  });
}

const bestEncoding = (accepted = ''): Encoding =>
  /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;

const fileName = /^[\w-][\w.-]*\.(?:js|css|woff2)$/;
const pageNotFound = (reply: FastifyReply) =>
  reply.code(404).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(notServedPage);

/** Pages and hashed files of published apps. */
export const publishedHost =
  (served: ServedApps, publishing: Publishing): AppHosts['published'] =>
  async ({ request, reply, slug }) => {
    const found = await served.bySlug(slug);
    const { publication, page } = found ?? {};
    if (!publication || !page || publication.isBlocked) return pageNotFound(reply);
    const path = request.url.split('?')[0] ?? '/';
    if (path === '/robots.txt') {
      const rule = publication.visibility === 'private_with_login' ? 'Disallow: /' : 'Disallow: /api/';
      return reply.type('text/plain').send(`User-agent: *\n${rule}\n`);
    }
    // Asked for by browsers and robots by themselves; pages have no dot in their names.
    if (/^\/[^/]+\.(?:ico|png|svg|txt|xml|json|webmanifest)$/.test(path))
      throw new Fault('not_found', 'Not found');
    if (path.startsWith(filesPath)) return sendFile(path.slice(filesPath.length));
    reply.header('etag', page.etag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    reply.type('text/html; charset=utf-8').header('content-security-policy', page.policy);
    const encoding = bestEncoding(request.headers['accept-encoding']);
    if (encoding !== null) reply.header('content-encoding', encoding);
    return reply.header('vary', 'accept-encoding').send(page.bodies[encoding ?? 'plain']);

    async function sendFile(file: string): Promise<FastifyReply> {
      if (!publication || !fileName.test(file)) throw new Fault('not_found', 'Not found');
      const { gateFiles, font } = publication.bundle;
      const isOpen =
        publication.visibility === 'public_without_login' || file === font || gateFiles.includes(file);
      if (!publishing.mayFetch(publication.appId, isOpen, request.headers.cookie)) {
        throw new Fault('forbidden', 'Sign in to the app first', { reason: 'auth_required' });
      }
      reply.header('cache-control', `${isOpen ? 'public' : 'private'}, max-age=31536000, immutable`);
      const folder = publishing.folderOf(publication.appId);
      const encoding = bestEncoding(request.headers['accept-encoding']);
      if (!(await sendHashedFile(reply, { folder, file, encoding }))) {
        reply.removeHeader('cache-control');
        throw new Fault('not_found', 'Not found');
      }
      return reply;
    }
  };
