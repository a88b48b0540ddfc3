import { z } from 'zod';

const characters = (count: number | bigint) => `${count} character${count === 1 ? '' : 's'}`;

/** What is wrong with an entry, where the contract has no words of its own: people read it beside the field. */
const plainWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'This field is required';
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `Use at most ${characters(issue.maximum)}`;
  if (issue.code === 'too_small' && issue.origin === 'string')
    return issue.minimum === 1 ? 'This field is required' : `Use at least ${characters(issue.minimum)}`;
  return undefined;
};

/** A call instead of a bare import, which bundlers would leave out. */
export const speakPlainly = (): void => {
  z.config({ customError: plainWords });
};
