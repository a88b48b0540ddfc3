import { filesPath } from '@sayso/compiler/publish/files-path';
import { texts } from '@sayso/contracts/texts';
import { plainColor } from '@sayso/core/plain-color';
import { mainPageOf } from '@sayso/core/resolve-page';
import { publishedPageWords } from '../../texts/pages.ts';
import { escapeHtml } from './escape-html.ts';
import { iconAddress } from './icon.ts';
import type { Shown } from './shown.ts';
import type { Publication } from './store.ts';

/** Origins of the builder and of the app's public address. */
export type PageOrigins = { builder: string; app: string };
export type PageSubject = { app: Publication; shown: Shown; origins: PageOrigins };

export function headOf(subject: PageSubject): string {
  const { app } = subject;
  const isOpen = app.visibility === 'public_without_login';
  return [
    `<title>${escapeHtml(titleOf(subject))}</title>`,
    `<link rel="icon" href="${escapeHtml(iconAddress(app))}">`,
    ...runtimeMetas(subject),
    ...robots(subject),
    ...preview(subject),
    isOpen ? openLinks(subject) : gateLinks(app),
  ].join('\n');
}

/** `TaskBoard` reads as "Task Board". */
export const spaced = (name: string): string =>
  name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll('_', ' ');

const isMain = ({ app, shown }: PageSubject): boolean =>
  shown.kind === 'page' &&
  shown.name === mainPageOf({ mainPage: app.main_page, names: Object.keys(app.bundle.pages) });

/** As the runtime titles its pages; the main page is the app itself to whoever finds it elsewhere. */
function titleOf(subject: PageSubject): string {
  const { app, shown } = subject;
  if (shown.kind === 'login') return publishedPageWords.signIn(app.name);
  if (shown.kind === 'unknown') return `${texts.pageNotFound} · ${app.name}`;
  return shown.kind === 'page' && !isMain(subject) ? `${spaced(shown.name)} · ${app.name}` : app.name;
}

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

/** What the runtime of an app with a login knows before anybody is let in. */
const runtimeMetas = ({ app, origins }: PageSubject): string[] => [
  meta('sayso-app', app.appId),
  meta('sayso-slug', app.slug),
  meta('sayso-main', origins.builder),
  meta('sayso-name', app.name),
  meta('sayso-logo', app.logo_url ?? ''),
  meta('sayso-visibility', app.visibility),
];

const robots = ({ app, shown }: PageSubject): string[] =>
  app.visibility === 'private_with_login' || shown.kind === 'login' || shown.kind === 'unknown'
    ? [meta('robots', 'noindex')]
    : [];

/** What others show of a link to the page (Open Graph). What a private app is about is told to those inside alone. */
function preview(subject: PageSubject): string[] {
  const { app, shown, origins } = subject;
  const about = app.visibility === 'private_with_login' ? '' : shortDescription(app);
  const path = shown.kind === 'page' && !isMain(subject) ? `/${encodeURIComponent(shown.name)}` : '/';
  const image = pictureOf(app, origins);
  return [
    property('og:title', titleOf(subject)),
    property('og:type', 'website'),
    property('og:site_name', app.name),
    property('og:url', origins.app + path),
    meta('twitter:card', 'summary'),
    ...(about ? [meta('description', about), property('og:description', about)] : []),
    ...(image ? [property('og:image', image)] : []),
  ];
}

export const shortDescription = ({ description }: Publication): string =>
  (description ?? '').replace(/\s+/g, ' ').trim().slice(0, 200);

/** Whole and fetchable, as those who show previews ask for. */
function pictureOf({ logo_url }: Publication, origins: PageOrigins): string | null {
  if (!logo_url || !URL.canParse(logo_url, origins.app)) return null;
  const address = new URL(logo_url, origins.app);
  return /^https?:$/.test(address.protocol) ? address.href : null;
}

/** Styles inline and the modules of this page named at once, so that nothing waits for another file to name it. */
function openLinks({ app: { bundle }, shown }: PageSubject): string {
  const own = shown.kind === 'page' ? (bundle.pages[shown.name] ?? []) : [];
  const files = new Set([...bundle.entryFiles, ...bundle.layout, ...own]);
  const preloads = [...files].map((file) => `<link rel="modulepreload" href="${filesPath}${file}">`);
  if (bundle.usesFont) {
    preloads.unshift(
      `<link rel="preload" as="font" type="font/woff2" crossorigin href="${filesPath}${bundle.font}">`,
    );
  }
  return [...preloads, `<style id="sayso-css">${bundle.css.replaceAll('</', '<\\/')}</style>`].join('\n');
}

const gateLinks = ({ bundle }: Publication): string =>
  bundle.gateFiles.map((file) => `<link rel="modulepreload" href="${filesPath}${file}">`).join('\n');

/** The door of the app has its colour; the ink on it is white or black, whichever can be read. */
export function doorStyles({ theme_color }: Publication): string {
  const color = plainColor(theme_color);
  if (color === null) return '';
  return (
    `.sy-screen{--primary:${color};--primary-hover:${color};` +
    '--primary-foreground:oklch(from var(--primary) clamp(0,(.66 - l)*1000,1) 0 0)}'
  );
}
