import { isPlanChange, type Message } from '@sayso/contracts/chat';

/** Somebody wrote it, unlike the messages that tell of a change by hand, of the plan, or of a version that was restored. */
export const isWritten = ({ additional_message_params: params }: Message): boolean =>
  params?.diff_message === undefined && params?.restored_from === undefined && !isPlanChange(params);
