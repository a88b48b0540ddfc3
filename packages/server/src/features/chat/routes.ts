import { createFromMessage } from '@sayso/contracts/apps';
import {
  addMessage,
  editMessage,
  editPageCode,
  generatePageCode,
  generateSuggestions,
  redoMessage,
  stopChat,
  undoMessage,
} from '@sayso/contracts/chat';
import { chatFile } from '@sayso/contracts/chat-files';
import type { Api } from '../../http/api.ts';
import { bind } from '../../http/bind.ts';
import type { Chat } from './service.ts';

export function chatRoutes(api: Api, chat: Chat): void {
  bind(api, createFromMessage, ({ actor, body }) => chat.createFromMessage(actor, body));
  bind(api, addMessage, ({ actor, params, body }) => chat.add(actor, params.appId, body));
  bind(api, chatFile, ({ actor, params }) => chat.file(actor, params.appId, params.fileId));
  bind(api, stopChat, ({ actor, params }) => chat.stop(actor, params.appId));
  bind(api, undoMessage, ({ actor, params }) => chat.undo(actor, params.appId, params.messageId));
  bind(api, editMessage, ({ actor, params, body }) =>
    chat.edit(actor, params.appId, params.messageId, body.content),
  );
  bind(api, redoMessage, ({ actor, params, body }) =>
    chat.redo(actor, params.appId, { answerId: params.messageId, provider: body?.provider ?? null }),
  );
  bind(api, generatePageCode, ({ actor, params }) => chat.generatePage(actor, params));
  bind(api, editPageCode, ({ actor, params, body }) => chat.editPage(actor, params, body));
  bind(api, generateSuggestions, ({ actor, params }) => chat.suggest(actor, params.appId));
}
