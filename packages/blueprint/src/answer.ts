import type { Assumption } from '@sayso/contracts/chat';
import { formatBlock } from '@sayso/core/blocks/format';
import { Blueprint } from '@sayso/core/blueprint-schema';
import type { TurnEvent, TurnRequest } from '@sayso/core/turn-provider';
import { assumedInBuild, assumedInChange, openWords } from './advice/assume.ts';
import { beyond } from './advice/beyond.ts';
import { settleLeftOver } from './advice/left-over.ts';
import { remember, suggest } from './advice/suggest.ts';
import { honour } from './advice/unwanted.ts';
import { adoptSources } from './change/adopt.ts';
import { applyRequest } from './change/apply.ts';
import { publishChange } from './change/publish.ts';
import { writePage } from './change/write-page.ts';
import { blockFor, settingsBlock } from './emit/blocks.ts';
import { emitFiles } from './emit/files.ts';
import { hashSource } from './emit/hash.ts';
import { buildBlueprint } from './plan/build.ts';
import { changeWords, closingWords, keptWords, openingWords, planWords } from './prose.ts';
import { read } from './read/read.ts';
import { sampleRecords } from './seed/samples.ts';

const text = (words: string): TurnEvent => ({ type: 'text', text: words });

/** Answers a turn with prose and action blocks; the same request always gives the same bytes. */
export async function* answer(request: TurnRequest, signal?: AbortSignal): AsyncGenerator<TurnEvent> {
  const known = knownBlueprint(request);
  for (const event of answerTo(request, known)) {
    if (signal?.aborted) return;
    yield event;
  }
}

function answerTo(request: TurnRequest, known: Blueprint | undefined): Generator<TurnEvent> {
  if (request.writes !== undefined) return page(request.writes, known);
  return known === undefined ? build(request) : change(request, known);
}

/** Writes one page from the plan, whatever stands there. */
function* page(path: string, known: Blueprint | undefined): Generator<TurnEvent> {
  const written = known && writePage(known, path);
  if (!written) {
    yield text(
      'I write pages about the data of an app, and there is none yet. Describe what it should hold.\n',
    );
    return;
  }
  yield text(`I write the page about ${written.about}.\n\n`);
  yield text(blockFor(path, written.source));
  yield { type: 'memory', memory: Blueprint.parse(written.blueprint) };
}

/** The plan of the app as it is: kept from the last turn, else read from its entities; none for a first build. */
function knownBlueprint(request: TurnRequest): Blueprint | undefined {
  const kept = Blueprint.safeParse(request.memory);
  const hasSources = Object.keys(request.sources).length > 0;
  if (kept.success && hasSources) return kept.data;
  return request.isFirst ? undefined : adoptSources(request);
}

function* build(request: TurnRequest): Generator<TurnEvent> {
  yield text(openingWords);
  const reading = read(request.text);
  const settled = settleLeftOver(buildBlueprint(reading), reading);
  const { blueprint, words: unwanted } = honour(settled.blueprint, reading.without);
  yield text(planWords(blueprint));
  for (const [path, source] of Object.entries(emitFiles(blueprint))) {
    blueprint.hashes[path] = hashSource(path, source);
    yield text(blockFor(path, source));
  }
  yield text(settingsBlock(blueprint));
  const further = beyond({ ...reading, unread: settled.unread }, blueprint);
  yield text(suggestionBlock(blueprint));
  yield text(
    closingWords(blueprint, [
      ...openWords(reading, blueprint),
      ...settled.words,
      ...unwanted,
      ...further.words,
    ]),
  );
  yield* assumptionBlock([...assumedInBuild(reading, blueprint), ...further.nearest]);
  yield { type: 'memory', memory: Blueprint.parse(blueprint) };
  yield { type: 'samples', samples: sampleRecords(blueprint, request.now) };
}

function suggestionBlock(blueprint: Blueprint): string {
  const suggestions = suggest(blueprint);
  remember(blueprint, suggestions);
  return formatBlock('suggest', {}, JSON.stringify(suggestions, null, 2));
}

function* assumptionBlock(assumed: readonly Assumption[]): Generator<TurnEvent> {
  if (assumed.length > 0)
    yield text(formatBlock('suggest', { for: 'assumptions' }, JSON.stringify(assumed, null, 2)));
}

function* change(request: TurnRequest, before: Blueprint): Generator<TurnEvent> {
  const applied = applyRequest(before, request);
  yield text(changeWords(applied));
  const published = publishChange(before, applied.blueprint, request.sources);
  for (const block of published.blocks) yield text(block);
  const settings = settingsBlock(applied.blueprint);
  if (settings !== settingsBlock(before)) yield text(settings);
  const kept = keptWords(published);
  if (kept !== '') yield text(kept);
  yield* assumptionBlock(assumedInChange(before, applied.blueprint, request.text));
  yield text(suggestionBlock(applied.blueprint));
  yield { type: 'memory', memory: { ...applied.blueprint, hashes: published.hashes } };
  const fresh = applied.samples;
  if (fresh.size > 0)
    yield { type: 'samples', samples: freshSamples(applied.blueprint, { fresh, now: request.now }) };
}

/** Samples of new things alone; what they refer to is left open, since older records are not in hand. */
function freshSamples(blueprint: Blueprint, { fresh, now }: { fresh: ReadonlySet<string>; now: Date }) {
  return sampleRecords(blueprint, now)
    .filter(({ entity }) => fresh.has(entity))
    .map(({ entity, records }) => ({
      entity,
      records: records.map((record) => withoutOldReferences(record, fresh)),
    }));
}

const withoutOldReferences = (
  record: Readonly<Record<string, unknown>>,
  fresh: ReadonlySet<string>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(record).filter(([, value]) => {
      const target = typeof value === 'string' ? /^@(\w+):\d+$/.exec(value)?.[1] : undefined;
      return target === undefined || fresh.has(target);
    }),
  );
