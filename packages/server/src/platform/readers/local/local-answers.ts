import { join } from 'node:path';
import type { ReadingFault } from '@sayso/contracts/reading';
import { cutAtSeam } from '@sayso/core/cut-text';
import { fairTurns } from '@sayso/core/fair-turns';
import { readingInstructions, readingQuestion } from '@sayso/core/prompt/reading-prompt';
import { localReaderWords } from '../../../texts/local-reader.ts';
import { type AnswerSource, type ReadingAsked, ReadingProblem } from '../reader.ts';
import { type LocalProcess, startProcess } from './local-process.ts';
import { localShape } from './local-shape.ts';
import type { LoadJob, Said } from './protocol.ts';

export type LocalLimits = {
  readonly memoryBytes: number;
  readonly threads: number;
  /** A reading that takes longer is given up. */
  readonly longestMs: number;
  /** So does its start. */
  readonly startMs: number;
  /** Without a reading for this long the model gives its memory back. */
  readonly idleMs: number;
  readonly contextTokens: number;
};

/** Where the library and the model's file are; the fault says which of them is not. */
export type LocalPlace = { readonly library: string; readonly file: string };

type Options = {
  limits: LocalLimits;
  /** Throws a `ReadingProblem` where there is nothing to read with. */
  find(): Promise<LocalPlace>;
  /** The program of its process. */
  script?: string;
};

export type LocalStanding = {
  /** It broke too often, and stays off until an admin says otherwise or the server starts anew. */
  isOff: boolean;
  lastFault: { fault: ReadingFault; detail: string; at: Date } | null;
};
export type LocalAnswers = Pick<AnswerSource, 'answer'> & {
  standing(): LocalStanding;
  /** Forgets how often it broke: an admin has changed what it reads with, or wants it tried again. */
  forgive(): void;
  /** Ends the process, for instance before its file goes; the next reading starts another. */
  rest(): Promise<void>;
};

const ownScript = join(import.meta.dirname, 'child.ts');
const mostWaiting = { all: 8, each: 2 };
const mostCrashes = 3;
const crashesWithinMs = 10 * 60_000;
/** Of the text, and of what came with it in what the text leaves. */
const mostChars = 4_000;
const answerTokens = 1_600;
/** A text that is too long for the model is read up to a part of it, and that is tried so often. */
const mostTries = 4;

/** A model's file on this machine as a source of drafts, in a process of its own that reads one text at a time. */
export function createLocalAnswers({ limits, find, script = ownScript }: Options): LocalAnswers {
  const inTurn = fairTurns({
    running: { all: 1, each: 1 },
    waiting: {
      ...mostWaiting,
      refuse: (whose) =>
        new ReadingProblem('busy', localReaderWords.busy(mostWaiting[whose === 'own' ? 'each' : 'all'])),
    },
  });
  const crashes: number[] = [];
  let running: { process: LocalProcess; place: LocalPlace } | null = null;
  let lastFault: LocalStanding['lastFault'] = null;
  let isOff = false;
  let idle: NodeJS.Timeout | undefined;

  const rest = async () => {
    const { process } = running ?? {};
    running = null;
    await process?.end();
  };
  const countCrash = () => {
    const now = performance.now();
    crashes.push(now);
    isOff ||= crashes.filter((at) => now - at < crashesWithinMs).length >= mostCrashes;
  };
  const ready = async (signal: AbortSignal): Promise<LocalProcess> => {
    const place = await find();
    if (running && !running.process.isGone && isSame(running.place, place)) return running.process;
    await rest();
    const process = startProcess({ script, memoryBytes: limits.memoryBytes, onCrash: countCrash });
    running = { process, place };
    try {
      await process.ask(loadJob(place, limits), { ms: limits.startMs, signal });
    } catch (error) {
      await rest();
      throw error;
    }
    return process;
  };
  const noted = (error: unknown): unknown => {
    if (error instanceof ReadingProblem && error.fault !== 'off')
      lastFault = { fault: error.fault, detail: error.detail, at: new Date() };
    return error;
  };

  const answer = async (asked: ReadingAsked, signal: AbortSignal): Promise<string> => {
    clearTimeout(idle);
    try {
      // Also for those who waited while it broke.
      if (isOff) throw new ReadingProblem('off', localReaderWords.crashedOften(mostCrashes));
      const text = await readWith(await ready(signal), asked, { ms: limits.longestMs, signal });
      lastFault = null;
      return text;
    } catch (error) {
      throw noted(error);
    } finally {
      idle = setTimeout(rest, limits.idleMs).unref();
    }
  };

  return {
    answer: (asked, signal) => inTurn(asked.asker, () => answer(asked, signal), signal),
    standing: () => ({ isOff, lastFault }),
    forgive() {
      crashes.length = 0;
      isOff = false;
      lastFault = null;
    },
    rest,
  };
}

const isSame = (one: LocalPlace, other: LocalPlace): boolean =>
  one.file === other.file && one.library === other.library;

const loadJob = ({ library, file }: LocalPlace, limits: LocalLimits): LoadJob => ({
  kind: 'load',
  library,
  file,
  shape: localShape,
  instructions: readingInstructions,
  contextTokens: limits.contextTokens,
  answerTokens,
  threads: limits.threads,
  memoryBytes: limits.memoryBytes,
});

/** Asks with as much of the text as the model has room for. */
async function readWith(
  process: LocalProcess,
  { text, attachments }: ReadingAsked,
  within: { ms: number; signal: AbortSignal },
): Promise<string> {
  let part = cutAtSeam(text, mostChars);
  let others = firstParts(attachments, mostChars - part.length);
  for (let nr = 1; nr <= mostTries; nr += 1) {
    const said = await process.ask({ kind: 'read', nr, question: readingQuestion(part, others) }, within);
    if (said.kind !== 'long') return textOf(said);
    if (others.length > 0) others = [];
    else part = cutAtSeam(part, Math.max(1, Math.floor((part.length * said.room * 0.95) / said.tokens)));
    if (said.room <= 0) break;
  }
  throw new ReadingProblem('broken', localReaderWords.noRoom);
}

function textOf(said: Said): string {
  if (said.kind === 'answer') return said.text;
  if (said.kind === 'cut') throw new ReadingProblem('cut', localReaderWords.tooLong(answerTokens));
  throw new ReadingProblem('broken', localReaderWords.strange);
}

/** The first of what came with a text, as far as there is room. */
function firstParts(attachments: readonly string[], room: number): string[] {
  const parts: string[] = [];
  let left = room;
  for (const each of attachments) {
    if (left <= 0) break;
    const part = cutAtSeam(each, left);
    parts.push(part);
    left -= part.length;
  }
  return parts;
}
