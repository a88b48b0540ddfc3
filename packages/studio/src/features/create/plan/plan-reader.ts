import type { PlanAnswer, PlanReading, ReaderQuestion, ReaderReply } from '@sayso/contracts/plan-reading';

/** The longest description takes less than a second: after so long no answer comes any more. */
const patienceMs = 10_000;
/** The first one waits until the reader was fetched, over a slow line, too. */
const firstPatienceMs = 90_000;
/** So many failures one after another, and this visit goes on without a plan. */
const attempts = 2;

/** `overtaken`: a newer question took its place. `failed`: there is no reader, or it could not read this. */
export type ReadResult = PlanAnswer | 'overtaken' | 'failed';
export type PlanReader = ReturnType<typeof createPlanReader>;

type Waiting = { reading: PlanReading; settle: (result: ReadResult) => void };
type OpenQuestion = Waiting & { id: number; timer: ReturnType<typeof setTimeout> };

/** Asks the worker one thing at a time; of the questions that wait, only the newest is asked. */
export function createPlanReader(start: () => Worker) {
  let worker: Worker | null = null;
  let asked: OpenQuestion | null = null;
  let next: Waiting | null = null;
  let lastId = 0;
  let failures = 0;
  let hasAnswered = false;

  const settle = (result: ReadResult) => {
    if (!asked) return;
    clearTimeout(asked.timer);
    const { settle: tell } = asked;
    asked = null;
    tell(next ? 'overtaken' : result);
  };
  const askNext = () => {
    if (asked || !next || !worker) return;
    lastId += 1;
    const timer = setTimeout(fail, hasAnswered ? patienceMs : firstPatienceMs);
    asked = { ...next, id: lastId, timer };
    next = null;
    worker.postMessage({ ...asked.reading, id: lastId } satisfies ReaderQuestion);
  };
  const take = (reply: ReaderReply) => {
    if (reply.id !== asked?.id) return;
    failures = 0;
    hasAnswered = true;
    settle('answer' in reply ? reply.answer : 'failed');
    askNext();
  };
  /** It broke, could not be fetched, or does not come back: what waits is asked of a new one. */
  const fail = () => {
    failures += 1;
    worker?.terminate();
    worker = null;
    hasAnswered = false;
    settle('failed');
    if (!next) return;
    warmUp();
    askNext();
  };
  /** Fetches the reader, which takes a moment, before there is something to read. */
  const warmUp = () => {
    if (worker) return;
    worker = failures < attempts ? startedOrNull(start) : null;
    if (!worker) {
      next?.settle('failed');
      next = null;
      return;
    }
    worker.onmessage = ({ data }: MessageEvent<ReaderReply>) => take(data);
    worker.onerror = (event) => {
      event.preventDefault();
      fail();
    };
  };

  return {
    warmUp,
    read: (reading: PlanReading) =>
      new Promise<ReadResult>((settleNew) => {
        next?.settle('overtaken');
        next = { reading, settle: settleNew };
        warmUp();
        askNext();
      }),
    close() {
      worker?.terminate();
      worker = null;
      next?.settle('overtaken');
      next = null;
      settle('overtaken');
    },
  };
}

function startedOrNull(start: () => Worker): Worker | null {
  try {
    return start();
  } catch {
    return null;
  }
}
