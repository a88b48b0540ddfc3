import type { Failure } from '@sayso/contracts/chat';
import { cutAtSeam } from './cut-text.ts';
import { fenceData } from './prompt/data-fence.ts';
import { entityLine } from './prompt/entity-line.ts';
import type { SourceTree } from './source-tree.ts';

/** Bounds of a whole report; docs/decisions/0030-repair-tells-all-of-it.md says why. */
const mostTold = 12;
const longestReport = 6_000;
const longestMessage = 600;
const longestDetail = 2_500;
const longestFields = 1_500;
const longestHints = 800;
const longestWaiting = 300;

const request =
  'Put them right with action blocks: an edit of the file as it is shown, or a write of the whole file. Change nothing else. A new file that is not needed after all is taken back with a delete block.';

const refused = 'The checks of what you wrote found mistakes, so the files named here did not go live.';
const live = 'The checks of what you wrote found mistakes in files that are live now.';
const waits =
  'Nothing is wrong with these; they go live as they are once the others do, so leave them alone:';
const doubts = 'Not sure to be mistakes, but look at them too:';

/** What only waits for other files; nothing is to be done about it but to mend those. */
export const waiting = 'waiting';

/** What a failure is about, whatever line it has moved to. */
export function failureKey({ code, path, symbol, message, excerpt = '' }: Failure): string {
  // A parser stops at the first mistake, often after it, so the next one of the kind is known by the code around it.
  if (code === 'syntax') return `${code} ${path} ${message} ${excerpt.replace(/\s+/g, ' ').trim()}`;
  // A block that cannot be laid over a file is the same mistake in whatever words.
  if (code === 'refused' || code === 'edit') return `${code} ${path}`;
  return `${code} ${path} ${symbol ?? message}`;
}

/** One of each at each place. */
export function distinct<Each extends Failure>(failures: readonly Each[]): Each[] {
  const known = new Map(
    failures.map((failure) => {
      const { line, column, message, detail } = failure;
      return [`${failureKey(failure)} ${line} ${column} ${detail ?? message}`, failure];
    }),
  );
  return [...known.values()];
}

/** How many places there are of each. */
export function countFailures(failures: readonly Failure[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const failure of distinct(failures)) {
    const key = failureKey(failure);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Another round is worth its time where one has mended something, whatever else it has found or made. */
export function hasShrunk(before: readonly Failure[], after: readonly Failure[]): boolean {
  const left = countFailures(after);
  return [...countFailures(before)].some(([key, count]) => (left.get(key) ?? 0) < count);
}

type Told = {
  /** The app as the model is shown it. */
  sources?: SourceTree;
  /** What may be right as it is. */
  hints?: readonly Failure[];
};

/** Tells a model what is wrong, all places of each mistake together, with as much of the code as there is room for. */
export function reportFailures(
  failures: readonly Failure[],
  { sources = {}, hints = [] }: Told = {},
): string {
  const isWaiting = ({ code }: Failure) => code === waiting;
  const wrong = failures.filter((failure) => !isWaiting(failure));
  const told = wrong.length > 0 ? wrong : failures;
  const waitingPaths = [...new Set(failures.filter(isWaiting).map(({ path }) => path))];
  const head = `${failures.every((failure) => failure.live === true) ? live : refused} ${request}`;
  const tail = [
    ...fieldsOf(told, sources),
    ...(hints.length > 0 ? [`${doubts}\n${hintLines(hints)}`] : []),
    ...(wrong.length > 0 && waitingPaths.length > 0
      ? [`${waits} ${cutAtSeam(waitingPaths.join(', '), longestWaiting)}`]
      : []),
  ];
  const room = longestReport - head.length - tail.reduce((sum, part) => sum + part.length + 2, 0);
  return [head, ...describeWithin(groupsOf(told), room), ...tail].join('\n\n');
}

const hintLines = (hints: readonly Failure[]): string =>
  cutAtSeam(groupsOf(hints).slice(0, mostTold).map(headOf).join('\n'), longestHints);

/** Places of one mistake in one file. */
type Group = readonly [Failure, ...Failure[]];

function groupsOf(failures: readonly Failure[]): Group[] {
  const groups = new Map<string, [Failure, ...Failure[]]>();
  for (const failure of distinct(failures)) {
    const { path, code, message, detail } = failure;
    const key = `${code} ${path} ${detail ?? message}`;
    const group = groups.get(key);
    if (group) group.push(failure);
    else groups.set(key, [failure]);
  }
  return [...groups.values()];
}

/** Every mistake before any code: an excerpt is there as a whole, or not at all. */
function describeWithin(groups: readonly Group[], most: number): string[] {
  const lines: string[] = [];
  // Room for what says how many are left.
  let room = most - 40;
  for (const group of groups.slice(0, mostTold)) {
    const head = headOf(group);
    if (head.length + 2 > room) break;
    lines.push(head);
    room -= head.length + 2;
  }
  const left = groups.length - lines.length;
  for (const [at, line] of lines.entries()) {
    const group = groups[at];
    const code = group === undefined ? '' : codeOf(group);
    if (code === '' || code.length + 1 > room) continue;
    lines[at] = `${line}\n${code}`;
    room -= code.length + 1;
  }
  return left > 0 ? [...lines, `(${left} more of the kind)`] : lines;
}

function headOf(group: Group): string {
  const [{ path, message, hint, detail }] = group;
  const at = group.flatMap(({ line }) => line ?? []).sort((a, b) => a - b);
  const places = [...new Set(at)];
  const said = detail === undefined ? cutAtSeam(message, longestMessage) : cutAtSeam(detail, longestDetail);
  const lines = [`- ${[path, ...linesIn(places)].join(', ')}: ${said}`];
  if (hint !== undefined) lines.push(`  ${cutAtSeam(hint, longestMessage)}`);
  return lines.join('\n');
}

function linesIn(places: readonly number[]): string[] {
  const last = places.at(-1);
  if (last === undefined) return [];
  if (places.length === 1) return [`line ${last}`];
  return [`lines ${places.slice(0, -1).join(', ')} and ${last}`];
}

/** Lines that an excerpt has before its place, fewer at the top of a file. */
const linesBefore = 2;

/** The lines around all places, those that touch as one piece. */
function codeOf(group: Group): string {
  const lines = new Map<number, string>();
  for (const { line, excerpt } of group) {
    if (line === undefined || excerpt === undefined) continue;
    const first = Math.max(1, line - linesBefore);
    for (const [at, text] of excerpt.split('\n').entries()) lines.set(first + at, text);
  }
  const pieces: string[][] = [];
  let before: number | undefined;
  for (const line of [...lines.keys()].sort((a, b) => a - b)) {
    if (before === undefined || line > before + 1) pieces.push([]);
    pieces.at(-1)?.push(lines.get(line) ?? '');
    before = line;
  }
  return pieces.map((piece) => fenceData(piece.join('\n'))).join('\n');
}

const fieldCodes = new Set(['unknown-field', 'unknown-value', 'schema']);
const mostEntities = 4;

/** The entities that mistakes are about, as they are: whoever invented a field is told which there are. */
function fieldsOf(failures: readonly Failure[], sources: SourceTree): string[] {
  const named = failures.flatMap(({ code, symbol = '' }) =>
    fieldCodes.has(code) ? (/^(\w+)\./.exec(symbol)?.[1] ?? []) : [],
  );
  const lines = [...new Set(named)].slice(0, mostEntities).flatMap((name) => {
    const schema = sources[`entities/${name}`];
    return schema === undefined ? [] : [entityLine(name, schema)];
  });
  if (lines.length === 0) return [];
  const told = fenceData(cutAtSeam(lines.join('\n'), longestFields));
  return [`All fields that there are (! is required, -> refers to):\n${told}`];
}
