import type { Assumption } from '@sayso/contracts/chat';
import { formatBlock } from '@sayso/core/blocks/format';
import { Blueprint } from '@sayso/core/blueprint-schema';
import { placeIn } from '@sayso/core/records/sample-mark';
import type { TurnEvent, TurnRequest } from '@sayso/core/turn-provider';
import { remember, suggest } from './advice/suggest.ts';
import type { Published } from './change/publish.ts';
import { blockFor, settingsBlock } from './emit/blocks.ts';
import { emitFiles } from './emit/files.ts';
import { hashSource } from './emit/hash.ts';
import { closingWords, keptWords } from './prose.ts';
import { sampleRecords } from './seed/samples.ts';
import type { TableFile } from './tables/table-file.ts';
import type { TableRows } from './tables/table-rows.ts';

/** Rows say by which file and recipe they are read. */
export type BuildEvent = Exclude<TurnEvent, { type: 'rows' }> | { type: 'rows'; rows: TableRows };

export const text = (words: string): BuildEvent => ({ type: 'text', text: words });

/** Words with people's names in them: what looks like a tag of an answer's own there is none. */
export const prose = (words: string): BuildEvent => text(words.replace(/<(?=\/?(?:action|think))/gi, '‹'));

/** A turn with the files of rows that came with it. */
export type BuildRequest = TurnRequest & { tables?: readonly TableFile[] };

type Closing = { told: readonly string[]; assumed: readonly Assumption[]; hasSamples: boolean };

/** All files of a new app, its settings, what is to be said of it, and records to look at. */
export function* publish(
  blueprint: Blueprint,
  request: BuildRequest,
  closing?: Closing,
): Generator<BuildEvent> {
  for (const [path, source] of Object.entries(emitFiles(blueprint))) {
    blueprint.hashes[path] = hashSource(path, source);
    yield text(blockFor(path, source));
  }
  yield text(settingsBlock(blueprint));
  yield text(suggestionBlock(blueprint));
  if (closing) yield prose(closingWords(blueprint, closing));
  yield* assumptionBlock(closing?.assumed ?? []);
  yield { type: 'memory', memory: Blueprint.parse(blueprint) };
  yield { type: 'samples', samples: sampleRecords(blueprint, request.now) };
}

export function suggestionBlock(blueprint: Blueprint): string {
  const suggestions = suggest(blueprint);
  remember(blueprint, suggestions);
  return formatBlock('suggest', {}, JSON.stringify(suggestions, null, 2));
}

export function* assumptionBlock(assumed: readonly Assumption[]): Generator<BuildEvent> {
  if (assumed.length > 0)
    yield text(formatBlock('suggest', { for: 'assumptions' }, JSON.stringify(assumed, null, 2)));
}

type Followed = { before: Blueprint; after: Blueprint; published: Published };

/** The blocks that lead from one plan to the next, and what could not be taken along. */
export function* publishBlocks({ before, after, published }: Followed): Generator<BuildEvent> {
  for (const block of published.blocks) yield text(block);
  const settings = settingsBlock(after);
  if (settings !== settingsBlock(before)) yield text(settings);
  const kept = keptWords(published);
  if (kept !== '') yield prose(kept);
}

/** Samples of new things, if there are any. */
export function* samplesOf(
  blueprint: Blueprint,
  fresh: ReadonlySet<string>,
  now: Date,
): Generator<BuildEvent> {
  if (fresh.size > 0) yield { type: 'samples', samples: freshSamples(blueprint, { fresh, now }) };
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
      const place = placeIn(value);
      return place === null || fresh.has(place.entity);
    }),
  );

/** Whether any thing is shown with samples, which those that a file fills are not. */
export const hasSamples = (blueprint: Blueprint, filled: readonly { table: TableFile }[]): boolean =>
  filled.filter(({ table }) => table.rowCount > 0).length < blueprint.entities.length;
