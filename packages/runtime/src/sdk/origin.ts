/** Where the runtime runs: read once from the page that started it. */
export type Place = { appId: string; slug: string; apiBase: string; mainOrigin: string };

const metaOf = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

let given: Partial<Place> = {};

/** What a published bundle knows better than the page's meta tags. */
export function setPlace(place: Partial<Place>): void {
  given = { ...given, ...place };
}

export function getPlace(): Place {
  return {
    appId: given.appId ?? metaOf('sayso-app'),
    slug: given.slug ?? metaOf('sayso-slug'),
    apiBase: given.apiBase ?? `${location.origin}/api`,
    mainOrigin: given.mainOrigin ?? (metaOf('sayso-main') || location.origin),
  };
}

export { metaOf };
