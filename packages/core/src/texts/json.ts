const counted = (count: number) => count.toLocaleString('en');

/** JSON that is more than is read at once. */
export const jsonExcessWords = {
  depth: (levels: number) => `This is nested deeper than ${levels} levels.`,
  keys: (most: number) => `An object in this has more than ${counted(most)} keys. Split it into several.`,
  values: (most: number) => `This holds more than ${counted(most)} values. Send it in parts.`,
} as const;
