import type { AnyEndpoint } from '@sayso/contracts/endpoint';

/** Calls that generated apps make from their own hosts; everything else belongs to the builder's origin. */
export const isAppScoped = ({ caller, path }: Pick<AnyEndpoint, 'caller' | 'path'>): boolean =>
  caller === 'app' || (caller === 'anyone' && path.startsWith('/apps/'));

/** Request headers that existing clients send (wire.md, "Transport"). */
export const clientHeaders = [
  'Authorization',
  'Content-Type',
  'Accept',
  'api_key',
  'X-App-Id',
  'X-App-Slug',
  'X-Environment',
  'X-Origin-URL',
  'X-Socket-Id',
  'X-Data-Env',
  'on-behalf-of',
  'Base44-Functions-Version',
  'Base44-App-Id',
  'Base44-State',
  'X-Base44-Anonymous-Id',
].join(', ');
