import { appPath, call } from '../sdk/call.ts';
import { isObject } from '../sdk/wire-guards.ts';
import type { ReportedError } from './error-report.ts';
import { moduleAt } from './jsx-source.ts';

export type SourcePlace = { file: string; line: number; column: number };

/** Frames of a stack beyond these say nothing more; the server takes as many at once. */
const mostFrames = 20;
/** Whoever reports an error waits no longer than this to say where it stands. */
const patienceMs = 2_000;
const frameAddress = /https?:\/\/[^\s()@]+?\/_m\/[^\s()]+?:\d+:\d+/g;

type Frame = { address: string; path: string; hash: string; line: number; column: number };

/** Frames of a raw stack that lie in modules of the app, the innermost first. */
function framesIn(stack: string): Frame[] {
  const addresses = [...new Set(stack.match(frameAddress) ?? [])];
  const frames = addresses.flatMap((address) => {
    const [, url = '', line, column] = /^(.*):(\d+):(\d+)$/.exec(address) ?? [];
    const module = moduleAt(url);
    return module
      ? [{ address, path: module.path, hash: module.hash, line: Number(line), column: Number(column) }]
      : [];
  });
  return frames.slice(0, mostFrames);
}

/** What was asked once is known for good: a text never changes under its hash. */
const known = new Map<string, SourcePlace | null>();
const mostKnown = 1_000;
const keyOf = ({ path, hash, line, column }: Frame) => `${path} ${hash} ${line} ${column}`;

/** Where the frames of a raw stack stand in the app's sources, by their addresses; what is not known is left out. */
async function placesOf(frames: readonly Frame[]): Promise<Map<string, SourcePlace>> {
  const asked = frames.filter((frame) => !known.has(keyOf(frame)));
  if (asked.length > 0) {
    const body = { frames: asked.map(({ path, hash, line, column }) => ({ path, hash, line, column })) };
    const reply = await Promise.race([
      call(appPath('/preview/locate'), { method: 'POST', body, isOfHost: true }).catch(() => null),
      new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs)),
    ]);
    const places = isObject(reply) && Array.isArray(reply['places']) ? (reply['places'] as unknown[]) : [];
    if (known.size > mostKnown) known.clear();
    asked.forEach((frame, at) => {
      const place = places[at];
      if (place === null || isPlace(place)) known.set(keyOf(frame), place);
    });
  }
  const found = frames.map((frame) => [frame.address, known.get(keyOf(frame))] as const);
  return new Map(found.filter((pair): pair is readonly [string, SourcePlace] => Boolean(pair[1])));
}

const isPlace = (value: unknown): value is SourcePlace =>
  isObject(value) && typeof value['file'] === 'string' && typeof value['line'] === 'number';

/** The innermost place of the app in a raw stack; null where there is none, or the server cannot be asked. */
export async function placeIn(stack: string): Promise<SourcePlace | null> {
  const [innermost] = (await placesOf(framesIn(stack))).values();
  return innermost ?? null;
}

/** The error with its place in the sources, its stack naming files and lines of the app instead of modules. */
export async function located(error: ReportedError): Promise<ReportedError> {
  const places = await placesOf(framesIn(error.stack ?? ''));
  const [innermost] = places.values();
  if (innermost === undefined) return error;
  let stack = error.stack ?? '';
  for (const [address, { file, line, column }] of places) {
    stack = stack.replaceAll(address, `${file}:${line}:${column}`);
  }
  return { ...error, ...innermost, stack };
}
