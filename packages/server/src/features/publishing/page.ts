import { createHash } from 'node:crypto';
import { brotliText, gzipText } from '@sayso/compiler/compress';
import { filesPath } from '@sayso/compiler/publish/files-path';
import { publishedPageWords } from '../../texts/pages.ts';
import { escapeHtml } from './escape-html.ts';
import {
  doorStyles,
  headOf,
  type PageOrigins,
  type PageSubject,
  shortDescription,
  spaced,
} from './page-head.ts';
import type { Publication } from './store.ts';

export type PublishedPage = {
  status: 200 | 404;
  policy: string;
  etag: string;
  /** The page as it is sent, compressed once for all requests. */
  bodies: { plain: Buffer; br: Buffer; gzip: Buffer };
};

/** JSON inside a script element: no text of it may end the element. */
const embedJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The HTML of one address of a published app: it names the app and is worth seeing before any script has run. */
export async function publishedPage(subject: PageSubject): Promise<PublishedPage> {
  const plain = Buffer.from(pageHtml(subject));
  const [br, gzip] = await Promise.all([brotliText(plain), gzipText(plain)]);
  const policy = policyOf(subject);
  // With its policy: a browser that is told "unchanged" goes on by the one that it kept.
  const digest = createHash('sha256').update(policy).update(plain).digest('base64url');
  const status = subject.shown.kind === 'unknown' ? 404 : 200;
  return { status, bodies: { plain, br, gzip }, policy, etag: `"${digest.slice(0, 22)}"` };
}

/**
 * Nothing inline runs, so no hash has to be named; styles may be inline because the first paint needs them. Files of
 * apps lie on the builder's origin, which is no https on a machine of one's own.
 */
const policyOf = ({ app, origins: { builder } }: PageSubject) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' https: data: blob: ${builder}`,
    `media-src 'self' https: data: blob: ${builder}`,
    "font-src 'self' data:",
    `connect-src 'self' https: wss: ws: ${builder}`,
    'worker-src blob:',
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    // A page around it could lay its own buttons over the app's.
    ...(app.allowsEmbedding ? [] : [`frame-ancestors 'self' ${builder}`]),
  ].join('; ');

function pageHtml(subject: PageSubject): string {
  const { app, origins } = subject;
  const isOpen = app.visibility === 'public_without_login';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
${headOf(subject)}
<style>${shellStyles}${doorStyles(app)}</style>
</head><body><div id="root">${shell(app)}</div>
<script type="application/json" id="app-config">${embedJson(configOf(app, origins))}</script>
<script type="module" src="${filesPath}${isOpen ? app.bundle.entry : app.bundle.gate}"></script>
</body></html>`;
}

const configOf = (app: Publication, origins: PageOrigins) => ({
  appId: app.appId,
  slug: app.slug,
  name: app.name,
  logoUrl: app.logo_url,
  mainPage: app.main_page,
  publicSettings: app.visibility,
  mainOrigin: origins.builder,
});

/** Stands until the script has drawn the app; where none runs, it says what is here and names the pages. */
function shell(app: Publication): string {
  const isOpen = app.visibility === 'public_without_login';
  const logo = app.logo_url ? `<img src="${escapeHtml(app.logo_url)}" alt="">` : '';
  const about = isOpen ? escapeHtml(shortDescription(app)) : '';
  const links = isOpen
    ? Object.keys(app.bundle.pages)
        .map((name) => `<li><a href="/${encodeURIComponent(name)}">${escapeHtml(spaced(name))}</a></li>`)
        .join('')
    : '';
  const withoutScript = `<noscript>${about ? `<p>${about}</p>` : ''}${links ? `<ul>${links}</ul>` : ''}<p>${publishedPageWords.needsScript}</p></noscript>`;
  return `<div class="sayso-shell"><h1>${logo}${escapeHtml(app.name)}</h1>${withoutScript}<i></i><i></i><i></i></div>`;
}

const shellStyles =
  '.sayso-shell{font:15px/1.5 system-ui,sans-serif;padding:24px;max-width:1100px}' +
  '.sayso-shell h1{display:flex;align-items:center;gap:10px;margin:0;font-size:18px;line-height:1.4;font-weight:600}' +
  '.sayso-shell img{width:28px;height:28px;border-radius:7px;object-fit:cover}' +
  '.sayso-shell i{display:block;height:72px;margin-top:16px;border-radius:12px;background:rgb(128 128 128/.12)}';
