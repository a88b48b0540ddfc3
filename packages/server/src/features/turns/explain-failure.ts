import { ProviderFault } from '@sayso/core/provider-fault';
import type { Logger } from 'pino';

export const interrupted =
  'The server restarted while the assistant was working. Your app is as it was before. Send your message again.';
const providerFailed =
  'The assistant ran into a problem and couldn’t finish. Your app is as it was before. Send your message again.';

/** What the person is told; the operator finds the rest in the log. */
export function explainFailure(
  error: unknown,
  { log, turnId, model }: { log: Logger; turnId: string; model: string },
): string {
  if (!(error instanceof ProviderFault)) {
    log.error({ err: error, turnId }, 'A turn failed');
    return providerFailed;
  }
  const { kind, detail } = error;
  log.warn({ turnId, model, kind, detail }, 'The model failed in a turn');
  return error.message;
}
