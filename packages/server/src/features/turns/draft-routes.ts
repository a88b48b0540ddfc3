import { discardDraft, turnDraft } from '@sayso/contracts/chat';
import type { Api } from '../../http/api.ts';
import { bind } from '../../http/bind.ts';
import type { Drafts } from './drafts.ts';

export function draftRoutes(api: Api, drafts: Drafts): void {
  bind(api, turnDraft, ({ actor, params }) => drafts.show(actor, params.appId, params.turnId));
  bind(api, discardDraft, ({ actor, params }) => drafts.discard(actor, params.appId, params.turnId));
}
