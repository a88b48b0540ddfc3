export const nameWords = { newApp: 'New App' } as const;
