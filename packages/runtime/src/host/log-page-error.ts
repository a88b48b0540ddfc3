import { call } from '../sdk/call.ts';
import { getPlace } from '../sdk/origin.ts';
import type { CaughtError } from './error-boundary.tsx';
import { describeError, isReportable, type ReportedError } from './error-report.ts';

/** A page that breaks with every key that is pressed would fill the log with one story. */
const mostOfAPage = 10;
const told = new Set<string>();

/** Tells the app's log that a page broke; that it could not be told disturbs nobody. */
export function logPageError({ title, details, componentName, originalError }: ReportedError): void {
  // Calls that were refused stand there already, as the server saw them.
  if (originalError?.startsWith('CallError:') || told.has(title) || told.size >= mostOfAPage) return;
  told.add(title);
  const body = { page: pageName(), title, details, ...(componentName ? { component: componentName } : {}) };
  call(`/app-logs/${getPlace().appId}/page-errors`, { method: 'POST', body, isOfHost: true }).catch(() => {});
}

/** The same for what a boundary caught. */
export const logCaught = ({ error, componentStack }: CaughtError): void => {
  if (isReportable(error)) logPageError(describeError(error, componentStack));
};

/** The page's part of the address alone: what follows may hold what is nobody's business. */
function pageName(): string {
  const last = location.pathname.split('/').filter(Boolean).at(-1) ?? '';
  try {
    return decodeURIComponent(last).slice(0, 200) || '/';
  } catch {
    return last.slice(0, 200) || '/';
  }
}
