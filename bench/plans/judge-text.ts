import { planDescription } from '@sayso/blueprint/operate/plan-description';
import { planOf } from '@sayso/blueprint/operate/plan-of';
import type { Blueprint } from '@sayso/core/blueprint-schema';
import type { Described, Right } from './expectations.ts';
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
    template: template ? { id: template.id, ...startFrom(template.blueprint, right) } : null,
  };
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
