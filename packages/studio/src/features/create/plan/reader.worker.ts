import { livePlan } from '@sayso/blueprint/operate/live-plan';
import type { ReaderQuestion, ReaderReply } from '@sayso/contracts/plan-reading';

/** Reads descriptions apart from the page, with the code of the first build. */
export function replyTo({ id, ...reading }: ReaderQuestion): ReaderReply {
  try {
    return { id, answer: livePlan(reading) };
  } catch (error) {
    return { id, failure: String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<ReaderQuestion>) => postMessage(replyTo(data)));
