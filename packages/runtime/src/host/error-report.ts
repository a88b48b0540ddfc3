import type { FrameMessage } from '@sayso/contracts/preview';
import { cutText } from '@sayso/core/cut-text';
import { CallError } from '../sdk/call.ts';
import { errorReports } from '../texts/error-reports.ts';

export type ReportedError = Extract<FrameMessage, { type: 'app_error' }>['error'];

const longest = 997;
/** Frames of the library come before those of the app, and their addresses are long. */
const longestStack = { error: 8_000, owners: 4_000, components: 4_000 };

/** Names of hosts and wrappers that say nothing about the app. */
const ours =
  /^(?:AppHost|CurrentPage|LayoutSlot|PageSlot|PlainFrame|LoadError|ErrorBoundary|QueryClientProvider|BrowserRouter|Router|RenderedRoute)$/;

/** The innermost component of the app in a React component stack; else the innermost of the kit. */
export function componentIn(stack: string): string | undefined {
  let ofKit: string | undefined;
  for (const line of stack.split('\n')) {
    const name = /^\s*(?:at (?:new )?)?([A-Z][\w$]*)/.exec(line)?.[1];
    if (name === undefined || ours.test(name)) continue;
    if (line.includes('/_m/')) return name;
    ofKit ??= name;
  }
  return ofKit;
}

/** The page or component file that a raw stack passes first: `/_m/3/pages/Tasks.js` names Tasks. */
export const fileIn = (stack: string): string | undefined =>
  /\/(?:pages|components)\/([\w/-]+?)\.[jt]sx?/.exec(stack)?.[1] ??
  (/\/layout\.js/i.test(stack) ? 'Layout' : undefined);

export function describeError(
  error: unknown,
  componentStack: string | null = null,
  ownerStack = '',
): ReportedError {
  const isError = error instanceof Error;
  const stack = isError ? (error.stack ?? '') : '';
  const componentName = (componentStack && componentIn(componentStack)) || fileIn(stack);
  const name = error instanceof CallError ? errorReports.requestFailed : isError ? error.name : 'Error';
  const message = isError ? error.message : typeof error === 'string' ? error : safeText(error);
  return {
    // Errors are told apart by their titles.
    title: titleOf(name, message),
    details: cutText([message, ...requestLines(error)].join('\n'), longest),
    ...(componentName ? { componentName } : {}),
    originalError: cutText(isError ? `${error.name}: ${message}` : message, longest),
    ...stackParts(stack, ownerStack, componentStack ?? ''),
  };
}

/** The stack of the error comes first, then what asked for the component that threw, then all that it stood in. */
function stackParts(error: string, owners: string, components: string): { stack?: string } {
  const stack = [
    cutText(error, longestStack.error),
    cutText(owners, longestStack.owners),
    cutText(components, longestStack.components),
  ].join('');
  return stack === '' ? {} : { stack };
}

const longestTitle = 120;

function titleOf(name: string, message: string): string {
  return cutText(`${name}: ${message.split('\n')[0]}`, longestTitle);
}

/** The call that failed and what the server said, so that whoever fixes it need not guess. */
function requestLines(error: unknown): string[] {
  if (!(error instanceof CallError) || error.request === null) return [];
  const { method, url, body } = error.request;
  return [
    errorReports.request(`${method} ${url}`, error.status),
    ...(body === null ? [] : [errorReports.sent(safeText(body))]),
    ...(error.data === null ? [] : [errorReports.answer(safeText(error.data))]),
  ];
}

/** A call that waits for payment is no mistake of the app (P-PREV-06). */
export const isReportable = (error: unknown): boolean =>
  !(error instanceof CallError && error.status === 402);

function safeText(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}

/** Reports what nobody caught (P-RUN-16). Answers the function that ends it. */
export function captureUncaught(report: (error: ReportedError) => void): () => void {
  const onError = (event: ErrorEvent) => {
    // Browsers report this harmless one when an observer causes another layout.
    if (/^ResizeObserver loop/.test(event.message)) return;
    if (!isReportable(event.error)) return;
    const { filename, lineno, colno } = event;
    const described = describeError(event.error ?? event.message);
    // What is thrown may be no error at all, and then carries no stack.
    const stack = described.stack ?? (filename ? `    at ${filename}:${lineno}:${colno}` : undefined);
    report({ ...described, ...(stack === undefined ? {} : { stack }) });
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    if (isReportable(event.reason)) report(describeError(event.reason));
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
