import { totalmem } from 'node:os';
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

const mostHosts = 10_000;
/** Answers of the lane hold what the other caches hold too, until those let go of it. */
const mostBytes = Math.min(256 * 2 ** 20, totalmem() / 32);
/** What the other caches know by then is looked up again: a smaller form of a file, for one. */
const keepMs = 60_000;

/** Good for one state of one app: anything that changes it gives a new object. */
type Kept = { app: Publication; answer: FastAnswer; etag: string | null; until: number };

/**
 * Pages and files of apps that are open to everybody, as long as all that it takes is in memory; whatever else is left
 * to the routes, which also bring it into memory. Thousands of apps do not fit the processor's caches, so the usual
 * request costs two look-ups and no more.
 */
export const publishedLane = ({ hostOf, served, files, folderOf }: Deps): FastLane => {
  const slugs = new Map<string, string | null>();
  const slugOf = (header = ''): string | null => {
    const known = slugs.get(header);
    if (known !== undefined) return known;
    const host = hostOf(header);
    const slug = host.kind === 'app' ? host.slug : null;
    if (slugs.size >= mostHosts) slugs.clear();
    slugs.set(header, slug);
    return slug;
  };
  const answers = new LRUCache<string, Kept>({
    maxSize: Math.round(mostBytes),
    sizeCalculation: ({ answer }) => (answer.body?.length ?? 0) + 1_000,
  });
  const make = (app: Publication, url: string, encoding: Encoding): Omit<Kept, 'app' | 'until'> | null => {
    if (!url.startsWith(filesPath)) {
      const page = served.knownPage(app, url);
      return page ? pageAnswer(page, encoding) : null;
    }
    const file = files.known({ folder: folderOf(app.appId), file: url.slice(filesPath.length), encoding });
    return file ? fileAnswer(file) : null;
  };
  const keptOf = (app: Publication, url: string, encoding: Encoding): Kept | null => {
    const key = `${app.slug} ${encoding} ${url}`;
    const known = answers.get(key);
    if (known && known.app === app && known.until > Date.now()) return known;
    const made = make(app, url, encoding);
    if (!made) return null;
    const kept = { ...made, app, until: Date.now() + keepMs };
    answers.set(key, kept);
    return kept;
  };
  return ({ headers, url = '/' }) => {
    const slug = slugOf(headers.host);
    const app = slug === null ? undefined : served.known(slug);
    if (!app || app.isBlocked || app.visibility !== 'public_without_login') return null;
    const kept = keptOf(app, url, bestEncoding(headers['accept-encoding']));
    if (!kept) return null;
    const { etag, answer } = kept;
    return etag !== null && headers['if-none-match'] === etag ? unchanged(etag) : answer;
  };
};

const unchanged = (etag: string): FastAnswer => ({
  status: 304,
  headers: { 'cache-control': 'no-cache', etag },
  body: null,
});

function fileAnswer({ body, encoding, type }: HashedFile) {
  const headers = {
    'cache-control': lastingFile(true),
    vary: 'accept-encoding',
    'content-type': type,
    ...(encoding === null ? {} : { 'content-encoding': encoding }),
  };
  return { answer: { status: 200, headers, body }, etag: null };
}

function pageAnswer(page: PublishedPage, encoding: Encoding) {
  const body = page.bodies[encoding ?? 'plain'];
  const answer = { status: page.status, headers: pageHeaders(page, encoding), body };
  return { answer, etag: page.status === 200 ? page.etag : null };
}

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
