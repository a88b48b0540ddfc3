import type { Message } from '@sayso/contracts/chat';

/** Nobody wrote it: it tells of a change of the plan. */
export const isPlanMessage = ({ role, additional_message_params: params }: Message): boolean =>
  role === 'user' && params?.plan_lines !== undefined;
