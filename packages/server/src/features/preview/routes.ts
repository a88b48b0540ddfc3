import type { VendorSet } from '@sayso/compiler/vendor/vendor-set';
import { Fault } from '@sayso/contracts/faults';
import { bootPreview, locateFrames, previewToken, tryClasses, viewAsToken } from '@sayso/contracts/preview';
import type { Api } from '../../http/api.ts';
import { bind } from '../../http/bind.ts';
import type { AppHosts } from '../../http/dispatch.ts';
import { commonWords } from '../../texts/common.ts';
import { framePage } from './frame-page.ts';
import type { Preview } from './service.ts';

export function previewRoutes(api: Api, preview: Preview): void {
  bind(api, previewToken, ({ actor, params }) => preview.ticket(actor, params.appId));
  bind(api, viewAsToken, ({ actor, params, body }) => preview.ticket(actor, params.appId, body.role));
  bind(api, bootPreview, ({ params, body }) => preview.boot(params.appId, body.access_token));
  bind(api, tryClasses, ({ actor, params, body }) => preview.tryClasses(actor, params.appId, body.classes));
  bind(api, locateFrames, ({ actor, params, body }) => preview.locate(actor, params.appId, body.frames));
}

const moduleAddress = /^\/_m\/([0-9a-f]{24})\/((?:[\w-]+\/){0,2}[\w-]+)\.js(\.map)?(?:\?|$)/;
const forGood = 'immutable, max-age=31536000';

type Origins = { builderOrigin: string; vendorOrigin: string };

/** Pages and modules of preview hosts. */
export const previewHost =
  (preview: Preview, vendor: VendorSet, origins: Origins): AppHosts['preview'] =>
  async ({ request, reply, appId }) => {
    const [, version, path, map] = moduleAddress.exec(request.url) ?? [];
    if (version === undefined || path === undefined) {
      if (request.url.startsWith('/_m/')) throw new Fault('not_found', commonWords.notFound);
      const { html, policy } = framePage({ appId, vendor, ...origins });
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', policy)
        .send(html);
    }
    const found = await preview.module(appId, version, path);
    if (!found || (map && !found.map)) throw new Fault('not_found', commonWords.notFound);
    reply.header('cache-control', `private, ${forGood}`);
    if (map) return reply.type('application/json').send(found.map);
    const mapLine = found.map ? `\n//# sourceMappingURL=${path.split('/').at(-1)}.js.map` : '';
    return reply.type('text/javascript; charset=utf-8').send(found.code + mapLine);
  };

/** The library that all apps share: the same bytes for everybody, so any origin may have them. */
export const vendorHost =
  (vendor: VendorSet): AppHosts['vendor'] =>
  async ({ request, reply }) => {
    const path = request.url.split('?')[0] ?? '';
    const file = path.startsWith(`/${vendor.hash}/`) ? path.slice(vendor.hash.length + 2) : '';
    if (!/^(?:[\w-]+\/)?[\w.-]+\.(?:js|woff2)$/.test(file) || file.includes('..'))
      throw new Fault('not_found', commonWords.notFound);
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    const made = vendor.onDemand(file);
    if (made !== undefined) {
      return reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', `public, ${forGood}`)
        .send(made);
    }
    return reply.sendFile(file, vendor.folder, { immutable: true, maxAge: '1y' });
  };
