import { formatBlock } from '@sayso/core/blocks/format';
import { Blueprint } from '@sayso/core/blueprint-schema';
import { assumedInBuild, assumedInChange, openWords } from './advice/assume.ts';
import { beyond } from './advice/beyond.ts';
import { confirmed } from './advice/confirm.ts';
import {
  assumptionBlock,
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
import { answerPlan } from './answer-plan.ts';
import { applyRequest } from './change/apply.ts';
import { publishChange } from './change/publish.ts';
import { writePage } from './change/write-page.ts';
import { blockFor } from './emit/blocks.ts';
import { emitFiles } from './emit/files.ts';
import { emptyBlueprint, knownBlueprint } from './known-blueprint.ts';
import { exampleWords } from './landing/example-words.ts';
import { planText, starterPlan } from './operate/plan-description.ts';
import { buildBlueprint } from './plan/build.ts';
import { accessWordsBetween, changeWords, openingWords, planWords } from './prose.ts';
import { read } from './read/read.ts';
import { bounded, bounds } from './read/text/bounded.ts';
import { takeInTables } from './tables/change-tables.ts';
import { withoutFileWishes } from './tables/name-table.ts';
import { rowsFor } from './tables/table-rows.ts';
import { tableWords } from './tables/table-words.ts';
import { turnWords } from './texts/messages.ts';
import { doubts } from './triage/doubts.ts';
import { replacesStarter, starterWords, triage } from './triage/triage.ts';
import { isBroken } from './words.ts';

export type { BuildEvent, BuildRequest } from './answer-parts.ts';

/** Answers a turn with prose and action blocks; the same request always gives the same bytes. */
export async function* answer(request: BuildRequest, signal?: AbortSignal): AsyncGenerator<BuildEvent> {
  const known = knownBlueprint(request);
  const isByWords = request.plan === undefined && request.writes === undefined;
  // Read as a gap, it would leave names that nobody wrote in an app that people use.
  if (known && isByWords && isBroken(request.text)) return yield text(turnWords.unchanged(turnWords.broken));
  for (const event of answerTo({ ...request, text: bounded(request.text) }, known)) {
    if (signal?.aborted) return;
    yield event;
  }
}

function* answerTo(request: BuildRequest, known: Blueprint | undefined): Generator<BuildEvent> {
  if (request.plan || request.draft || request.template !== undefined)
    return yield* answerPlan(request, known ?? emptyBlueprint(request));
  if (request.writes !== undefined) return yield* page(request.writes, known);
  const hasFiles = (request.tables ?? []).length > 0;
  const first = triage(request.text, known === undefined);
  if (first.kind === 'refused') return yield text(first.words);
  // A file says what is kept, whatever the words beside it are.
  if (first.kind === 'nothing' && !hasFiles) return yield* nothing(request, { known, words: first.words });
  if (known === undefined) return yield* build(request);
  if (!hasFiles && replacesStarter(known, request.text, request.sources)) {
    yield* build(request);
    return yield* leftovers(known, request);
  }
  yield* change(request, known);
}

/** Words that describe nothing change nothing; a first one gets something to look at. */
function* nothing(
  request: BuildRequest,
  { known, words }: { known: Blueprint | undefined; words: string },
): Generator<BuildEvent> {
  if (known) return yield text(turnWords.unchanged(words));
  yield text(`${words}\n\n${starterWords}`);
  yield* publish(starterPlan(), request);
}

/** Files of the starter that the app which takes its place has not. */
function* leftovers(starter: Blueprint, { text: words, sources }: BuildRequest): Generator<BuildEvent> {
  const now = emitFiles(buildBlueprint(read(doubts(words).text)));
  for (const path of Object.keys(starter.hashes))
    if (now[path] === undefined && sources[path] !== undefined) yield text(formatBlock('delete', { path }));
}

/** Writes one page from the plan, whatever stands there. */
function* page(path: string, known: Blueprint | undefined): Generator<BuildEvent> {
  const written = known && writePage(known, path);
  if (!written) {
    yield text(turnWords.noData);
    return;
  }
  yield text(turnWords.writingPage(written.label));
  yield text(blockFor(path, written.source));
  yield { type: 'memory', memory: Blueprint.parse(written.blueprint) };
}

function* build(request: BuildRequest): Generator<BuildEvent> {
  yield text(openingWords);
  if (request.text.length > bounds.text) yield text(turnWords.tooLong(bounds.text));
  const { tables = [] } = request;
  const { blueprint, reading, settled, unwanted, doubt, filled, unread } = planText(request.text, tables);
  yield text(tableWords(tables));
  yield prose(planWords(blueprint));
  for (const told of doubt.told) yield text(`${told}\n\n`);
  const further = beyond({ ...reading, unread }, blueprint);
  const told = [
    ...openWords({ ...reading, unread }, blueprint),
    ...new Set([...settled, ...confirmed(reading, blueprint)]),
    ...exampleWords(blueprint),
    ...unwanted,
    ...further.words,
  ];
  const assumed = [...assumedInBuild(reading, blueprint), ...further.nearest];
  yield* publish(blueprint, request, { told, assumed, hasSamples: hasSamples(blueprint, filled) });
  // First, so that samples of other things refer to them.
  for (const each of filled) yield { type: 'rows', rows: rowsFor(each) };
}

function* change(request: BuildRequest, before: Blueprint): Generator<BuildEvent> {
  const { tables = [] } = request;
  const asked = tables.length === 0 ? request.text : withoutFileWishes(request.text, tables);
  const applied = applyRequest(before, { ...request, text: asked });
  const { filled, done } = takeInTables(applied.blueprint, tables, request.text);
  applied.done.push(...done);
  yield text(tableWords(tables));
  yield prose(changeWords(applied));
  yield prose(accessWordsBetween(before, applied.blueprint));
  const published = publishChange(before, applied.blueprint, request.sources);
  yield* publishBlocks({ before, after: applied.blueprint, published });
  if (applied.ways.length > 0)
    yield text(formatBlock('suggest', { for: 'question' }, JSON.stringify(applied.ways, null, 2)));
  yield* assumptionBlock(assumedInChange(before, applied.blueprint, request.text));
  yield text(suggestionBlock(applied.blueprint));
  yield { type: 'memory', memory: { ...applied.blueprint, hashes: published.hashes } };
  for (const each of filled) yield { type: 'rows', rows: rowsFor(each) };
  yield* samplesOf(applied.blueprint, applied.samples, request.now);
}
