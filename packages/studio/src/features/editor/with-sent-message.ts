import type { App } from '@sayso/contracts/apps';
import type { Message } from '@sayso/contracts/chat';

/** The socket may have told of the message, and even of the turn's end, before the answer came. */
export function withSentMessage(app: App, message: Message): App {
  if (app.conversation.messages.some(({ id }) => id === message.id)) return app;
  return {
    ...app,
    status: { state: 'processing', details: null, last_updated_date: new Date().toISOString() },
    conversation: { messages: [...app.conversation.messages, message] },
  };
}
