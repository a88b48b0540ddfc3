import { createHash } from 'node:crypto';
import { brotliText, gzipText } from '@sayso/compiler/compress';
import { filesPath } from '@sayso/compiler/publish/files-path';
import type { Publication } from './store.ts';

export type PublishedPage = {
  policy: string;
  etag: string;
  /** The page as it is sent, compressed once for all requests. */
  bodies: { plain: Buffer; br: Buffer; gzip: Buffer };
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** JSON inside a script element: no text of it may end the element. */
const embedJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The page of a published app: it names the app and is worth seeing before any script has run. */
export async function publishedPage(app: Publication, origins: { builder: string }): Promise<PublishedPage> {
  const plain = Buffer.from(pageHtml(app, origins));
  const [br, gzip] = await Promise.all([brotliText(plain), gzipText(plain)]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { bodies: { plain, br, gzip }, policy, etag };
}

/** Nothing inline runs, so no hash has to be named; styles may be inline because the first paint needs them. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' https: data: blob:",
  "media-src 'self' https: data: blob:",
  "font-src 'self' data:",
  "connect-src 'self' https: wss: ws:",
  'worker-src blob:',
  "form-action 'self'",
  "object-src 'none'",
  "base-uri 'none'",
].join('; ');

function pageHtml(app: Publication, origins: { builder: string }): string {
  const isOpen = app.visibility === 'public_without_login';
  const head = isOpen ? openHead(app) : gatedHead(app);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(app.name)}</title>
<link rel="icon" href="${escapeHtml(iconOf(app))}">
${metas(app, origins).join('\n')}
${head}
<style>${shellStyles}</style>
</head><body><div id="root">${shell(app)}</div>
<script type="application/json" id="app-config">${embedJson(configOf(app, origins))}</script>
<script type="module" src="${filesPath}${isOpen ? app.bundle.entry : app.bundle.gate}"></script>
</body></html>`;
}

const configOf = (app: Publication, origins: { builder: string }) => ({
  appId: app.appId,
  slug: app.slug,
  name: app.name,
  logoUrl: app.logo_url,
  mainPage: app.main_page,
  publicSettings: app.visibility,
  mainOrigin: origins.builder,
});

function metas(app: Publication, origins: { builder: string }): string[] {
  const text = escapeHtml((app.description ?? '').replace(/\s+/g, ' ').slice(0, 200));
  const named = {
    'sayso-app': app.appId,
    'sayso-main': origins.builder,
    'sayso-name': escapeHtml(app.name),
    'sayso-logo': escapeHtml(app.logo_url ?? ''),
    'sayso-visibility': app.visibility,
  };
  const lines = Object.entries(named).map(([name, content]) => `<meta name="${name}" content="${content}">`);
  // What a private app is about is told to those inside alone.
  const isPrivate = app.visibility === 'private_with_login';
  lines.push(
    `<meta property="og:title" content="${escapeHtml(app.name)}"><meta property="og:type" content="website">`,
  );
  if (isPrivate) lines.push('<meta name="robots" content="noindex">');
  else if (text)
    lines.push(
      `<meta name="description" content="${text}"><meta property="og:description" content="${text}">`,
    );
  return lines;
}

/** Styles inline and the first page's modules named at once, so that nothing waits for another file to name it. */
function openHead({ bundle, main_page }: Publication): string {
  const main = main_page && Object.hasOwn(bundle.pages, main_page) ? bundle.pages[main_page] : undefined;
  const first = main_page ? (main ?? []) : (Object.values(bundle.pages)[0] ?? []);
  const files = new Set([...bundle.entryFiles, ...bundle.layout, ...first]);
  const preloads = [...files].map((file) => `<link rel="modulepreload" href="${filesPath}${file}">`);
  if (bundle.usesFont) {
    preloads.unshift(
      `<link rel="preload" as="font" type="font/woff2" crossorigin href="${filesPath}${bundle.font}">`,
    );
  }
  return [...preloads, `<style id="sayso-css">${bundle.css.replaceAll('</', '<\\/')}</style>`].join('\n');
}

const gatedHead = ({ bundle }: Publication): string =>
  bundle.gateFiles.map((file) => `<link rel="modulepreload" href="${filesPath}${file}">`).join('\n');

/** The logo, else the name's first letter; never left to be asked for. */
function iconOf({ name, logo_url }: Publication): string {
  if (logo_url) return logo_url;
  const [letter = ''] = name.trim();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#44403c"/><text x="16" y="23" font-family="system-ui,sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="#fff">${escapeHtml(letter.toUpperCase())}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const shell = (app: Publication) =>
  `<div class="sayso-shell"><b>${escapeHtml(app.name)}</b><i></i><i></i><i></i></div>`;

const shellStyles =
  '.sayso-shell{font:600 18px/1.4 system-ui,sans-serif;padding:24px;max-width:1100px}' +
  '.sayso-shell i{display:block;height:72px;margin-top:16px;border-radius:12px;background:rgb(128 128 128/.12)}';
