import type { Failure } from '@sayso/contracts/chat';
import { attachedFileWords } from '../../texts/attached.ts';
import { plainFailure } from './failures.ts';

/** Samples that were not kept: nothing of them is there to go on from, so they are to be said again. */
export const recordsFailure = (entity: string, message: string): Failure => ({
  ...plainFailure(`records/${entity}`, message, 'refused'),
  detail: attachedFileWords.sayAgain(message),
});
