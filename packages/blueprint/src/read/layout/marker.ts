/** Stands between a thing and what its table or heading surely lists as its attributes; nobody types it. */
export const lists = '\u0001';

export const listed = (thing: string, attributes: readonly string[]): string =>
  `${thing}${lists}${attributes.join(', ')}`;
