/** For a table that nothing else names. */
export const tables = { label: 'Table' } as const;
