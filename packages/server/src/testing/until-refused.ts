import type { Reply } from './http-call.ts';

/** Calls until somebody has to wait; a limit that is not there never says so. */
export async function untilRefused(call: (nr: number) => Promise<Reply>): Promise<Reply[]> {
  const replies: Reply[] = [];
  do replies.push(await call(replies.length));
  while (replies.at(-1)?.status !== 429 && replies.length < 10);
  return replies;
}
