/** Why a statement does not hold, in words for the report. */
export class DoesNotHold extends Error {}

export function must(holds: boolean, reason: string): asserts holds {
  if (!holds) throw new DoesNotHold(reason);
}

const patience = 5000;

/** Reads until it holds; the page loads, saves and counts on its own time. */
export async function eventually<T>(
  read: () => Promise<T>,
  holds: (value: T) => boolean,
  reason: string | ((value: T) => string),
): Promise<T> {
  const deadline = Date.now() + patience;
  for (;;) {
    const value = await read();
    if (holds(value)) return value;
    if (Date.now() > deadline) throw new DoesNotHold(typeof reason === 'string' ? reason : reason(value));
    await new Promise((wake) => setTimeout(wake, 60));
  }
}

/** `2026-03-09`, so many days from today, as the browser on this machine counts days. */
export function day(offset: number): string {
  const date = new Date();
  date.setDate(date.getDate() + offset);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The first amount in a text: "$1,234.50" is 1234.5. */
export function amount(text: string): number {
  const found = /-?\d[\d,.]*/.exec(text.replace(/−/g, '-'));
  return found ? Number(found[0].replace(/,/g, '').replace(/\.$/, '')) : Number.NaN;
}

export const sameWords = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((word, at) => word.toLowerCase() === other[at]?.toLowerCase());
