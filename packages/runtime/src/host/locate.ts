import { appPath, call } from '../sdk/call.ts';
import { isObject } from '../sdk/wire-guards.ts';
import type { ReportedError } from './error-report.ts';
import { type JsxSource, moduleAt, moduleOfFile } from './jsx-source.ts';

export type SourcePlace = { file: string; line: number; column: number; excerpt: string };

/** Frames of a stack beyond these say nothing more; the server takes as many at once. */
const mostFrames = 20;
/** Whoever reports an error waits no longer than this to say where it stands. */
const patienceMs = 2_000;
const frameAddress = /https?:\/\/[^\s()@]+?\/_m\/[^\s()]+?:\d+:\d+/g;

type Frame = {
  address: string;
  path: string;
  hash: string;
  line: number;
  column: number;
  /** The place is one of the source itself, not of what was served. */
  written?: true;
};

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

/** The place of an element of the app. */
function frameOf({ fileName, lineNumber, columnNumber }: JsxSource): Frame[] {
  const module = moduleOfFile(fileName);
  if (module === undefined) return [];
  const { path, hash } = module;
  return [{ address: fileName, path, hash, line: lineNumber, column: columnNumber, written: true }];
}

/** What was asked once is known for good: a text never changes under its hash. */
const known = new Map<string, SourcePlace | null>();
const mostKnown = 1_000;
const keyOf = ({ path, hash, line, column, written }: Frame) => [path, hash, line, column, written].join(' ');

/** Where the frames of a raw stack stand in the app's sources, by their addresses; what is not known is left out. */
async function placesOf(frames: readonly Frame[]): Promise<Map<string, SourcePlace>> {
  const asked = frames.filter((frame) => !known.has(keyOf(frame)));
  if (asked.length > 0) {
    const body = { frames: asked.map(({ address: _address, ...frame }) => frame) };
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
  isObject(value) &&
  typeof value['file'] === 'string' &&
  typeof value['line'] === 'number' &&
  typeof value['excerpt'] === 'string';

/** The innermost place of the app in a raw stack; null where there is none, or the server cannot be asked. */
export async function placeIn(stack: string): Promise<Omit<SourcePlace, 'excerpt'> | null> {
  const [innermost] = (await placesOf(framesIn(stack))).values();
  if (innermost === undefined) return null;
  const { excerpt: _excerpt, ...place } = innermost;
  return place;
}

/**
 * The error with its place in the sources and the lines around it, its stack naming files and lines of the app instead
 * of modules. Where nothing of the app is in the stack, `asked` is the element of the app that it came from.
 */
export async function located(error: ReportedError, asked: JsxSource | null = null): Promise<ReportedError> {
  const inStack = framesIn(error.stack ?? '');
  const frames = inStack.length > 0 || asked === null ? inStack : frameOf(asked);
  const places = await placesOf(frames);
  const [innermost] = places.values();
  if (innermost === undefined) return error;
  let stack = error.stack ?? '';
  for (const [address, { file, line, column }] of places) {
    stack = stack.replaceAll(address, `${file}:${line}:${column}`);
  }
  const componentName = error.componentName ?? innermost.file.split('/').at(-1) ?? innermost.file;
  return { ...error, componentName, ...innermost, stack };
}
