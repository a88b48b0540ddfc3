type Own = {
  /** Origin of the builder, such as `https://sayso.example`. */
  origin: string;
  /** Further hosts (with port) that belong to this installation: its apps' names and their verified domains. */
  isOwnHost?: (host: string) => boolean;
};

/**
 * The address to go to after signing in, or null where it must not be followed (P-LOGIN-05).
 * It is parsed as a browser would, so that `//host`, `/\host` and `https:host` cannot pass as paths.
 */
export function safeFromUrl(fromUrl: string | null | undefined, { origin, isOwnHost }: Own): URL | null {
  if (!fromUrl || fromUrl.length > 2000 || !URL.canParse(fromUrl, origin)) return null;
  const url = new URL(fromUrl, origin);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  if (url.username !== '' || url.password !== '') return null;
  if (url.origin !== new URL(origin).origin && !isOwnHost?.(url.host)) return null;
  // A token in the address would sign the person in as someone else.
  url.searchParams.delete('access_token');
  return url;
}
