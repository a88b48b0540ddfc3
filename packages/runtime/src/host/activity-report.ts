import type { FrameMessage } from '@sayso/contracts/preview';
import { type CallEvent, onCall } from '../sdk/call.ts';
import { errorReports } from '../texts/error-reports.ts';
import { fileIn } from './error-report.ts';

type Activity = Extract<FrameMessage, { type: 'api-request-start' | 'api-request-end' | 'console-log' }>;
/** `stack` says where an error was logged. */
type Report = (message: Activity, stack?: string) => void;
type Severity = Extract<Activity, { type: 'console-log' }>['data']['severity'];

const longestBody = 20_000;
const longestLog = 997;
/** A loop that logs would keep the builder busy with nothing else. */
const mostLogsASecond = 100;

const severities = { error: 'error', warn: 'warn', log: 'other', info: 'other', debug: 'other' } as const;

/** Tells the builder of the app's calls and of what it logs (W-ACT-10). Answers the function that ends it. */
export function reportActivity(report: Report): () => void {
  const stopCalls = onCall((event) => report(describeCall(event)));
  const stopLogs = captureLogs(report);
  return () => {
    stopCalls();
    stopLogs();
  };
}

function describeCall(event: CallEvent): Activity {
  const { requestId } = event;
  if (event.type === 'start') {
    const { url, method, body } = event;
    return { type: 'api-request-start', requestId, data: { url, method, body: sized(body) } };
  }
  const { statusCode, response } = event;
  return { type: 'api-request-end', requestId, data: { statusCode, response: sized(response) } };
}

/** As JSON, as it will travel; long ones as a cut text. */
function sized(body: unknown): unknown {
  if (body === undefined || body === null) return null;
  if (body instanceof FormData) return errorReports.sentForm([...body.keys()].join(', '));
  const text = textOf(body);
  if (text.length > longestBody) return `${text.slice(0, longestBody)}…`;
  return typeof body === 'string' ? body : (JSON.parse(text) as unknown);
}

function captureLogs(report: Report): () => void {
  const originals = new Map<keyof typeof severities, (...given: unknown[]) => void>();
  const mayReport = atMostASecond(mostLogsASecond);
  for (const [name, severity] of Object.entries(severities) as [keyof typeof severities, Severity][]) {
    const original = console[name];
    originals.set(name, original);
    console[name] = (...given: unknown[]) => {
      original.apply(console, given);
      if (!mayReport()) return;
      const stack = stackOf(given);
      const message = { type: 'console-log', data: { ...logOf(given, stack), severity } } as const;
      if (severity === 'error') report(message, stack);
      else report(message);
    };
  }
  return () => {
    for (const [name, original] of originals) console[name] = original;
  };
}

/** A logged error says itself where it comes from. */
function stackOf(given: readonly unknown[]): string {
  const error = given.find((one) => one instanceof Error);
  return error?.stack ?? new Error().stack ?? '';
}

function logOf(given: readonly unknown[], stack: string): { message: string; component?: string } {
  const message = formatted(given);
  const component = fileIn(stack);
  const cut = message.length > longestLog ? `${message.slice(0, longestLog)}…` : message;
  return component === undefined ? { message: cut } : { message: cut, component };
}

/** As consoles print it: `%s` and its kin take the next value, the others follow. */
function formatted([first, ...rest]: readonly unknown[]): string {
  if (typeof first !== 'string') return [first, ...rest].map(textOf).join(' ');
  let next = 0;
  const text = first.replace(/%([sdifoOc%])/g, (placeholder, kind: string) => {
    if (kind === '%') return '%';
    if (next >= rest.length) return placeholder;
    const value = rest[next];
    next += 1;
    return kind === 'c' ? '' : textOf(value);
  });
  return [text, ...rest.slice(next).map(textOf)].join(' ');
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return value.stack ?? `${value.name}: ${value.message}`;
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}

function atMostASecond(most: number): () => boolean {
  let second = 0;
  let count = 0;
  return () => {
    const now = Math.floor(performance.now() / 1_000);
    if (now !== second) {
      second = now;
      count = 0;
    }
    count += 1;
    return count <= most;
  };
}
