import { ProviderFault } from '@sayso/core/provider-fault';
import type { Logger } from 'pino';
import { turnWords } from '../../texts/turns.ts';

/** What the person is told; the operator finds the rest in the log. */
export function explainFailure(
  error: unknown,
  { log, turnId, model }: { log: Logger; turnId: string; model: string },
): string {
  if (!(error instanceof ProviderFault)) {
    log.error({ err: error, turnId }, 'A turn failed');
    return turnWords.failed;
  }
  const { kind, detail } = error;
  log.warn({ turnId, model, kind, detail }, 'The model failed in a turn');
  return error.message;
}
