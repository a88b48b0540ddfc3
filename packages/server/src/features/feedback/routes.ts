import { createFeedback } from '@sayso/contracts/feedback';
import type { Access } from '../../access/access.ts';
import type { Api } from '../../http/api.ts';
import { bind } from '../../http/bind.ts';
import type { FeedbackStore } from './store.ts';

export function feedbackRoutes(api: Api, { access, store }: { access: Access; store: FeedbackStore }): void {
  bind(api, createFeedback, async ({ actor, body }) => {
    await store.add(access.user(actor), body);
    return { success: true } as const;
  });
}
