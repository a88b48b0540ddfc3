import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { localReaderWords } from '../../../texts/local-reader.ts';
import { ReadingProblem } from '../reader.ts';
import type { Job, LoadJob, ReadJob, Said } from './protocol.ts';
import { residentMemory } from './resident-memory.ts';

type Options = {
  /** The program of the process; it speaks the protocol. */
  script: string;
  memoryBytes: number;
  /** The process ended by itself, without having been told to. */
  onCrash(): void;
};
export type Within = { ms: number; signal: AbortSignal };

export type LocalProcess = {
  /** Throws a `ReadingProblem`, after which the process is gone; what the signal says where that ended it. */
  ask(job: LoadJob | ReadJob, within: Within): Promise<Said>;
  readonly isGone: boolean;
  /** Resolves when it is gone. */
  end(): Promise<void>;
};

/** Behind everything that people wait for. */
const niceness = 10;
const memoryEveryMs = 50;
const keptComplaint = 500;

/** A process with a local model. It is only ever killed: nothing else ends a model that reads its prompt in time. */
export function startProcess({ script, memoryBytes, onCrash }: Options): LocalProcess {
  const child = spawn(process.execPath, [script], {
    // Nothing of the server's environment: the process reads what people wrote.
    env: {},
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const complaint = complaintsOf(child);
  const gone = Promise.withResolvers<void>();
  let isGone = false;
  /** Why it was told to end. */
  let reason: unknown;
  let expected: PromiseWithResolvers<Said> | null = null;

  const end = (why: unknown) => {
    reason ??= why;
    child.kill('SIGKILL');
    return gone.promise;
  };
  const exceeds = (bytes: number) => {
    if (bytes > memoryBytes)
      void end(new ReadingProblem('memory', localReaderWords.overMemory(bytes, memoryBytes)));
  };
  const polling = watchMemory(child, exceeds);
  lower(child);

  child.on('message', (said: Said) => {
    if (said.kind === 'memory') return exceeds(said.bytes);
    const problem = problemOf(said, memoryBytes);
    if (problem) void end(problem);
    else expected?.resolve(said);
  });
  const settle = (how: string) => {
    if (isGone) return;
    isGone = true;
    clearInterval(polling);
    if (reason === undefined) onCrash();
    reason ??= new ReadingProblem('broken', localReaderWords.crashed(how, complaint()));
    expected?.reject(reason);
    gone.resolve();
  };
  child.on('error', (error) => settle(error.message));
  // Not at its exit: its last words may still be on their way.
  child.on('close', (code, signal) => settle(String(signal ?? code)));

  return {
    async ask(job, { ms, signal }) {
      signal.throwIfAborted();
      if (isGone) throw reason;
      const answer = Promise.withResolvers<Said>();
      expected = answer;
      const late = setTimeout(() => end(new ReadingProblem('late', localReaderWords.late(ms))), ms);
      const leave = () => void end(signal.reason);
      signal.addEventListener('abort', leave, { once: true });
      try {
        send(child, job);
        return await answer.promise;
      } finally {
        clearTimeout(late);
        signal.removeEventListener('abort', leave);
        expected = null;
      }
    },
    get isGone() {
      return isGone;
    },
    end: () => end(new ReadingProblem('off', localReaderWords.stopped)),
  };
}

/** What leaves nothing to read with. */
function problemOf(said: Said, memoryBytes: number): ReadingProblem | null {
  if (said.kind === 'missing') return new ReadingProblem('missing', localReaderWords.notLoaded);
  if (said.kind === 'broken') return new ReadingProblem('broken', said.detail);
  if (said.kind !== 'large') return null;
  return new ReadingProblem('memory', localReaderWords.tooLarge(said.bytes, memoryBytes));
}

/** A process that is gone closes the channel; its end is told by itself. */
const send = (child: ChildProcess, job: Job): void => void child.send(job, () => {});

/** The last words of a process that broke, for the log. */
function complaintsOf({ stderr }: ChildProcess): () => string {
  let kept = '';
  stderr?.setEncoding('utf8').on('data', (part: string) => {
    kept = (kept + part).slice(-keptComplaint);
  });
  return () => kept;
}

function watchMemory({ pid }: ChildProcess, tell: (bytes: number) => void): NodeJS.Timeout {
  const look = async () => {
    const bytes = pid === undefined ? null : await residentMemory(pid);
    if (bytes !== null) tell(bytes);
  };
  return setInterval(look, memoryEveryMs).unref();
}

function lower({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, niceness);
  } catch {
    // It is slower for the others then, and nothing else.
  }
}
