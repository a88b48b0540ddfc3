import { filesPath } from '@sayso/compiler/publish/files-path';
import { LRUCache } from 'lru-cache';
import type { FastAnswer, FastLane } from '../../http/fast-lane.ts';
import type { HostKind } from '../../http/hosts.ts';
import type { Encoding, HashedFile, HashedFiles } from './hashed-files.ts';
import type { PublishedPage } from './page.ts';
import type { ServedApps } from './served.ts';
import type { Publication } from './store.ts';

type Deps = {
  hostOf: (header: string | undefined) => HostKind;
  served: ServedApps;
  files: HashedFiles;
  folderOf: (appId: Publication['appId']) => string;
};

export const bestEncoding = (accepted = ''): Encoding =>
  /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;

/** A file's name says what is in it, so it is good for ever. */
export const lastingFile = (isOpen: boolean) =>
  `${isOpen ? 'public' : 'private'}, max-age=31536000, immutable`;

/**
 * Pages and files of apps that are open to everybody, as long as all that it takes is in memory; whatever else is left
 * to the routes, which also bring it into memory.
 */
export const publishedLane = ({ hostOf, served, files, folderOf }: Deps): FastLane => {
  const slugs = new LRUCache<string, { slug: string | null }>({ max: 5_000 });
  const slugOf = (header = ''): string | null => {
    const known = slugs.get(header);
    if (known) return known.slug;
    const host = hostOf(header);
    const slug = host.kind === 'app' ? host.slug : null;
    slugs.set(header, { slug });
    return slug;
  };
  return ({ headers, url = '/' }) => {
    const slug = slugOf(headers.host);
    const app = slug === null ? undefined : served.known(slug);
    if (!app || app.isBlocked || app.visibility !== 'public_without_login') return null;
    const encoding = bestEncoding(headers['accept-encoding']);
    if (!url.startsWith(filesPath)) {
      const page = served.knownPage(app, url);
      return page ? pageAnswer(page, encoding, headers['if-none-match']) : null;
    }
    const file = files.known({ folder: folderOf(app.appId), file: url.slice(filesPath.length), encoding });
    return file ? fileAnswer(file) : null;
  };
};

/** Answers by what they send; a body is one form of one page or file. */
const answers = new WeakMap<Buffer, FastAnswer>();

function answerOf(body: Buffer, status: number, headers: () => Record<string, string>): FastAnswer {
  const known = answers.get(body);
  if (known) return known;
  const made = { status, headers: headers(), body };
  answers.set(body, made);
  return made;
}

const fileAnswer = ({ body, encoding, type }: HashedFile): FastAnswer =>
  answerOf(body, 200, () => ({
    'cache-control': lastingFile(true),
    vary: 'accept-encoding',
    'content-type': type,
    ...(encoding === null ? {} : { 'content-encoding': encoding }),
  }));

export function pageHeaders(page: PublishedPage, encoding: Encoding): Record<string, string> {
  return {
    'cache-control': 'no-cache',
    ...(page.status === 200 ? { etag: page.etag } : {}),
    ...(encoding === null ? {} : { 'content-encoding': encoding }),
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.policy,
    vary: 'accept-encoding',
  };
}

function pageAnswer(page: PublishedPage, encoding: Encoding, known: string | undefined): FastAnswer {
  const { etag } = page;
  if (page.status === 200 && known === etag) {
    return { status: 304, headers: { 'cache-control': 'no-cache', etag }, body: null };
  }
  return answerOf(page.bodies[encoding ?? 'plain'], page.status, () => pageHeaders(page, encoding));
}
