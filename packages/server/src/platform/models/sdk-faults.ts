import { cutText } from '@sayso/core/cut-text';
import { ProviderFault, type ProviderFaultKind } from '@sayso/core/provider-fault';
import { APICallError, RetryError } from 'ai';

type Context = {
  provider: string;
  apiKey: string | null;
  /** Words of the answer had come already. */
  hasSpoken: boolean;
};

/** What the failure of a question means for the person who asked. */
export function faultFrom(error: unknown, context: Context): ProviderFault {
  const known = chainOf(error).find((each) => each instanceof ProviderFault);
  if (known) return known;
  const [cause] = chainOf(error).filter((each) => !RetryError.isInstance(each));
  const told = scrub(messageOf(cause), context.apiKey);
  const status = statusOf(cause);
  if (status !== undefined && status >= 400) {
    return new ProviderFault(kindOf(status, told), `${context.provider} answered ${status}: ${told}`);
  }
  if (chainOf(error).some(isNetworkError)) {
    const kind = context.hasSpoken ? 'cut' : 'unreachable';
    return new ProviderFault(kind, `${context.provider}: ${told}`);
  }
  const kind = context.hasSpoken && /stream ended/i.test(told) ? 'cut' : 'unreadable';
  return new ProviderFault(kind, `${context.provider}: ${told}`);
}

/** Local servers say so of models that were never taught to call tools, gateways of whole services. */
export function refusesTools(error: unknown): boolean {
  const cause = chainOf(error).find((each) => APICallError.isInstance(each));
  if (!APICallError.isInstance(cause) || ![400, 404, 422, 501].includes(cause.statusCode ?? 0)) return false;
  return /\btools?\b|tool[ _-]?(?:use|choice|call)|function[ _-]?call/i.test(
    `${cause.message} ${cause.responseBody ?? ''}`,
  );
}

/** What services say of models that cannot see; a key or a limit speaks of no images. */
export function refusesImages(error: unknown): boolean {
  const cause = chainOf(error).find((each) => APICallError.isInstance(each));
  if (!APICallError.isInstance(cause) || ![400, 404, 415, 422, 500, 501].includes(cause.statusCode ?? 0))
    return false;
  return /image|vision|multi-?modal/i.test(`${cause.message} ${cause.responseBody ?? ''}`);
}

/** The error, what it was last caused by, and so on; bounded, since a cause may be its own. */
function chainOf(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let at = error; at instanceof Error && chain.length < 8; ) {
    chain.push(at);
    at = RetryError.isInstance(at) ? at.lastError : at.cause;
  }
  return chain.length === 0 ? [error] : chain;
}

function statusOf(error: unknown): number | undefined {
  const status: unknown =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' ? status : undefined;
}

const isTooLong =
  /context|too (?:long|large|many tokens)|maximum.{0,40}tokens|tokens?.{0,40}(?:exceed|limit|maximum)/i;
const isAboutKey = /api[ _-]?key|credential|unauthori[sz]ed/i;
const isAboutMoney = /credit|billing|quota|balance/i;

function kindOf(status: number, message: string): ProviderFaultKind {
  switch (status) {
    case 401:
    case 403:
      return 'key';
    case 402:
    case 429:
      return 'quota';
    case 404:
      return 'unknown_model';
    case 408:
    case 504:
      return 'silent';
    case 413:
      return 'too_long';
    case 503:
    case 529:
      return 'overloaded';
  }
  if (status >= 500) return 'trouble';
  // Google says so with a 400, and Anthropic speaks of an empty account with one.
  if (isAboutKey.test(message)) return 'key';
  if (isAboutMoney.test(message)) return 'quota';
  return isTooLong.test(message) ? 'too_long' : 'refused';
}

const networkCodes =
  /^(?:ECONN|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|UND_ERR_|ERR_SSL|ERR_TLS|CERT_|DEPTH_ZERO)/;

function isNetworkError(error: unknown): boolean {
  if (APICallError.isInstance(error) && error.statusCode === undefined) return true;
  if (!(error instanceof Error)) return false;
  const code: unknown = 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && networkCodes.test(code)) return true;
  return error instanceof TypeError && /^(?:terminated|fetch failed)$/.test(error.message);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const keyLike = /\b(?:sk|pk|gsk|xai)-[\w*.-]{4,}|AIza[\w*.-]{8,}|Bearer\s+\S+/g;

/** Services quote the key that they refuse, and some quote all that they were asked. */
function scrub(text: string, apiKey: string | null): string {
  const plain = apiKey === null ? text : text.replaceAll(apiKey, '(key)');
  const line = plain.replace(keyLike, '(key)').replace(/\s+/g, ' ');
  return cutText(line, 300);
}
