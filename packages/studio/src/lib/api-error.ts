import type { FaultBody } from '@sayso/contracts/faults';
import { t } from '../texts/errors.ts';

export const noAnswer = t('noAnswer');

type Details = {
  message: string;
  /** HTTP status; 0 where no answer came. */
  status: number;
  reason?: string | undefined;
  fields?: Record<string, string> | undefined;
  /** Seconds after which a retry makes sense. */
  retryAfter?: number | undefined;
  cause?: unknown;
};

/** What every failed call rejects with; `message` may be shown as it stands. */
export class ApiError extends Error {
  readonly status: number;
  readonly reason: string | undefined;
  readonly fields: Record<string, string>;
  readonly retryAfter: number | undefined;

  constructor({ message, status, reason, fields, retryAfter, cause }: Details) {
    super(message, { cause });
    this.name = 'ApiError';
    this.status = status;
    this.reason = reason;
    this.fields = fields ?? {};
    this.retryAfter = retryAfter;
  }
}

/** Stands where the server gave no words of its own. */
const unexplained = (status: number) => t('status', { status: String(status) });

export function errorFromReply(reply: Response, body: unknown): ApiError {
  const fault: Partial<FaultBody> = typeof body === 'object' && body !== null ? body : {};
  const retryAfter = Number(reply.headers.get('Retry-After'));
  return new ApiError({
    message: fault.message || fault.detail || unexplained(reply.status),
    status: reply.status,
    reason: fault.reason ?? fault.extra_data?.reason,
    fields: fault.fields,
    retryAfter: retryAfter > 0 ? retryAfter : undefined,
  });
}

/** The server's own words where it gave some. */
export const reasonOr = (error: unknown, otherwise: string) =>
  error instanceof ApiError && error.message !== unexplained(error.status) ? error.message : otherwise;

/** The text of any failure, fit to show. */
export const messageOf = (error: unknown) =>
  error instanceof Error && error.message ? error.message : t('unknown');

/** Somebody else wrote the file since it was read. */
export const isFileChanged = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && error.reason === 'file_changed';
