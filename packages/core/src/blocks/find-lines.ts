/** Where a run of lines begins in others; each line of either is looked at a few times, however often they repeat. */
export function placesOf(wanted: readonly string[], lines: readonly string[]): number[] {
  const places: number[] = [];
  if (wanted.length === 0) return places;
  const overlaps = overlapsOf(wanted);
  let matched = 0;
  for (const [at, line] of lines.entries()) {
    matched = advance(wanted, { overlaps, matched, line });
    if (matched < wanted.length) continue;
    places.push(at - wanted.length + 1);
    matched = overlaps[matched - 1] ?? 0;
  }
  return places;
}

type Step = { overlaps: readonly number[]; matched: number; line: string };

/** How many of the wanted lines match up to this one, when so many matched before it. */
function advance(wanted: readonly string[], { overlaps, matched, line }: Step): number {
  let length = matched;
  while (length > 0 && wanted[length] !== line) length = overlaps[length - 1] ?? 0;
  return wanted[length] === line ? length + 1 : length;
}

/** For each line of a run, how many of its first lines end with it as well (Knuth, Morris and Pratt, 1977). */
function overlapsOf(wanted: readonly string[]): number[] {
  const overlaps = [0];
  let matched = 0;
  for (const line of wanted.slice(1)) {
    matched = advance(wanted, { overlaps, matched, line });
    overlaps.push(matched);
  }
  return overlaps;
}
