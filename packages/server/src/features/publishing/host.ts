import { filesPath } from '@sayso/compiler/publish/files-path';
import { Fault } from '@sayso/contracts/faults';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppHosts } from '../../http/dispatch.ts';
import { type Encoding, sendHashedFile } from './hashed-file.ts';
import { letterIcon } from './icon.ts';
import { notServedPage } from './not-served-page.ts';
import type { ServedApps } from './served.ts';
import type { Publishing } from './service.ts';
import type { Publication } from './store.ts';

type Deps = {
  served: ServedApps;
  publishing: Publishing;
  /** The app that answers under a domain of its own. */
  findDomain: (domain: string) => Promise<{ slug: string } | null>;
};
type Asked = { request: FastifyRequest; reply: FastifyReply };

/** Pages and hashed files of published apps, below the apps' name and on domains of their own. */
export function publishedHosts({ served, publishing, findDomain }: Deps) {
  const published = async ({ request, reply, slug }: Asked & { slug: string }) => {
    const publication = (await served.bySlug(slug))?.publication;
    if (!publication || publication.isBlocked) return pageNotFound(reply);
    const path = request.url.split('?')[0] ?? '/';
    if (path.startsWith(filesPath)) {
      return sendFile({ request, reply, publication, publishing }, path.slice(filesPath.length));
    }
    const own = sendOwnFile(path, publication, reply);
    return own ?? sendPage(request, reply, await served.pageAt(publication, path));
  };
  const custom = async ({ request, reply, host }: Asked & { host: string }) => {
    const found = await findDomain(host);
    return found ? published({ request, reply, slug: found.slug }) : null;
  };
  return { published, custom } satisfies Partial<AppHosts>;
}

const bestEncoding = (accepted = ''): Encoding =>
  /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;

const pageNotFound = (reply: FastifyReply) =>
  reply.code(404).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(notServedPage);

/** What browsers and robots ask for by themselves; null for addresses of the app. */
function sendOwnFile(path: string, app: Publication, reply: FastifyReply): FastifyReply | null {
  if (path === '/robots.txt') {
    const rule = app.visibility === 'private_with_login' ? 'Disallow: /' : 'Disallow: /api/';
    return reply.type('text/plain').send(`User-agent: *\n${rule}\n`);
  }
  if (path === '/favicon.ico') {
    reply.header('cache-control', 'public, max-age=3600');
    if (app.logo_url && /^(?:https?:|\/)/.test(app.logo_url)) return reply.redirect(app.logo_url);
    return reply.type('image/svg+xml').send(letterIcon(app.name));
  }
  // Pages have no dot in their names.
  if (/^\/[^/]+\.(?:ico|png|svg|txt|xml|json|webmanifest)$/.test(path)) {
    throw new Fault('not_found', 'Not found');
  }
  return null;
}

type Page = Awaited<ReturnType<ServedApps['pageAt']>>;

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  reply.header('cache-control', 'no-cache');
  if (page.status === 200) reply.header('etag', page.etag);
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const encoding = bestEncoding(request.headers['accept-encoding']);
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', page.policy)
    .header('vary', 'accept-encoding')
    .send(page.bodies[encoding ?? 'plain']);
}

const fileName = /^[\w-][\w.-]*\.(?:js|css|woff2)$/;

async function sendFile(
  { request, reply, publication, publishing }: Asked & { publication: Publication; publishing: Publishing },
  file: string,
): Promise<FastifyReply> {
  if (!fileName.test(file)) throw new Fault('not_found', 'Not found');
  const { appId, bundle, visibility } = publication;
  const isOpen =
    visibility === 'public_without_login' || file === bundle.font || bundle.gateFiles.includes(file);
  if (!publishing.mayFetch(appId, isOpen, request.headers.cookie)) {
    throw new Fault('forbidden', 'Sign in to the app first', { reason: 'auth_required' });
  }
  reply.header('cache-control', `${isOpen ? 'public' : 'private'}, max-age=31536000, immutable`);
  const encoding = bestEncoding(request.headers['accept-encoding']);
  if (!(await sendHashedFile(reply, { folder: publishing.folderOf(appId), file, encoding }))) {
    reply.removeHeader('cache-control');
    throw new Fault('not_found', 'Not found');
  }
  return reply;
}
