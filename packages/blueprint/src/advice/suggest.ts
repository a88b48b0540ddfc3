import type { Suggestion } from '@sayso/contracts/chat';
import type { Blueprint } from '@sayso/core/blueprint-schema';
import { hashText } from '../plan/build.ts';
import { importance } from '../plan/look.ts';
import { normalised } from '../words.ts';
import { carriedOut } from './carried-out.ts';
import { accessIdeas, fieldIdeas, thingIdeas } from './data-ideas.ts';
import { type Idea, isPart } from './idea.ts';
import { lookIdeas } from './look-ideas.ts';
import { dashboardIdeas, listIdeas, viewIdeas } from './view-ideas.ts';

const offered = 3;
/** Prompts that are remembered, so that the next answer offers others. */
const remembered = 30;

/** Three changes that fit this app as it is; each was tried on it. Others than those that were offered before; of `kinds` alone where given. */
export function suggest(blueprint: Blueprint, kinds?: readonly Idea['kind'][]): Suggestion[] {
  const picked: Idea[] = [];
  const refused = new Set<Idea>();
  const waiting = ranked(blueprint).filter(({ kind }) => kinds?.includes(kind) ?? true);
  // First one of each kind and thing, then whatever else can be done.
  for (const isFree of [isNew, () => true])
    for (const idea of waiting) {
      if (picked.length === offered) break;
      if (refused.has(idea) || picked.includes(idea) || !isFree(picked, idea)) continue;
      if (carriedOut(blueprint, idea.prompt)) picked.push(idea);
      else refused.add(idea);
    }
  return picked.map(({ title, prompt }) => ({ title, prompt }));
}

/** Notes what was offered; kept with the plan. */
export function remember(blueprint: Blueprint, suggestions: readonly Suggestion[]): void {
  const prompts = suggestions.map(({ prompt }) => prompt);
  blueprint.offered = [
    ...(blueprint.offered ?? []).filter((known) => !prompts.includes(known)),
    ...prompts,
  ].slice(-remembered);
}

const isNew = (picked: readonly Idea[], { kind, about }: Idea): boolean =>
  picked.every((other) => other.kind !== kind && (about === undefined || other.about !== about));

function ranked(blueprint: Blueprint): Idea[] {
  const told = [...blueprint.entities]
    .filter((entity) => !isPart(entity) && entity.kind !== 'settings')
    .sort((one, other) => importance(other) - importance(one))
    .slice(0, 5);
  const ideas = told.flatMap((entity, at) =>
    [viewIdeas, dashboardIdeas, fieldIdeas, listIdeas, accessIdeas].flatMap((of) =>
      of(blueprint, entity).map((idea) => ({ ...idea, worth: idea.worth - at })),
    ),
  );
  const all = [...ideas, ...thingIdeas(blueprint), ...lookIdeas(blueprint)];
  const before = blueprint.offered ?? [];
  // What was offered longest ago comes back first, once all others were.
  const worth = ({ worth, prompt }: Idea): number =>
    worth + taste(blueprint, prompt) - (before.includes(prompt) ? 100 + before.indexOf(prompt) : 0);
  return all.filter((idea) => !isUnwanted(blueprint, idea)).sort((one, other) => worth(other) - worth(one));
}

const isUnwanted = ({ unwanted = [] }: Blueprint, { prompt }: Idea): boolean =>
  unwanted.some((term) => ` ${normalised(prompt)} `.includes(` ${normalised(term)} `));

/** Up to two points by chance, the same for the same app: apps of one kind are not all offered the same. */
const taste = ({ seed }: Blueprint, prompt: string): number => (hashText(`${seed} ${prompt}`) % 100) / 50;
