export const commands = { title: 'Search', description: 'Type to search' } as const;
