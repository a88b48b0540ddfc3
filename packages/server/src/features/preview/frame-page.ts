import { randomBytes } from 'node:crypto';
import { internalModules } from '@sayso/compiler/library';
import type { VendorSet } from '@sayso/compiler/vendor/vendor-set';
import { previewPageWords } from '../../texts/pages.ts';

type Given = { appId: string; builderOrigin: string; vendorOrigin: string; vendor: VendorSet };

/** What the host and nearly every page load, named at once so that nothing waits for another module to name it. */
const soonNeeded = [
  internalModules.hostPreview,
  'react-dom/client',
  internalModules.jsx,
  internalModules.refresh,
  internalModules.entity,
  internalModules.lucideIcon,
  '@/kit',
];

/**
 * Runs before any module. React looks for the refresh hook once, while it starts, so the hook stands there first;
 * and the app is asked for while the library is still loading.
 */
const earlyScript = (appId: string) => `(() => {
let last = 0;
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= { renderers: new Map(), supportsFiber: true,
inject(renderer) { this.renderers.set(++last, renderer); return last; },
onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {} };
const ticket = new URLSearchParams(location.search).get('access_token');
if (!ticket) return;
const reply = fetch('/api/apps/${appId}/preview/boot', { method: 'POST',
headers: { 'content-type': 'application/json' }, body: JSON.stringify({ access_token: ticket }) })
.then(async (sent) => ({ status: sent.status, body: await sent.json() }));
globalThis.__saysoBoot = { ticket, reply };
reply.then(({ body }) => { for (const href of body.preloads ?? []) {
document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: 'anonymous', href }));
} }, () => {});
})()`;

/** The page of a preview frame: nothing of the app stands in it, so anybody may fetch it. */
export function framePage({ appId, builderOrigin, vendorOrigin, vendor }: Given) {
  const nonce = randomBytes(16).toString('base64');
  const host = internalModules.hostPreview;
  const preloads = [...new Set(soonNeeded.flatMap((name) => vendor.preloads(name)))].map(
    (path) => `<link rel="modulepreload" crossorigin href="${vendorOrigin}${path}">`,
  );
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${previewPageWords.title}</title><link rel="icon" href="data:,">
<script nonce="${nonce}">${earlyScript(appId)}</script>
<meta name="sayso-app" content="${appId}"><meta name="sayso-main" content="${builderOrigin}">
${preloads.join('\n')}
</head><body><div id="root"></div>
<script type="module" nonce="${nonce}">import { startPreview } from '${vendorOrigin}${vendor.path(host)}'; startPreview();</script>
</body></html>`;
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'self' ${vendorOrigin}`,
    "style-src 'self' 'unsafe-inline'",
    // Files of apps lie on the builder's origin, which is no https on a machine of one's own.
    `img-src 'self' https: data: blob: ${builderOrigin}`,
    `media-src 'self' https: data: blob: ${builderOrigin}`,
    `font-src 'self' data: ${vendorOrigin}`,
    `connect-src 'self' https: wss: ws: ${builderOrigin}`,
    'worker-src blob:',
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${builderOrigin}`,
  ].join('; ');
  return { html, policy };
}
