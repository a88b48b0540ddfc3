import { createFeedback, supportContact } from '@sayso/contracts/feedback';
import type { Access } from '../../access/access.ts';
import type { Api } from '../../http/api.ts';
import { bind } from '../../http/bind.ts';
import type { Rates } from '../../rates.ts';
import type { FeedbackStore } from './store.ts';

type Deps = { access: Access; rates: Rates; store: FeedbackStore; supportEmail: string | null };

export function feedbackRoutes(api: Api, { access, rates, store, supportEmail }: Deps): void {
  bind(api, supportContact, ({ actor }) => {
    access.user(actor);
    return { email: supportEmail };
  });
  bind(api, createFeedback, async ({ actor, body }) => {
    const user = access.user(actor);
    await rates.take('feedback', { user: user.id });
    await store.add(user, body);
    return { success: true } as const;
  });
}
