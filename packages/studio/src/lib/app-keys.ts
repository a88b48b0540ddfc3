/** Query keys of apps; every list of them goes stale at once with `lists`. */
export const appKeys = {
  lists: ['apps', 'list'] as const,
  /** Within the lists: what makes those stale makes this stale, too. */
  deleted: ['apps', 'list', 'deleted'] as const,
  list: (filter: object) => ['apps', 'list', filter] as const,
  one: (appId: string) => ['apps', 'one', appId] as const,
};
