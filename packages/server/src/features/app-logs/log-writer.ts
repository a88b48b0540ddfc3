import type { AppId } from '@sayso/contracts/ids';
import type { LogStatus } from '@sayso/contracts/log-entries';
import type { LogType } from '@sayso/contracts/log-types';
import type { Logger } from 'pino';
import { appLogWords } from '../../texts/app-logs.ts';
import { logText } from './log-text.ts';
import { createMinutes, type MinuteLimits, type Share, whyLeftOut } from './minute-shares.ts';

/** Something that happened in an app, whose texts may still be of any kind and length. */
export type LogEvent = {
  appId: AppId;
  /** Null where it is nobody whom the app knows: a visitor, or whoever was not let in. */
  user: { id: string; email: string } | null;
  object: string;
  type: LogType;
  status: LogStatus;
  inputs?: unknown;
  outputs?: unknown;
  error?: unknown;
};

/** As it is stored. */
export type LogLine = {
  app_id: AppId;
  user_id: string | null;
  user_email: string | null;
  object_name: string;
  log_type: LogType;
  status: LogStatus;
  inputs: string | null;
  outputs: string | null;
  error: string | null;
  bytes: number;
  created_date: string;
};

const waitMs = 500;
const batch = { lines: 500, bytes: 2_000_000 } as const;
/** Bytes that wait while the database is slow; with half of it taken visitors' lines are left out. */
const mostWaitingBytes = 32_000_000;
/** Events of which it is still being found out whose they are. */
const mostComing = 500;

type Deps = {
  insert(lines: readonly LogLine[]): Promise<void>;
  limits: MinuteLimits;
  log: Logger;
  now?: () => number;
};

/** Takes lines without making anybody wait, and writes them in batches; what comes without end is left out and told. */
export const createLogWriter = ({ insert, limits, log, now = Date.now }: Deps) => {
  const coming = new Set<Promise<void>>();
  let waiting: LogLine[] = [];
  let waitingBytes = 0;
  let timer: NodeJS.Timeout | undefined;
  let written = Promise.resolve();
  let isFull = false;
  const usedBy = createMinutes(now);

  const hold = (line: LogLine): void => {
    waiting.push(line);
    waitingBytes += line.bytes;
    if (isFull) return;
    isFull = waiting.length >= batch.lines || waitingBytes >= batch.bytes;
    if (isFull) void store();
    else timer ??= setTimeout(() => void store(), waitMs).unref();
  };

  const leaveOut = (appId: AppId, share: Share, why: string): void => {
    if (share.isTold) return;
    share.isTold = true;
    hold(lineOf({ appId, user: null, object: '', type: 'notice', status: 'other', error: why }));
  };

  const write = async (): Promise<void> => {
    const taken = waiting;
    waiting = [];
    isFull = false;
    while (taken.length > 0) {
      const lines = taken.splice(0, batch.lines);
      try {
        await insert(lines);
      } catch (error) {
        // A log is not worth holding memory for while the database is away.
        log.warn({ err: error, lines: lines.length }, 'Lines of app logs were lost');
      }
      waitingBytes -= lines.reduce((sum, { bytes }) => sum + bytes, 0);
    }
  };

  const store = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    written = written.then(write);
    return written;
  };

  const add = (event: LogEvent): void => {
    const whose = event.user === null ? 'ofVisitors' : 'ofUsers';
    const share = usedBy(event.appId)[whose];
    const room = whose === 'ofUsers' ? mostWaitingBytes : mostWaitingBytes / 2;
    const why = waitingBytes < room ? whyLeftOut(share, limits[whose]) : appLogWords.tooLarge;
    if (why !== null) {
      leaveOut(event.appId, share, why);
      return;
    }
    const line = lineOf(event);
    share.lines += 1;
    share.bytes += line.bytes;
    hold(line);
  };

  return {
    add,

    /** For what is known a little later; null where it is worth no line. */
    addLater(appId: AppId, find: () => Promise<LogEvent | null>): void {
      if (coming.size >= mostComing) {
        leaveOut(appId, usedBy(appId).ofVisitors, appLogWords.tooLarge);
        return;
      }
      const found = find().then(
        (event) => void (event && add(event)),
        (error: unknown) => log.warn({ err: error }, 'A line of an app log was lost'),
      );
      coming.add(found);
      void found.finally(() => coming.delete(found));
    },

    /** Until what was taken so far is stored. */
    async flush(): Promise<void> {
      await Promise.all(coming);
      await store();
    },
  };
};
export type LogWriter = ReturnType<typeof createLogWriter>;

function lineOf({ appId, user, object, type, status, ...texts }: LogEvent): LogLine {
  const [inputs, outputs, error] = [logText(texts.inputs), logText(texts.outputs), logText(texts.error)];
  const name = object.slice(0, 200);
  return {
    app_id: appId,
    user_id: user?.id ?? null,
    user_email: user?.email ?? null,
    object_name: name,
    log_type: type,
    status,
    inputs,
    outputs,
    error,
    bytes: [name, inputs, outputs, error].reduce((sum, text) => sum + Buffer.byteLength(text ?? ''), 0),
    created_date: new Date().toISOString(),
  };
}
