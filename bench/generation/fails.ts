/** Why statements do not hold, in classes that can be counted. */
export const reasons = [
  'entity missing',
  'field missing',
  'page missing',
  'control missing',
  'otherwise than said',
  'not kept',
  'not refused',
  'stuck',
  'unknown check',
] as const;
export type Reason = (typeof reasons)[number];

export class Fails extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, seen: string) {
    super(seen);
    this.reason = reason;
  }
}

export function need(holds: boolean, reason: Reason, seen: string): asserts holds {
  if (!holds) throw new Fails(reason, seen);
}

/** The first few, so that evidence stays short. */
export const few = (texts: readonly string[], most = 12): string =>
  texts.length > most
    ? `${texts.slice(0, most).join(', ')} and ${texts.length - most} more`
    : texts.join(', ');
