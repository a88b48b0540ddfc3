import type { Suggestion } from '@sayso/contracts/chat';
import { Blueprint } from '@sayso/core/blueprint-schema';
import type { TurnRequest } from '@sayso/core/turn-provider';
import { adoptSources } from '../change/adopt.ts';
import { catchUp } from '../change/catch-up.ts';
import { fieldIdeaTitles } from '../texts/ideas.ts';
import { suggest } from './suggest.ts';

export type Standing = Pick<TurnRequest, 'sources' | 'memory'> & {
  app: Pick<TurnRequest['app'], 'name' | 'description'>;
  /** How many answers have changed the app since its data last did: the ideas that are there take turns. */
  round?: number;
  /** Prompts that somebody sent already. */
  asked?: readonly string[];
};

/** For pages that keep nothing yet. */
const firstData: Suggestion = {
  title: fieldIdeaTitles.addNotes,
  prompt: 'Add notes with title, text and date',
};

/** Suggestions for an app as it stands; of one that the built-in builder did not plan, only what its data tells. */
export function suggestFor({ app, sources, memory, round = 0, asked = [] }: Standing): Suggestion[] {
  const kept = Blueprint.safeParse(memory);
  if (kept.success) return suggest(catchUp(kept.data, sources), { round, asked });
  const adopted = adoptSources({ app, sources });
  // Pages that somebody else wrote are not known, so none is offered that may be there already.
  if (adopted) return suggest(adopted, { kinds: ['field', 'access', 'thing'], round, asked });
  return asked.includes(firstData.prompt) ? [] : [firstData];
}
