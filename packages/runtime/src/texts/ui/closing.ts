export const closing = { close: 'Close' } as const;
