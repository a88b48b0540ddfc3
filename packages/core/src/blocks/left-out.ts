import { diffArrays } from 'diff';
import { type StandIn, standInsIn } from './elisions.ts';
import { linesOf, mostEdits } from './line-diff.ts';

/** A stand-in of the new text that the old one had not, whatever became of the code there. */
export function newStandIn(before: string, after: string): string | undefined {
  return freshIn(before, after).find(({ certainty }) => certainty !== 'possible')?.text;
}

/**
 * What stands in the new text for code that the old one had: a comment such as "rest of the code" in whose place lines
 * are gone. A comment alone says nothing, since people write of "the rest of the week" as well; nor does a line that
 * begins with dots, which may spread a list. `mayShrink` says that the person asked for less.
 */
export function leftOutCode(
  before: string,
  after: string,
  { mayShrink = false }: { mayShrink?: boolean | undefined } = {},
): string | undefined {
  const fresh = freshIn(before, after);
  if (fresh.length === 0) return undefined;
  if (before === '') return fresh.find(({ isComment, isDots }) => isComment && isDots)?.text;
  const { hunks, losesNames } = compare(before, after, fresh);
  const isLeftOut = ({ line, certainty }: StandIn): boolean => {
    const hunk = hunks.get(line);
    if (certainty === 'possible') return !mayShrink && hunk?.losesMost === true;
    return hunk?.losesCode === true || (certainty === 'sure' && losesNames);
  };
  return fresh.find(isLeftOut)?.text;
}

function freshIn(before: string, after: string): StandIn[] {
  const now = standInsIn(after);
  if (now.length === 0) return now;
  const known = new Set(standInsIn(before).map(({ text }) => text));
  return now.filter(({ text }) => !known.has(text));
}

/** A place that changed: the code that is gone there, and what came instead. */
type Lines = { gone: string[]; came: string[] };
type Losses = { losesCode: boolean; losesMost: boolean };

function lossesOf({ gone, came }: Lines): Losses {
  const lost = gone.length - came.length;
  const isEmptied = gone.length > 0 && came.length === 0;
  return {
    losesCode: isEmptied || (lost >= 3 && came.length * 2 <= gone.length) || fewerNames(gone, came),
    losesMost: lost >= 5 && came.length * 4 <= gone.length,
  };
}

function fewerNames(gone: readonly string[], came: readonly string[]): boolean {
  const [old, now] = [namesIn(gone), namesIn(came)];
  return [...old].filter((name) => !now.has(name)).length > [...now].filter((name) => !old.has(name)).length;
}

const declared = /\b(?:const|let|var|function|class)\s+([A-Za-z_$][\w$]*|[[{][\w$\s,:]{0,200}[\]}])/;
const namesIn = (lines: readonly string[]): Set<string> =>
  new Set(lines.flatMap((line) => declared.exec(line)?.[1]?.match(/[\w$]+/g) ?? []));

/** Blank lines, brackets, closing tags and comments stand everywhere: they would tear one place into several. */
const isCode = (line: string): boolean =>
  /\w/.test(line) && !/^(?:\/\/|\/\*|\*|\{\s*\/\*|<\/[\w.]*>)/.test(line);

/** Before what marks a line: no source holds it. */
const mark = '\0';

/** What is lost around each of the stand-ins, by its line, and whether the file as a whole declares fewer names. */
function compare(before: string, after: string, standIns: readonly StandIn[]) {
  const marked = new Set(standIns.map(({ line }) => line));
  const bare = new Set(standIns.flatMap(({ line, isComment }) => (isComment ? [] : [line])));
  const old = linesOf(before).flatMap((line) => codeOf(line));
  const now = linesOf(after).flatMap((line, at) => [
    ...(marked.has(at) ? [`${mark}${at}`] : []),
    ...(bare.has(at) ? [] : codeOf(line)),
  ]);
  return { hunks: hunksOf(changesBetween(old, now)), losesNames: fewerNames(old, now) };
}

function codeOf(line: string): string[] {
  const trimmed = line.trim();
  return isCode(trimmed) ? [trimmed] : [];
}

function hunksOf(changes: readonly Change[]): Map<number, Losses> {
  const hunks = new Map<number, Losses>();
  let lines: Lines = { gone: [], came: [] };
  let marks: number[] = [];
  const close = () => {
    if (marks.length > 0) {
      const losses = lossesOf(lines);
      for (const line of marks) hunks.set(line, losses);
    }
    lines = { gone: [], came: [] };
    marks = [];
  };
  for (const { added, removed, value } of changes) {
    if (!added && !removed) close();
    else if (removed) lines.gone = lines.gone.concat(value);
    else {
      lines.came = lines.came.concat(value.filter((line) => !line.startsWith(mark)));
      marks = marks.concat(value.flatMap((line) => (line.startsWith(mark) ? [Number(line.slice(1))] : [])));
    }
  }
  close();
  return hunks;
}

type Change = { added?: boolean; removed?: boolean; value: string[] };

/** Texts too far apart to be compared line by line count as one place. */
function changesBetween(old: string[], now: string[]): Change[] {
  const changes = diffArrays(old, now, { maxEditLength: mostEdits });
  if (changes) return changes;
  const [inOld, inNow] = [new Set(old), new Set(now)];
  return [
    { removed: true, value: old.filter((line) => !inNow.has(line)) },
    { added: true, value: now.filter((line) => !inOld.has(line)) },
  ];
}
