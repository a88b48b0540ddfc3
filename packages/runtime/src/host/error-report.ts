import type { FrameMessage } from '@sayso/contracts/preview';

type Reported = Extract<FrameMessage, { type: 'app_error' }>['error'];

const longest = 997;
const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** Names of hosts and wrappers that say nothing about the app. */
const ours =
  /^(?:AppHost|CurrentPage|PageSlot|ErrorBoundary|QueryClientProvider|BrowserRouter|Router|RenderedRoute)$/;

/** The innermost component of the app in a React component stack. */
export function componentIn(stack: string): string | undefined {
  for (const [, name = ''] of stack.matchAll(/^\s*at (?:new )?([A-Z][\w$]*)/gm)) {
    if (!ours.test(name)) return name;
  }
  return undefined;
}

/** The page or component file that a raw stack passes first: `/_m/3/pages/Tasks.js` names Tasks. */
export const fileIn = (stack: string): string | undefined =>
  /\/(?:pages|components)\/([\w/-]+?)\.[jt]sx?/.exec(stack)?.[1] ??
  (/\/layout\.js/i.test(stack) ? 'Layout' : undefined);

export function describeError(error: unknown, componentStack: string | null = null): Reported {
  const isError = error instanceof Error;
  const stack = isError ? (error.stack ?? '') : '';
  const componentName = (componentStack && componentIn(componentStack)) || fileIn(stack);
  return {
    title: isError ? error.name : 'Error',
    details: cut(isError ? error.message : typeof error === 'string' ? error : safeText(error)),
    ...(componentName ? { componentName } : {}),
    ...(stack === '' ? {} : { stack: cut(`${stack}${componentStack ?? ''}`) }),
  };
}

function safeText(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}

/** Reports what nobody caught (P-RUN-16). Answers the function that ends it. */
export function captureUncaught(report: (error: Reported) => void): () => void {
  const onError = (event: ErrorEvent) => {
    // Browsers report this harmless one when an observer causes another layout.
    if (/^ResizeObserver loop/.test(event.message)) return;
    report(describeError(event.error ?? event.message));
  };
  const onRejection = (event: PromiseRejectionEvent) => report(describeError(event.reason));
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
