import { formatBlock } from '@sayso/core/blocks/format';
import { Blueprint } from '@sayso/core/blueprint-schema';
import type { TurnEvent, TurnRequest } from '@sayso/core/turn-provider';
import { adoptSources } from './change/adopt.ts';
import { applyRequest } from './change/apply.ts';
import { publishChange } from './change/publish.ts';
import { writePage } from './change/write-page.ts';
import { blockFor, settingsBlock } from './emit/blocks.ts';
import { emitFiles } from './emit/files.ts';
import { hashSource } from './emit/hash.ts';
import { buildBlueprint } from './plan/build.ts';
import { changeWords, closingWords, keptWords, openingWords, planWords, suggestions } from './prose.ts';
import { read } from './read/read.ts';
import { sampleRecords } from './seed/samples.ts';
import { takeInTables } from './tables/change-tables.ts';
import { withoutFileWishes, withoutFileWords } from './tables/name-table.ts';
import { addTables, filledEntities, useCurrency } from './tables/table-drafts.ts';
import type { TableFile } from './tables/table-file.ts';
import { rowsFor } from './tables/table-rows.ts';
import { tableWords, withoutPointing } from './tables/table-words.ts';

const text = (words: string): TurnEvent => ({ type: 'text', text: words });

/** A turn with the files of rows that came with it. */
export type BuildRequest = TurnRequest & { tables?: readonly TableFile[] };

/** Answers a turn with prose and action blocks; the same request always gives the same bytes. */
export async function* answer(request: BuildRequest, signal?: AbortSignal): AsyncGenerator<TurnEvent> {
  const known = knownBlueprint(request);
  for (const event of answerTo(request, known)) {
    if (signal?.aborted) return;
    yield event;
  }
}

function answerTo(request: BuildRequest, known: Blueprint | undefined): Generator<TurnEvent> {
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

function* build(request: BuildRequest): Generator<TurnEvent> {
  yield text(openingWords);
  const { tables = [] } = request;
  const reading = read(tables.length === 0 ? request.text : withoutFileWords(request.text));
  addTables(reading, tables, request.text);
  const blueprint = buildBlueprint(reading);
  useCurrency(blueprint, tables, request.text);
  const filled = filledEntities(blueprint, tables);
  yield text(tableWords(tables));
  yield text(planWords(blueprint));
  for (const [path, source] of Object.entries(emitFiles(blueprint))) {
    blueprint.hashes[path] = hashSource(path, source);
    yield text(blockFor(path, source));
  }
  yield text(settingsBlock(blueprint));
  yield text(suggestionBlock(blueprint));
  const hasSamples = filled.filter(({ table }) => table.rowCount > 0).length < blueprint.entities.length;
  const unread = tables.length === 0 ? reading.unread : withoutPointing(reading.unread);
  yield text(closingWords(blueprint, unread, hasSamples));
  yield { type: 'memory', memory: Blueprint.parse(blueprint) };
  // First, so that samples of other things refer to them.
  for (const each of filled) yield { type: 'rows', rows: rowsFor(each) };
  yield { type: 'samples', samples: sampleRecords(blueprint, request.now) };
}

const suggestionBlock = (blueprint: Blueprint): string =>
  formatBlock('suggest', {}, JSON.stringify(suggestions(blueprint), null, 2));

function* change(request: BuildRequest, before: Blueprint): Generator<TurnEvent> {
  const { tables = [] } = request;
  const asked = tables.length === 0 ? request.text : withoutFileWishes(request.text, tables);
  const applied = applyRequest(before, { ...request, text: asked });
  const { filled, done } = takeInTables(applied.blueprint, tables, request.text);
  applied.done.push(...done);
  yield text(tableWords(tables));
  yield text(changeWords(applied));
  const published = publishChange(before, applied.blueprint, request.sources);
  for (const block of published.blocks) yield text(block);
  const settings = settingsBlock(applied.blueprint);
  if (settings !== settingsBlock(before)) yield text(settings);
  const kept = keptWords(published);
  if (kept !== '') yield text(kept);
  yield { type: 'memory', memory: { ...applied.blueprint, hashes: published.hashes } };
  for (const each of filled) yield { type: 'rows', rows: rowsFor(each) };
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
