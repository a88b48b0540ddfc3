import type { Failure } from '@sayso/contracts/chat';

const mostTold = 5;
const longestReport = 2_000;
const longestExcerpt = 400;
const longestMessage = 300;

const request =
  'Put them right with action blocks: an edit of the file as it is shown, or a write of the whole file. Change nothing else.';

const refused = 'The checks of what you wrote found mistakes, so the files named here did not go live.';
const live = 'The checks of what you wrote found mistakes in files that are live now.';

/** What a failure is about, whatever line it has moved to. */
export const failureKey = ({ code, path, symbol, message }: Failure): string =>
  `${code} ${path} ${symbol ?? message}`;

/** One of each. */
export function distinct(failures: readonly Failure[]): Failure[] {
  const known = new Map(failures.map((failure) => [failureKey(failure), failure]));
  return [...known.values()];
}

/** Only where a round has left fewer than there were is another one worth its time. */
export const hasShrunk = (before: readonly Failure[], after: readonly Failure[]): boolean =>
  distinct(after).length < distinct(before).length;

/** Tells a model what is wrong: at most five failures, 2,000 characters in all. */
export function reportFailures(failures: readonly Failure[]): string {
  const all = distinct(failures);
  let report = `${all.every((failure) => failure.live === true) ? live : refused} ${request}`;
  let told = 0;
  for (const failure of all.slice(0, mostTold)) {
    const next = `${report}\n\n${describe(failure)}`;
    if (next.length > longestReport - 40) break;
    report = next;
    told += 1;
  }
  const left = all.length - told;
  return left > 0 ? `${report}\n\n(${left} more of the kind)` : report;
}

function describe({ path, line, message, hint, excerpt }: Failure): string {
  const place = line === undefined ? path : `${path}, line ${line}`;
  const lines = [`- ${place}: ${message.slice(0, longestMessage)}`];
  if (hint !== undefined) lines.push(`  ${hint.slice(0, longestMessage)}`);
  if (excerpt !== undefined)
    lines.push('```', excerpt.slice(0, longestExcerpt).replaceAll('```', "'''"), '```');
  return lines.join('\n');
}
