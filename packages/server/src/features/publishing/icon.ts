import { escapeHtml } from './escape-html.ts';

/** The name's first letter, for apps without a logo. */
export function letterIcon(name: string): string {
  const [letter = ''] = name.trim();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#44403c"/><text x="16" y="23" font-family="system-ui,sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="#fff">${escapeHtml(letter.toUpperCase())}</text></svg>`;
}

/** The logo, else the name's first letter; never left to be asked for. */
export const iconAddress = ({ name, logo_url }: { name: string; logo_url: string | null }): string =>
  logo_url ?? `data:image/svg+xml,${encodeURIComponent(letterIcon(name))}`;
