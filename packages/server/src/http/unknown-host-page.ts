import { createHash } from 'node:crypto';
import { texts } from '@sayso/contracts/texts';
import { unknownHostWords } from '../texts/pages.ts';

/**
 * Asks whether the domain belongs to an app by now (one that was just verified, or that another server knows already)
 * and opens the app, once for each visit. Without script the page says at once what is wrong.
 */
const script = `(() => {
const page = document.documentElement, tried = 'domain-tried';
const recall = () => { try { return sessionStorage.getItem(tried); } catch { return '1'; } };
const remember = () => { try { sessionStorage.setItem(tried, '1'); } catch {} };
page.className = 'resolving';
fetch('/api/apps/public/domains/' + encodeURIComponent(location.hostname)).then((reply) => {
if (reply.ok && !recall()) { remember(); location.reload(); } else page.className = '';
}, () => { page.className = ''; });
})()`;

/** The page of hosts that are no app's (P-HOST-06, P-HOST-07). */
export function unknownHostPage(builderOrigin: string): { html: string; policy: string } {
  const hash = createHash('sha256').update(script).digest('base64');
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.domainUnknown}</title><meta name="robots" content="noindex"><link rel="icon" href="data:,">
<style>
:root{color-scheme:light dark}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:24px;box-sizing:border-box;font:15px/1.6 system-ui,sans-serif;background:#faf9f7;color:#211d1a}
main{max-width:26rem;text-align:center}h1{font-size:20px;line-height:28px;margin:0 0 8px}p{margin:0 0 8px;color:#655e58}a{color:inherit}
#spinner{display:none;width:28px;height:28px;border-radius:50%;border:2.5px solid #d3cdc6;border-top-color:#655e58;animation:turn .8s linear infinite}
.resolving #spinner{display:block}.resolving main{display:none}
@keyframes turn{to{transform:rotate(360deg)}}
@media (prefers-reduced-motion:reduce){#spinner{animation-duration:3s}}
@media (prefers-color-scheme:dark){body{background:#171412;color:#f2eeea}p{color:#a69d95}}
</style></head><body>
<div id="spinner" role="status" aria-label="${unknownHostWords.looking}"></div>
<main><h1>${texts.domainUnknown}</h1>
<p>${texts.domainUnknownText}</p>
<p>${unknownHostWords.contact((text) => `<a href="${builderOrigin}">${text}</a>`)}</p></main>
<script>${script}</script></body></html>`;
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hash}'`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return { html, policy };
}
