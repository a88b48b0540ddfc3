import { appFile, deleteAppFile, fileUses, listAppFiles } from '@sayso/contracts/files';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '../../http/api.ts';
import { Bytes, bind } from '../../http/bind.ts';
import { rangeOf } from './byte-range.ts';
import { isPage } from './kinds.ts';
import type { Files, Keeping } from './service.ts';
import type { FileRow } from './store.ts';

export function fileRoutes(api: Api, files: Files): void {
  bind(api, listAppFiles, ({ actor, params, query }) => files.list(actor, params.appId, query));
  bind(api, fileUses, ({ actor, params, query }) => files.usesOf(actor, params.appId, query.names));
  bind(api, deleteAppFile, ({ actor, params }) => files.remove(actor, params));
  bind(api, appFile, async ({ params, query, request, reply }) => {
    const { row, keeping, read } = await files.show(params, query.token);
    describe(reply, row, keeping);
    if (isKnown(request, row)) {
      reply.code(304);
      return new Bytes(null);
    }
    const range = mayGivePart(request, row) ? rangeOf(request.headers.range, row.bytes) : null;
    if (range === 'unsatisfiable') {
      reply.code(416).header('content-range', `bytes */${row.bytes}`);
      return new Bytes(null);
    }
    if (range === null) reply.header('content-length', row.bytes);
    else {
      reply
        .code(206)
        .header('content-range', `bytes ${range.first}-${range.last}/${row.bytes}`)
        .header('content-length', range.last - range.first + 1);
    }
    return new Bytes(request.method === 'HEAD' ? null : await read(range ?? undefined));
  });
}

/** What an app's people upload is never a page of this origin: nothing in it runs, whatever it is. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; media-src 'self'; sandbox";

function cacheControlOf(keeping: Keeping): string {
  if (keeping === 'for-good') return 'public, max-age=31536000, immutable';
  return keeping === 'while-stored' ? 'private, no-cache' : `private, max-age=${keeping.seconds}`;
}

function describe(reply: FastifyReply, row: FileRow, keeping: Keeping): void {
  const disposition = isPage(row.name) ? 'attachment' : 'inline';
  // Chrome shows no PDF in a sandbox; scripts in one never reach the origin.
  const isPdf = row.type === 'application/pdf';
  reply
    .type(row.type)
    .header('etag', row.etag)
    .header('accept-ranges', 'bytes')
    .header('cache-control', cacheControlOf(keeping))
    .header('content-disposition', `${disposition}; filename*=UTF-8''${encodeName(row.original_name)}`)
    .header('content-security-policy', isPdf ? policy.replace('; sandbox', '') : policy)
    .header('access-control-expose-headers', 'content-disposition, content-range, etag');
}

/** As RFC 8187 wants it. */
const encodeName = (name: string) =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const isKnown = ({ headers }: FastifyRequest, { etag }: FileRow): boolean =>
  (headers['if-none-match'] ?? '')
    .split(',')
    .some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === etag);

/** A part of another file than the one that was begun would be of no use. */
const mayGivePart = ({ headers }: FastifyRequest, { etag }: FileRow): boolean =>
  headers['if-range'] === undefined || headers['if-range'] === etag;
