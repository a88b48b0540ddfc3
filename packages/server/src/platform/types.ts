import { createTypeChecker, type TypeChecker } from '@sayso/compiler/types/type-checker';
import type { Logger } from 'pino';

/** The start comes first, and the first preview with it; then the checker reads its library. */
const warmAfterMs = 4_000;

/** The checker of whole apps; null where the operator has it switched off. */
export function openTypes({ isOn, log }: { isOn: boolean; log: Logger }): TypeChecker | null {
  if (!isOn) return null;
  const types = createTypeChecker({ onFailure: (error) => log.warn({ err: error }, 'A type check failed') });
  setTimeout(() => types.warm(), warmAfterMs).unref();
  return types;
}
