import type { Config } from '../config.ts';

/** Which of our names a request was made to; decides what may be served there. */
export type HostKind =
  | { kind: 'builder' }
  /** Bare localhost or a loopback address: API and health only, pages redirect to the builder's name. */
  | { kind: 'loopback' }
  | { kind: 'preview'; appId: string }
  | { kind: 'app'; slug: string }
  | { kind: 'vendor' }
  | { kind: 'unknown'; host: string };

const loopback = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** Host name of a Host header, lower case, without port and final dot; null when it is no host at all. */
export function hostName(header: string | undefined): string | null {
  const match = /^(\[[0-9a-f:]+\]|[^:/?#@\s\\]+)(?::\d+)?$/i.exec(header ?? '');
  return match?.[1]?.toLowerCase().replace(/\.$/, '') ?? null;
}

export function hostOf(config: Config, header: string | undefined): HostKind {
  const host = hostName(header);
  if (host === null) return { kind: 'unknown', host: '' };
  if (host === config.builder.host) return { kind: 'builder' };
  if (loopback.has(host)) return { kind: 'loopback' };
  const suffix = `.${config.apps.host}`;
  if (!host.endsWith(suffix)) return { kind: 'unknown', host };
  const label = host.slice(0, -suffix.length);
  if (label === 'vendor') return { kind: 'vendor' };
  const preview = /^preview--([0-9a-f]{24})$/.exec(label)?.[1];
  if (preview !== undefined) return { kind: 'preview', appId: preview };
  const slug = /^app--([a-z0-9-]{3,40})$/.exec(label)?.[1];
  if (slug !== undefined) return { kind: 'app', slug };
  return { kind: 'unknown', host };
}
