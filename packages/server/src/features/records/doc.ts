/** A record as it travels. */
export type Doc = Record<string, unknown>;
