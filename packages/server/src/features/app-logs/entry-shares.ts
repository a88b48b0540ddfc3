import type { LogLimits, LogShare } from '../../config-logs.ts';

/** How many lines an app's log holds, and their bytes. */
export type Totals = { users: LogShare; visitors: LogShare };
/** As they are stored: all of them, and the visitors' among them. */
export type TotalsRow = {
  entries: unknown;
  bytes: unknown;
  visitor_entries: unknown;
  visitor_bytes: unknown;
};

export function totalsOf({ entries, bytes, visitor_entries, visitor_bytes }: TotalsRow): Totals {
  const visitors = { lines: Number(visitor_entries), bytes: Number(visitor_bytes) };
  return {
    users: { lines: Number(entries) - visitors.lines, bytes: Number(bytes) - visitors.bytes },
    visitors,
  };
}

/**
 * How much of what is kept each may hold. Visitors have a part for sure, and beyond it what users leave free; users have
 * all that visitors do not hold of theirs. So whoever is not known in an app never costs more of its users' lines than
 * that part.
 */
export function sharesOf(limits: Pick<LogLimits, 'kept' | 'keptOfVisitors'>, totals: Totals): Totals {
  const shareOf = (what: keyof LogShare) => {
    const { [what]: all } = limits.kept;
    const visitors = Math.max(all * limits.keptOfVisitors, all - totals.users[what]);
    return { visitors, users: all - Math.min(visitors, totals.visitors[what]) };
  };
  const [lines, bytes] = [shareOf('lines'), shareOf('bytes')];
  return {
    users: { lines: lines.users, bytes: bytes.users },
    visitors: { lines: lines.visitors, bytes: bytes.visitors },
  };
}

/** A little more may stand there until it is cut. */
const slack = 1.02;
export const isOver = (held: LogShare, most: LogShare): boolean =>
  held.lines > most.lines * slack || held.bytes > most.bytes * slack;

export const over = (held: LogShare, most: LogShare): LogShare => ({
  lines: Math.max(0, held.lines - most.lines),
  bytes: Math.max(0, held.bytes - most.bytes),
});
