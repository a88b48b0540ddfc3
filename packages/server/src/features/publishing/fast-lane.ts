import { totalmem } from 'node:os';
import { filesPath } from '@sayso/compiler/publish/files-path';
import type { HostKind } from '../../http/hosts.ts';
import type { FastAnswer, FastLane } from '../../http/lane.ts';
import type { Encoding, HashedFile, HashedFiles } from './hashed-files.ts';
import { createLaneAnswers, type LaneAnswer, type LaneHost } from './lane-answers.ts';
import type { PublishedPage } from './page.ts';
import { isResetLink } from './reset-link.ts';
import type { ServedApps } from './served.ts';
import type { Publication } from './store.ts';

type Deps = {
  hostOf: (header: string | undefined) => HostKind;
  served: ServedApps;
  files: HashedFiles;
  folderOf: (appId: Publication['appId']) => string;
  mostBytes?: number;
};

export const bestEncoding = (accepted = ''): Encoding =>
  /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;

/** A file's name says what is in it, so it is good for ever. */
export const lastingFile = (isOpen: boolean) =>
  `${isOpen ? 'public' : 'private'}, max-age=31536000, immutable`;

/** Answers of the lane hold what the other caches hold too, until those let go of it. */
const usualBytes = Math.min(256 * 2 ** 20, totalmem() / 32);

/**
 * Pages and files of apps that are open to everybody, as long as all that it takes is in memory; whatever else is left
 * to the routes, which also bring it into memory. Thousands of apps do not fit the processor's caches, so the usual
 * request costs two look-ups and no more: its host, and there its address.
 */
export const publishedLane = ({
  hostOf,
  served,
  files,
  folderOf,
  mostBytes = usualBytes,
}: Deps): FastLane => {
  const answers = createLaneAnswers(mostBytes);
  /** Only hosts that serve something: endless others lead nowhere. */
  const learn = (header: string): LaneHost | null => {
    const host = hostOf(header);
    return host.kind === 'app' && served.known(host.slug) ? answers.add(header, host.slug) : null;
  };
  const make = (app: Publication, url: string, encoding: Encoding): LaneAnswer | null => {
    if (isResetLink(url)) return null;
    if (!url.startsWith(filesPath)) {
      const page = served.knownPage(app, url);
      return page ? pageAnswer(page, encoding) : null;
    }
    const file = files.known({ folder: folderOf(app.appId), file: url.slice(filesPath.length), encoding });
    return file ? fileAnswer(file) : null;
  };
  const appOf = (host: LaneHost): Publication | null => {
    const now = Date.now();
    const { entry } = host;
    if (host.until > now && entry !== null && entry.until > now) entry.usedAt = now;
    else answers.renew(host, { entry: served.known(host.slug), now });
    return host.app;
  };
  return ({ headers, url = '/' }) => {
    const header = headers.host ?? '';
    const host = answers.hostOf(header) ?? learn(header);
    const app = host && appOf(host);
    if (!app) return null;
    const encoding = bestEncoding(headers['accept-encoding']);
    let answer: LaneAnswer | null = host[encoding ?? 'plain'].get(url) ?? null;
    if (!answer) {
      answer = make(app, url, encoding);
      if (!answer) return null;
      answers.keep(host, { url, encoding, answer });
    }
    const { etag } = answer;
    return etag !== null && headers['if-none-match'] === etag ? unchanged(etag) : answer;
  };
};

const unchanged = (etag: string): FastAnswer => ({
  status: 304,
  headers: { 'cache-control': 'no-cache', etag },
  body: null,
});

function fileAnswer({ body, encoding, type }: HashedFile): LaneAnswer {
  const headers = {
    'cache-control': lastingFile(true),
    vary: 'accept-encoding',
    'content-type': type,
    ...(encoding === null ? {} : { 'content-encoding': encoding }),
  };
  return { status: 200, headers, body, etag: null };
}

function pageAnswer(page: PublishedPage, encoding: Encoding): LaneAnswer {
  const body = page.bodies[encoding ?? 'plain'];
  const { status, etag } = page;
  return { status, headers: pageHeaders(page, encoding), body, etag: status === 200 ? etag : null };
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
