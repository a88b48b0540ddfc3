import type { BodyOf } from '@sayso/contracts/endpoint';
import { Fault } from '@sayso/contracts/faults';
import type { createFeedback } from '@sayso/contracts/feedback';
import type { SignedInUser } from '../../access/actor.ts';
import type { Sql } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';

/** Of one person. */
const mostADay = 50;

type Feedback = BodyOf<typeof createFeedback>;

export const createFeedbackStore = (sql: Sql) => ({
  async add(user: SignedInUser, given: Feedback): Promise<void> {
    const { tag, feedback_url, emoji, feedback } = { tag: null, feedback_url: null, emoji: null, ...given };
    const added = await sql`
      insert into feedback (id, user_id, user_email, tag, feedback_url, emoji, feedback)
      select ${newId()}, ${user.id}, ${user.email}, ${tag}, ${feedback_url ?? null}, ${emoji}, ${feedback ?? null}
      where (
        select count(*) from feedback where user_id = ${user.id} and created_date > now() - interval '1 day'
      ) < ${mostADay}
      returning id`;
    if (added.length > 0) return;
    throw new Fault('too_many_requests', 'Thank you, that is enough for today.', { retryAfter: 60 * 60 });
  },
});
export type FeedbackStore = ReturnType<typeof createFeedbackStore>;
