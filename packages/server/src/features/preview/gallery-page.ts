import { randomBytes } from 'node:crypto';
import { internalModules } from '@sayso/compiler/library';
import { galleryStyles } from '@sayso/compiler/styles/app-styles';
import { fontFaces } from '@sayso/compiler/styles/fonts';
import type { VendorSet } from '@sayso/compiler/vendor/vendor-set';
import type { AppHosts } from '../../http/dispatch.ts';
import { previewPageWords } from '../../texts/pages.ts';

/**
 * The kit's components on records that lie in the page itself. It stands on the builder's host, so its policy lets it
 * reach nothing but the library: no call to the server is possible from it.
 */
export function galleryHost(vendor: VendorSet, vendorOrigin: string): AppHosts['gallery'] {
  let styles: Promise<string> | null = null;
  const module = internalModules.kitGallery;
  return async ({ reply }) => {
    styles ??= galleryStyles();
    const nonce = randomBytes(16).toString('base64');
    const preloads = vendor
      .preloads(module)
      .map((path) => `<link rel="modulepreload" crossorigin href="${vendorOrigin}${path}">`);
    const font = fontFaces((name) => vendorOrigin + vendor.fontPath(name));
    const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${previewPageWords.gallery}</title><meta name="robots" content="noindex">
${preloads.join('\n')}
<style>${font}</style><style>${await styles}</style>
</head><body><div id="root"></div>
<script type="module" nonce="${nonce}">import { startGallery } from '${vendorOrigin}${vendor.path(module)}'; startGallery(document.getElementById('root'));</script>
</body></html>`;
    const policy = [
      "default-src 'none'",
      `script-src 'nonce-${nonce}' ${vendorOrigin}`,
      "style-src 'unsafe-inline'",
      'img-src data: blob:',
      `font-src ${vendorOrigin}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; ');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .send(html);
  };
}
