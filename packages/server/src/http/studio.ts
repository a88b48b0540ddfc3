import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { Fault } from '@sayso/contracts/faults';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { commonWords } from '../texts/common.ts';
import { startupWords } from '../texts/startup.ts';
import type { Api } from './api.ts';
import { appLinkTarget } from './app-links.ts';
import { origins } from './origins.ts';

type Page = { html: string; policy: string; modified: number };

/** Serves the built studio: hashed assets for good, its one page for every other address. */
export async function createStudioHost(api: Api, config: Config) {
  const root = config.studioDir;
  await api.app.register(fastifyStatic, { root: config.rootDir, serve: false, preCompressed: true });
  let page: Page | null = null;

  const readPage = (): Page => {
    const path = join(root, 'index.html');
    const modified = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    // While a new build takes the place of the one before there may be none for a moment.
    if (page && (modified === undefined || page.modified === modified)) return page;
    if (modified === undefined) throw new Fault('unavailable', startupWords.studioNotBuilt);
    const html = readFileSync(path, 'utf8');
    page = { html, policy: contentPolicy(config, html), modified };
    return page;
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const target = appLinkTarget(config, request.url);
    if (target !== null) return reply.code(302).redirect(target);
    const path = decodedPath(request.url);
    if (path !== '/' && path !== '/index.html' && isFile(join(root, path))) {
      const isHashed = path.startsWith('/assets/');
      return reply.sendFile(path.slice(1), root, {
        immutable: isHashed,
        maxAge: isHashed ? '1y' : '1h',
      });
    }
    // A missing asset is missing; answering the page for it would only confuse the browser.
    if (path.startsWith('/assets/')) throw new Fault('not_found', commonWords.notFound);
    const { html, policy } = readPage();
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy)
      .send(html);
  };
}

function decodedPath(url: string): string {
  try {
    const path = decodeURIComponent(url.split('?', 1)[0] ?? '/');
    return path.includes('..') || path.includes('\0') ? '/' : path;
  } catch {
    return '/';
  }
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Inline scripts of the page (the theme's first paint) are named by hash; nothing else inline runs. */
function contentPolicy(config: Config, html: string): string {
  const hashes = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  const apps = origins.anyApp(config);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https: ${apps}`,
    "media-src 'self'",
    "font-src 'self' data:",
    `connect-src 'self' ws: wss: ${apps}`,
    `frame-src ${apps}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
