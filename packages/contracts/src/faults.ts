import { z } from 'zod';

/** Each kind with its HTTP status and whether operators hear of it. */
export const faultKinds = {
  bad_request: { status: 400, alarms: false },
  unauthorized: { status: 401, alarms: false },
  payment_required: { status: 402, alarms: false },
  forbidden: { status: 403, alarms: false },
  not_found: { status: 404, alarms: false },
  timeout: { status: 408, alarms: false },
  conflict: { status: 409, alarms: false },
  too_large: { status: 413, alarms: false },
  unsupported: { status: 415, alarms: false },
  invalid: { status: 422, alarms: false },
  too_many_requests: { status: 429, alarms: false },
  internal: { status: 500, alarms: true },
  unavailable: { status: 503, alarms: true },
} as const;
export type FaultKind = keyof typeof faultKinds;

export type FaultDetails = {
  /** Message for each field of a body that was refused. */
  fields?: Record<string, string>;
  /** Machine-readable reason, such as `app_busy` or `user_not_registered`. */
  reason?: string;
  /** Seconds after which a retry makes sense. */
  retryAfter?: number;
  cause?: unknown;
};

/** The one error that the server raises on purpose; anything else is an `internal` fault. */
export class Fault extends Error {
  readonly kind: FaultKind;
  readonly fields: Record<string, string> | undefined;
  readonly reason: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(kind: FaultKind, message: string, details: FaultDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'Fault';
    this.kind = kind;
    this.fields = details.fields;
    this.reason = details.reason;
    this.retryAfter = details.retryAfter;
  }

  get status(): number {
    return faultKinds[this.kind].status;
  }
}

/** Error body of every call under /api; `detail` equals `message` because existing clients read either. */
export const FaultBody = z.object({
  message: z.string(),
  detail: z.string(),
  error_type: z.string(),
  request_id: z.string(),
  reason: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
  extra_data: z.object({ reason: z.string() }).partial().optional(),
  traceback: z.literal('').optional(),
});
export type FaultBody = z.infer<typeof FaultBody>;
