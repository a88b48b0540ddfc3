import type { FastAnswer } from '../../http/lane.ts';
import type { Encoding } from './hashed-files.ts';
import type { ServedEntry } from './served-now.ts';
import type { Publication } from './store.ts';

export type LaneAnswer = FastAnswer & { etag: string | null };
type ByUrl = Map<string, LaneAnswer>;

/** What one host answers, as long as what it serves stays the same. */
export type LaneHost = {
  readonly slug: string;
  entry: ServedEntry | null;
  /** Where it is open to everybody. */
  app: Publication | null;
  /** In ms; what other caches know by then is looked up again: a smaller form of a file, for one. */
  until: number;
  bytes: number;
  readonly br: ByUrl;
  readonly gzip: ByUrl;
  readonly plain: ByUrl;
};

const mostHosts = 10_000;
const keepMs = 60_000;
/** What an answer takes beside its body. */
const headBytes = 1_000;

/** Answers by host, encoding and address, bounded in bytes: hosts that were asked least lately are forgotten first. */
export function createLaneAnswers(mostBytes: number) {
  const hosts = new Map<string, LaneHost>();
  let bytes = 0;

  const empty = (host: LaneHost): void => {
    for (const answers of [host.br, host.gzip, host.plain]) answers.clear();
    bytes -= host.bytes;
    host.bytes = 0;
  };
  const makeRoom = (): void => {
    const used = [...hosts.values()].filter((host) => host.bytes > 0);
    used.sort((a, b) => (a.entry?.usedAt ?? 0) - (b.entry?.usedAt ?? 0));
    for (const host of used) {
      if (bytes <= mostBytes * 0.9) return;
      empty(host);
    }
  };

  return {
    hostOf: (header: string): LaneHost | undefined => hosts.get(header),

    add(header: string, slug: string): LaneHost {
      if (hosts.size >= mostHosts) {
        hosts.clear();
        bytes = 0;
      }
      const host: LaneHost = {
        slug,
        entry: null,
        app: null,
        until: 0,
        bytes: 0,
        br: new Map(),
        gzip: new Map(),
        plain: new Map(),
      };
      hosts.set(header, host);
      return host;
    },

    /** Starts anew with what is served now. */
    renew(host: LaneHost, { entry, now }: { entry: ServedEntry | null; now: number }): void {
      empty(host);
      const app = entry?.served?.publication ?? null;
      const isOpen = app?.visibility === 'public_without_login' && !app.isBlocked;
      Object.assign(host, { entry, app: isOpen ? app : null, until: now + keepMs });
    },

    keep(host: LaneHost, given: { url: string; encoding: Encoding; answer: LaneAnswer }): void {
      const size = (given.answer.body?.length ?? 0) + headBytes;
      host[given.encoding ?? 'plain'].set(given.url, given.answer);
      host.bytes += size;
      bytes += size;
      if (bytes > mostBytes) makeRoom();
    },
  };
}
