import { Fault } from '@sayso/contracts/faults';
import type { PlanOperation } from '@sayso/contracts/plan';
import type { Blueprint } from '@sayso/core/blueprint-schema';
import { applyRequest } from '../change/apply.ts';
import { readPreset } from '../read/text/normalise.ts';
import { templateBlueprint, templates } from '../templates/templates.ts';
import { triage } from '../triage/triage.ts';
import { applyOperations } from './apply-operations.ts';
import { sameThing } from './named-items.ts';
import { planDescription } from './plan-description.ts';

/**
 * The plan of a starter app, with what the person's words ask of it: wishes are carried out as changes, and of what they
 * describe, things that the starter app lacks are added. Undefined where there is no such starter app.
 */
export function startFrom(
  template: string,
  text: string,
): { blueprint: Blueprint; unused: string[] } | undefined {
  const blueprint = templateBlueprint(template);
  if (!blueprint) return undefined;
  const [asked = '', ...style] = text.split(/\n?-{6,}\n?/);
  const preset = readPreset(style.join(' '));
  if (preset !== undefined) blueprint.theme.preset = preset;
  const words = ownWords(template, asked);
  if (words === '' || triage(words, true).kind !== 'wish') return { blueprint, unused: [] };
  const applied = applyRequest(blueprint, { text: words, currentPage: null });
  const described = applied.unread.map(({ clause }) => clause).join('. ');
  const begun =
    described === ''
      ? { blueprint: applied.blueprint, unused: [] }
      : withThings(applied.blueprint, described);
  // It is a first build: there is nothing yet that an undo could lead back to.
  begun.blueprint.log = [];
  const passedOver = passedOverIn(words, begun.blueprint).filter(
    (name) => !begun.unused.some((unused) => unused.includes(name)),
  );
  return { ...begun, unused: [...begun.unused, ...passedOver] };
}

/** Well-known things that the words name and the plan does not hold: a sentence may have been taken for a wish. */
function passedOverIn(words: string, blueprint: Blueprint): string[] {
  const lower = words.toLowerCase();
  const roles = new Set(blueprint.roles?.map(({ name }) => name.toLowerCase()));
  return planDescription(words)
    .blueprint.entities.filter(
      (entity) =>
        entity.why.from === 'text' &&
        entity.concept !== undefined &&
        entity.concept !== vague &&
        !roles.has(entity.label.toLowerCase()) &&
        !sameThing(blueprint, entity),
    )
    .flatMap(({ label, labelPlural }) => {
      const at = [labelPlural, label].map((name) => ({ name, from: lower.indexOf(name.toLowerCase()) }));
      const said = at.find(({ from }) => from >= 0);
      return said ? words.slice(said.from, said.from + said.name.length) : [];
    });
}

/** Without the first line, which names the starter app. */
function ownWords(template: string, text: string): string {
  const name = templates.find(({ id }) => id === template)?.name ?? '';
  const [first = '', ...rest] = text.trim().split('\n');
  const isNaming = first.toLowerCase().includes(name.toLowerCase()) && first.length < name.length + 40;
  return (isNaming ? rest.join('\n') : text).trim();
}

/** Whoever "people" are, a starter app names them by what they do there. */
const vague = 'person';

function withThings(blueprint: Blueprint, described: string): { blueprint: Blueprint; unused: string[] } {
  const read = planDescription(described);
  const lacking = read.blueprint.entities.filter(
    (entity) => entity.why.from === 'text' && !sameThing(blueprint, entity),
  );
  // Only well-known things: prose names much that is none, and here an app is there without it.
  const known = lacking.filter(({ concept }) => concept !== undefined && concept !== vague);
  const unknown = lacking.filter((entity) => !known.includes(entity)).map(({ why }) => why.words);
  const additions = known.map(({ label }): PlanOperation => ({ type: 'addThing', name: label }));
  const whole = additions.reduce((now, addition) => attempt(now, addition), blueprint);
  const unused = [...new Set([...unknown, ...read.unused])];
  return { blueprint: whole, unused: unused.filter((words) => words !== '' && !isAbout(whole, words)) };
}

/** A starter app has its own way with its things: words that name one are not unused. */
function isAbout({ entities }: Blueprint, words: string): boolean {
  const lower = words.toLowerCase();
  return entities.some(({ label }) => lower.includes(label.toLowerCase()));
}

/** What cannot be added is left out. */
function attempt(blueprint: Blueprint, operation: PlanOperation): Blueprint {
  try {
    return applyOperations(blueprint, [operation]).blueprint;
  } catch (error) {
    if (error instanceof Fault) return blueprint;
    throw error;
  }
}
