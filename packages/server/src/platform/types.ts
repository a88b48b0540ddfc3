import { createTypeChecker, type TypeChecker } from '@sayso/compiler/types/type-checker';
import type { Logger } from 'pino';

/** The start comes first, and the first preview with it; then the checker reads its library. */
const warmAfterMs = 4_000;

type Given = { isOn: boolean; isTest: boolean; log: Logger };

/** The checker of whole apps; null where the operator has it switched off. */
export function openTypes({ isOn, isTest, log }: Given): TypeChecker | null {
  if (!isOn) return null;
  const onFailure = (error: unknown) => log.warn({ err: error }, 'A type check failed');
  // A test machine may be busy with everything else; what is tested is the answer.
  const patience = isTest
    ? { longestMs: 120_000, longestFileMs: 10_000, patienceMs: 90_000, waitMs: 90_000 }
    : {};
  const types = createTypeChecker({ onFailure, ...patience });
  setTimeout(() => types.warm(), warmAfterMs).unref();
  return types;
}
