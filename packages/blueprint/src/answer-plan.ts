import type { Blueprint } from '@sayso/core/blueprint-schema';
import { joinWords } from '@sayso/core/join-words';
import {
  type BuildEvent,
  type BuildRequest,
  hasSamples,
  prose,
  publish,
  publishBlocks,
  samplesOf,
  suggestionBlock,
  text,
} from './answer-parts.ts';
import { publishChange } from './change/publish.ts';
import { exampleWords } from './landing/example-words.ts';
import { applyOperations } from './operate/apply-operations.ts';
import { beginPlan } from './operate/begin-plan.ts';
import { carryOver } from './operate/carry-over.ts';
import { logOperations } from './operate/log-operations.ts';
import { nameKey } from './operate/names.ts';
import { openingWords, planWords } from './prose.ts';
import { rowsFor } from './tables/table-rows.ts';
import { tableWords } from './tables/table-words.ts';
import { doneWords } from './texts/operations.ts';

/** A turn whose changes are given as operations: nothing is read from words, and nothing is taken for granted. */
export function* answerPlan(request: BuildRequest, known: Blueprint | undefined): Generator<BuildEvent> {
  if (known) yield* change(request, known);
  else yield* build(request);
}

function* change({ plan = [], sources, now }: BuildRequest, before: Blueprint): Generator<BuildEvent> {
  const { blueprint, lines } = applyOperations(before, plan, sources);
  const known = new Set(before.entities.map(({ id }) => id));
  const fresh = blueprint.entities.filter(({ id }) => !known.has(id)).map(({ name }) => name);
  const after = logOperations(before, blueprint, lines);
  const published = publishChange(before, after, sources);
  yield prose(doneWords.all(lines));
  yield* publishBlocks({ before, after, published });
  yield text(suggestionBlock(after));
  yield { type: 'memory', memory: { ...after, hashes: published.hashes } };
  yield* samplesOf(after, new Set(fresh), now);
}

/** A first app, from the words or a starter app, as somebody corrected its plan. */
function* build(request: BuildRequest): Generator<BuildEvent> {
  const { tables = [], template = null, draft = null, text: words } = request;
  const begun = beginPlan({ text: words, template, draft }, tables);
  if (begun.isRefused) return yield text(begun.unreadable ?? '');
  const { operations, lost } = planned(request, begun.blueprint);
  const { blueprint } = applyOperations(begun.blueprint, operations);
  const filled = begun.filled.flatMap((one) => {
    const entity = blueprint.entities.find(({ id }) => id === one.entity.id);
    return entity ? [{ ...one, entity }] : [];
  });
  yield text(openingWords);
  yield text(tableWords(tables));
  yield prose(planWords(blueprint));
  const told = [
    ...exampleWords(blueprint),
    ...begun.told,
    ...lost.map(doneWords.lost),
    ...alsoHeard(begun.alsoHeard, blueprint),
  ];
  yield* publish(blueprint, request, { told, assumed: [], hasSamples: hasSamples(blueprint, filled) });
  for (const each of filled) yield { type: 'rows', rows: rowsFor(each) };
}

/** Things of the text that a closer reader's draft leaves out, and that nobody added since. */
function alsoHeard(names: readonly string[], { entities }: Blueprint): string[] {
  const missing = names.filter(
    (name) => !entities.some(({ labelPlural }) => nameKey(labelPlural) === nameKey(name)),
  );
  return missing.length > 0
    ? [doneWords.alsoHeard(joinWords(missing.map((name) => name.toLowerCase())))]
    : [];
}

/** Whoever corrected the plan of the words, or of what a reader made of them, saw nothing of their files yet. */
function planned({ plan = [], template, draft, tables = [], text: words }: BuildRequest, begun: Blueprint) {
  if (template !== undefined || tables.length === 0) return { operations: plan, lost: [] };
  return carryOver(plan, beginPlan({ text: words, template: null, draft }).blueprint, begun);
}
