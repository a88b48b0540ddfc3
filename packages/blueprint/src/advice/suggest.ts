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
/** Then the first ones come again. */
const mostRounds = 6;

type Options = {
  /** Only ideas of these. */
  kinds?: readonly Idea['kind'][];
  /** How often the ideas took turns: each time others come first. */
  round?: number;
  /** Prompts that somebody sent already: others take their place. */
  asked?: readonly string[];
};

/** Three changes that fit this app as it is; each was tried on it. Others than those that were offered before. */
export function suggest(blueprint: Blueprint, { kinds, round = 0, asked = [] }: Options = {}): Suggestion[] {
  const canDo = triedOnce(blueprint);
  const sent = new Set(asked);
  let waiting = ranked(blueprint).filter(
    ({ kind, prompt }) => (kinds?.includes(kind) ?? true) && !sent.has(prompt),
  );
  let picked = pick(waiting, canDo);
  for (let at = 0; at < round % mostRounds; at += 1) {
    const before = picked;
    waiting = [...waiting.filter((idea) => !before.includes(idea)), ...before];
    picked = pick(waiting, canDo);
  }
  return picked.map(({ title, prompt }) => ({ title, prompt }));
}

/** First one of each kind and thing, then whatever else can be done. */
function pick(waiting: readonly Idea[], canDo: (idea: Idea) => boolean): Idea[] {
  const picked: Idea[] = [];
  for (const isFree of [isNew, () => true])
    for (const idea of waiting) {
      if (picked.length === offered) break;
      if (!picked.includes(idea) && isFree(picked, idea) && canDo(idea)) picked.push(idea);
    }
  return picked;
}

function triedOnce(blueprint: Blueprint): (idea: Idea) => boolean {
  const tried = new Map<Idea, boolean>();
  return (idea) => {
    const known = tried.get(idea) ?? carriedOut(blueprint, idea.prompt) !== undefined;
    tried.set(idea, known);
    return known;
  };
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
