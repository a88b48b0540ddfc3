import type { BodyOf } from '@sayso/contracts/endpoint';
import type { createFeedback } from '@sayso/contracts/feedback';
import type { SignedInUser } from '../../access/actor.ts';
import type { Sql } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';

type Feedback = BodyOf<typeof createFeedback>;

export const createFeedbackStore = (sql: Sql) => ({
  async add(user: SignedInUser, given: Feedback): Promise<void> {
    const { tag, feedback_url, emoji, feedback } = { tag: null, feedback_url: null, emoji: null, ...given };
    await sql`
      insert into feedback (id, user_id, user_email, tag, feedback_url, emoji, feedback)
      values (${newId()}, ${user.id}, ${user.email}, ${tag}, ${feedback_url ?? null}, ${emoji}, ${feedback ?? null})`;
  },
});
export type FeedbackStore = ReturnType<typeof createFeedbackStore>;
