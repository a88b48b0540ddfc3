import { Fault, type FaultBody } from '@sayso/contracts/faults';
import {
  isDatabaseAway,
  isSizeViolation,
  isStatementTimeout,
  isUnstorableText,
} from '../platform/database/database.ts';
import { requestWords } from '../texts/requests.ts';

/** Turns whatever was thrown into the fault that the caller may see. */
export function toFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  if (isBrokenOff(error))
    return new Fault('bad_request', requestWords.cutShort, {
      cause: error,
    });
  if (isDatabaseAway(error))
    return new Fault('unavailable', requestWords.databaseAway, { retryAfter: 2, cause: error });
  if (isStatementTimeout(error))
    return new Fault('unavailable', requestWords.databaseSlow, { retryAfter: 5, cause: error });
  if (isSizeViolation(error)) return new Fault('too_large', requestWords.tooLarge, { cause: error });
  const { code, statusCode, message } = partsOf(error);
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) {
    return new Fault('too_large', requestWords.tooLarge, { cause: error });
  }
  if (error instanceof SyntaxError && statusCode === 400) {
    return new Fault('bad_request', requestWords.notJson, { cause: error });
  }
  if (isUnstorableText(error)) {
    return new Fault('invalid', requestWords.unstorable, { cause: error });
  }
  if (statusCode === 429) return new Fault('too_many_requests', message, { retryAfter: 1, cause: error });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new Fault('bad_request', message, { cause: error });
  }
  return new Fault('internal', requestWords.ourFault, { cause: error });
}

/** Node says of a request that was left what the database's driver says of a lost connection. */
const isBrokenOff = (error: unknown): boolean => {
  const { code, statusCode } = partsOf(error);
  return code === 'ECONNRESET' && statusCode === 400;
};

function partsOf(error: unknown): { code?: string; statusCode?: number; message: string } {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  return {
    message: error.message,
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof statusCode === 'number' ? { statusCode } : {}),
  };
}

export function faultBody(fault: Fault, requestId: string): FaultBody {
  return {
    message: fault.message,
    detail: fault.message,
    error_type: fault.kind,
    request_id: requestId,
    traceback: '',
    ...(fault.fields ? { fields: fault.fields } : {}),
    ...(fault.reason === undefined ? {} : { reason: fault.reason, extra_data: { reason: fault.reason } }),
  };
}
