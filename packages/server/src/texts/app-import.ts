/** Apps from elsewhere. */
export const appImportWords = {
  hint: 'Leave out node_modules.',
  notUtf8: (path: string) => `${path} isn’t UTF-8 text. Save it as UTF-8, then zip it again.`,
} as const;
