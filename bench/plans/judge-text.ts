import { planDescription, starterPlan } from '@sayso/blueprint/operate/plan-description';
import { planOf } from '@sayso/blueprint/operate/plan-of';
import { nearestTemplate } from '@sayso/blueprint/templates/nearest-template';
import { templateBlueprint } from '@sayso/blueprint/templates/templates';
import type { Blueprint } from '@sayso/core/blueprint-schema';
import { type Described, loadTexts, type Right } from './expectations.ts';
import { furtherFields } from './gaps.ts';
import { type Mended, mend } from './mend.ts';
import { see } from './seen.ts';

export type Start = Mended & {
  /** The things that it has, with their fields. */
  things: string[];
  /** Fields that nobody told of in things that were wanted, the usual ones among them. */
  furtherFields: number;
};

export type Verdict = {
  id: string;
  organisation: string;
  person: string;
  /** Everything that was told and is looked for. */
  wanted: number;
  words: Start & { ms: number };
  /** Presses from what somebody gets who described nothing, for comparison. */
  blank: number;
  /** The starter app that is nearest, where one is. */
  template: (Start & { id: string }) | null;
};

/** The starter app that the product offers for a text, if any. */
export type Nearest = (text: string) => { id: string; blueprint: Blueprint } | undefined;

export function judgeText({ id, organisation, person, text, right }: Described, nearest: Nearest): Verdict {
  const from = performance.now();
  const { blueprint } = planDescription(text);
  const ms = performance.now() - from;
  const template = nearest(text);
  return {
    id,
    organisation,
    person,
    wanted: wantedIn(right),
    words: { ...startFrom(blueprint, right), ms },
    blank: mend(starterPlan(), right).operations.length,
    template: template ? { id: template.id, ...startFrom(template.blueprint, right) } : null,
  };
}

/** All texts, or those of the given ids. */
export const judgeAll = (ids: readonly string[] = []): Verdict[] =>
  loadTexts()
    .filter(({ id }) => ids.length === 0 || ids.includes(id))
    .map((text) => judgeText(text, offered));

function offered(text: string): ReturnType<Nearest> {
  const id = nearestTemplate(text)?.id;
  const blueprint = id === undefined ? undefined : templateBlueprint(id);
  return id === undefined || blueprint === undefined ? undefined : { id, blueprint };
}

function startFrom(blueprint: Blueprint, right: Right): Start {
  const plan = planOf(blueprint);
  const seen = see(plan, right);
  const further = [...seen.matched.keys()].flatMap((key) => furtherFields(seen, key));
  return {
    ...mend(blueprint, right),
    things: plan.things.map(
      ({ name, fields }) => `${name} (${fields.map((one) => `${one.name}: ${one.kind}`).join(', ')})`,
    ),
    furtherFields: further.length,
  };
}

/** Each thing, field, link, form with what it asks, page with what it shows, and rule. */
function wantedIn({ things, public: pages, access }: Right): number {
  const sizes = [
    ...Object.values(things).map(
      ({ fields, links }) => 1 + Object.keys(fields).length + Object.keys(links).length,
    ),
    ...Object.values(pages).map((page) => 1 + (page.kind === 'form' ? page.asks.length : page.shows.length)),
    Object.keys(access).length,
  ];
  return sizes.reduce((sum, size) => sum + size, 0);
}
