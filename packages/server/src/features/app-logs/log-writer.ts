import type { AppId } from '@sayso/contracts/ids';
import type { LogStatus, LogType } from '@sayso/contracts/log-entries';
import type { Logger } from 'pino';
import { appLogWords } from '../../texts/app-logs.ts';
import { logText } from './log-text.ts';

/** Something that happened in an app, whose texts may still be of any kind and length. */
export type LogEvent = {
  appId: AppId;
  /** Null where nobody was signed in. */
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

/** Of one app in a minute; visitors, whom nobody knows, do not use up what is for the others. */
export const logRates = { lines: 6_000, ofVisitors: 2_000, bytes: 20_000_000 } as const;
const waitMs = 500;
const batch = { lines: 500, bytes: 2_000_000 } as const;
const mostWaitingBytes = 32_000_000;

type Minute = { lines: number; ofVisitors: number; bytes: number; isTold: boolean };
type Deps = { insert(lines: readonly LogLine[]): Promise<void>; log: Logger; now?: () => number };

/** Takes lines without making anybody wait, and writes them in batches; what comes without end is left out and told. */
export const createLogWriter = ({ insert, log, now = Date.now }: Deps) => {
  let waiting: LogLine[] = [];
  let waitingBytes = 0;
  let timer: NodeJS.Timeout | undefined;
  let written = Promise.resolve();
  let isFull = false;
  let minute = 0;
  const used = new Map<AppId, Minute>();

  const usedBy = (appId: AppId): Minute => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) {
      minute = current;
      used.clear();
    }
    const known = used.get(appId) ?? { lines: 0, ofVisitors: 0, bytes: 0, isTold: false };
    used.set(appId, known);
    return known;
  };

  const hold = (line: LogLine): void => {
    waiting.push(line);
    waitingBytes += line.bytes;
    if (isFull) return;
    isFull = waiting.length >= batch.lines || waitingBytes >= batch.bytes;
    if (isFull) void flush();
    else timer ??= setTimeout(() => void flush(), waitMs).unref();
  };

  const leaveOut = (appId: AppId, share: Minute, why: string): void => {
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

  /** Until what was taken so far is stored. */
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    written = written.then(write);
    return written;
  };

  return {
    add(event: LogEvent): void {
      const share = usedBy(event.appId);
      const why = waitingBytes < mostWaitingBytes ? whyLeftOut(share, event) : appLogWords.tooLarge;
      if (why !== null) {
        leaveOut(event.appId, share, why);
        return;
      }
      const line = lineOf(event);
      share[event.user === null ? 'ofVisitors' : 'lines'] += 1;
      share.bytes += line.bytes;
      hold(line);
    },
    flush,
  };
};
export type LogWriter = ReturnType<typeof createLogWriter>;

function whyLeftOut(used: Minute, { user }: LogEvent): string | null {
  const kind = user === null ? 'ofVisitors' : 'lines';
  if (used[kind] >= logRates[kind]) return appLogWords.tooMany(logRates[kind]);
  return used.bytes >= logRates.bytes ? appLogWords.tooLarge : null;
}

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
