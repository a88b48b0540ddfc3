/** What an address of the app opens. */
export type ResolvedPage = { kind: 'page'; name: string } | { kind: 'unknown'; name: string };

export type AppPages = { id: string; slug: string; mainPage: string | null; names: readonly string[] };

const homes = ['home', 'dashboard'];

/** The page that the bare address opens: the chosen one, else Home or Dashboard, else the first. */
export function mainPageOf({ mainPage, names }: Pick<AppPages, 'mainPage' | 'names'>): string | undefined {
  const named = (wanted: string) => names.find((name) => name.toLowerCase() === wanted.toLowerCase());
  return (mainPage && named(mainPage)) || homes.map(named).find((name) => name !== undefined) || names[0];
}

/** Reads the last path segment (P-RUN-01 to 03). */
export function resolvePage(pathname: string, app: AppPages): ResolvedPage {
  const segment = decode(pathname.split('/').at(-1) ?? '');
  const page = app.names.find((name) => name.toLowerCase() === segment.toLowerCase());
  if (page !== undefined) return { kind: 'page', name: page };
  const opensMain = ['', app.slug, app.id, 'preview'].includes(segment);
  const main = opensMain ? mainPageOf(app) : undefined;
  return main === undefined ? { kind: 'unknown', name: segment } : { kind: 'page', name: main };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
