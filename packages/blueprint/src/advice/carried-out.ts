import type { Block, Blueprint } from '@sayso/core/blueprint-schema';
import { type Applied, applyRequest, type ChangeRequest } from '../change/apply.ts';

/**
 * The plan after a request; undefined where any of it would be refused, change nothing, or bring what is there already.
 * What the answer offers has passed here, so a press on it never leads to "I didn’t understand".
 */
export const carriedOut = (blueprint: Blueprint, prompt: string): Blueprint | undefined =>
  followed(blueprint, { text: prompt, currentPage: null })?.blueprint;

/** As `carriedOut`, with the words for what was done. */
export function followed(blueprint: Blueprint, request: ChangeRequest): Applied | undefined {
  const applied = applyRequest(blueprint, request);
  if (applied.unread.length > 0 || applied.done.length === 0) return undefined;
  const isSame = planText(applied.blueprint) === planText(blueprint);
  return isSame || isTwice(applied.blueprint) ? undefined : applied;
}

/** What a person sees of a plan, to be compared. */
export const planText = ({ app, entities, pages, theme }: Blueprint): string =>
  JSON.stringify({ app, entities, pages, theme });

const shown = ({ id: _id, title: _title, ...rest }: Block): string => JSON.stringify(rest);

/** Two charts or lists of a page that show the same. */
const isTwice = ({ pages }: Blueprint): boolean =>
  pages.some(({ blocks }) => new Set(blocks.map(shown)).size < blocks.length);
