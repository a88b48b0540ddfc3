import { filesPath } from '@sayso/compiler/publish/files-path';
import { Fault } from '@sayso/contracts/faults';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppHosts } from '../../http/dispatch.ts';
import { commonWords } from '../../texts/common.ts';
import { publishingWords } from '../../texts/publishing.ts';
import { bestEncoding, lastingFile, pageHeaders } from './fast-lane.ts';
import type { HashedFiles } from './hashed-files.ts';
import { letterIcon } from './icon.ts';
import { notServedPage } from './not-served-page.ts';
import { isResetLink, resetOnMainHost } from './reset-link.ts';
import type { ServedApps } from './served.ts';
import type { Publishing } from './service.ts';
import type { Publication } from './store.ts';

type Deps = {
  served: ServedApps;
  publishing: Publishing;
  files: HashedFiles;
  /** The app that answers under a domain of its own. */
  findDomain: (domain: string) => Promise<{ slug: string } | null>;
  builderOrigin: string;
};
type Asked = { request: FastifyRequest; reply: FastifyReply };

/** Pages and hashed files of published apps, below the apps' name and on domains of their own. */
export function publishedHosts({ served, publishing, files, findDomain, builderOrigin }: Deps) {
  const published = async ({ request, reply, slug }: Asked & { slug: string }) => {
    const publication = (await served.bySlug(slug))?.publication ?? null;
    if (isResetLink(request.url)) {
      return reply.redirect(resetOnMainHost(request.url, publication, builderOrigin));
    }
    if (!publication || publication.isBlocked) return pageNotFound(reply);
    const path = request.url.split('?')[0] ?? '/';
    if (path.startsWith(filesPath)) {
      return sendFile({ request, reply, publication, publishing, files }, path.slice(filesPath.length));
    }
    const own = sendOwnFile(path, publication, reply);
    return own ?? sendPage(request, reply, await served.pageAt(publication, path));
  };
  const custom = async ({ request, reply, host }: Asked & { host: string }) => {
    const found = await findDomain(host);
    return found ? published({ request, reply, slug: found.slug }) : null;
  };
  const isCustom = async (host: string) => (await findDomain(host)) !== null;
  return { published, custom, isCustom } satisfies Partial<AppHosts>;
}

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
    throw new Fault('not_found', commonWords.notFound);
  }
  return null;
}

type Page = Awaited<ReturnType<ServedApps['pageAt']>>;

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  const { etag, status } = page;
  if (status === 200 && request.headers['if-none-match'] === etag) {
    return reply.code(304).header('cache-control', 'no-cache').header('etag', etag).send();
  }
  const encoding = bestEncoding(request.headers['accept-encoding']);
  return reply
    .code(status)
    .headers(pageHeaders(page, encoding))
    .send(page.bodies[encoding ?? 'plain']);
}

const fileName = /^[\w-][\w.-]*\.(?:js|css|woff2)$/;

async function sendFile(
  {
    request,
    reply,
    publication,
    publishing,
    files,
  }: Asked & { publication: Publication; publishing: Publishing; files: HashedFiles },
  file: string,
): Promise<FastifyReply> {
  if (!fileName.test(file)) throw new Fault('not_found', commonWords.notFound);
  const { appId, bundle, visibility } = publication;
  const isOpen =
    visibility === 'public_without_login' || file.endsWith('.woff2') || bundle.gateFiles.includes(file);
  if (!publishing.mayFetch(appId, isOpen, request.headers.cookie)) {
    throw new Fault('forbidden', publishingWords.signInFirst, { reason: 'auth_required' });
  }
  const encoding = bestEncoding(request.headers['accept-encoding']);
  const found = await files.read({ folder: publishing.folderOf(appId), file, encoding });
  if (!found) throw new Fault('not_found', commonWords.notFound);
  if (found.encoding !== null) reply.header('content-encoding', found.encoding);
  return reply
    .header('cache-control', lastingFile(isOpen))
    .header('vary', 'accept-encoding')
    .type(found.type)
    .send(found.body);
}
