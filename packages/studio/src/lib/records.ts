/** Whose records are meant. */
export type Place = { appId: string; entity: string };

/** Where the query cache keeps records: what changes some of them lets go of all that stands below. */
export const recordKeys = {
  ofApp: (appId: string) => ['records', appId] as const,
  all: ({ appId, entity }: Place) => [...recordKeys.ofApp(appId), entity] as const,
  windows: (place: Place) => [...recordKeys.all(place), 'window'] as const,
  counts: (place: Place) => [...recordKeys.all(place), 'count'] as const,
  found: (place: Place, text: string) => [...recordKeys.all(place), 'search', text] as const,
  names: (place: Place, ids: readonly string[]) => [...recordKeys.all(place), 'names', ids] as const,
};
