import { createHash } from 'node:crypto';
import { popupWords } from '../../texts/pages.ts';

/**
 * Stands on the app's own origin and tells that origin alone, which is the one that client libraries listen to. The
 * token comes behind `#`, which no server and no log sees. The library closes the window once it has been told.
 */
const script = `(() => {
  const given = new URLSearchParams(location.hash.slice(1));
  history.replaceState(null, '', location.pathname);
  const access_token = given.get('access_token');
  if (access_token && window.opener) {
    window.opener.postMessage({ access_token, is_new_user: given.get('is_new_user') === 'true' }, location.origin);
    setTimeout(() => window.close(), 3000);
  }
  document.getElementById('said').textContent = ${JSON.stringify(popupWords.done)};
})();`;

export const popupHtml = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${popupWords.title}</title><meta name="robots" content="noindex">
<style>
:root{color-scheme:light dark}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:24px;box-sizing:border-box;font:15px/1.6 system-ui,sans-serif;background:#faf9f7;color:#655e58}
@media (prefers-color-scheme:dark){body{background:#171412;color:#a69d95}}
</style></head><body><main><p id="said" role="status">${popupWords.working}</p></main>
<script>${script}</script></body></html>`;

export const popupPolicy = [
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
