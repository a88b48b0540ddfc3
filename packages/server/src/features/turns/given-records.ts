import { createHash } from 'node:crypto';
import type { EntityProperty, EntitySchema } from '@sayso/contracts/entity-schema';
import type { Attachment } from '@sayso/core/attachments';
import type { Block } from '@sayso/core/blocks/block';
import { readEntity } from '@sayso/core/blocks/entities';
import { type RecordsBlock, readRecordsBlock, type SampleRecord } from '@sayso/core/blocks/given-records';
import { resolveDays } from '@sayso/core/blocks/sample-dates';
import { titleFieldOf } from '@sayso/core/entities/title-field';
import type { SourceTree } from '@sayso/core/source-tree';
import type { BroughtRows, SampleRecords, TurnEvent } from '@sayso/core/turn-provider';
import { attachedFileWords } from '../../texts/attached.ts';
import type { attachedProblem, attachedRows } from '../record-import/attached-rows.ts';
import type { refusalFor } from '../records/record-refusal.ts';

/** Who judges records, and reads files of rows. */
export type RecordReading = {
  refusalFor: typeof refusalFor;
  attachedRows: typeof attachedRows;
  attachedProblem: typeof attachedProblem;
};
type Given = { sources: SourceTree; attachments: readonly Attachment[]; now: Date };
/** Rows of a file, and by what they are known when they come again. */
export type KnownRows = BroughtRows & { contentHash?: string };

/** What an answer brings of records: samples, and rows of files. */
export class GivenRecords {
  /** Of the built-in builder: the last ones given, for entities that have no records. */
  samples: SampleRecords = [];
  readonly rows: KnownRows[] = [];
  readonly #reading: RecordReading;
  readonly #written = new Map<string, SampleRecord[]>();

  constructor(reading: RecordReading) {
    this.#reading = reading;
  }

  /** Samples that the answer wrote out, beside whatever records are there. */
  get written(): SampleRecords {
    return [...this.#written].map(([entity, records]) => ({
      entity,
      records,
      // As if each was made after the one before it, so that lists by age keep their order.
      minutesAgo: records.map((_, at) => records.length - 1 - at),
    }));
  }

  get isEmpty(): boolean {
    return this.samples.length + this.rows.length + this.#written.size === 0;
  }

  take(event: Extract<TurnEvent, { type: 'samples' | 'rows' }>): void {
    if (event.type === 'samples') this.samples = event.samples;
    else this.rows.push(event.rows);
  }

  /** Takes a `records` block, or answers why it cannot be used, in words for whoever wrote it. */
  async takeBlock(block: Block, { sources, attachments, now }: Given): Promise<string | null> {
    const read = readRecordsBlock(sources, block);
    if ('error' in read) return read.error;
    const schema = readEntity(sources[`entities/${read.value.entity}`] ?? '');
    if ('error' in schema) return schema.error;
    return 'file' in read.value
      ? this.#takeFile(read.value, schema.value, attachments)
      : this.#takeList(read.value, schema.value, { sources, now });
  }

  #takeList(
    { entity, records: written }: Extract<RecordsBlock, { records: unknown }>,
    schema: EntitySchema,
    { sources, now }: Pick<Given, 'sources' | 'now'>,
  ): string | null {
    const places = this.#places(schema, sources);
    const records = written.map((record) =>
      Object.fromEntries(
        Object.entries(resolveDays(record, schema, now)).map(([field, value]) => [
          field,
          places.get(field)?.get(value) ?? value,
        ]),
      ),
    );
    const refusal = this.#reading.refusalFor(schema);
    for (const [at, record] of records.entries()) {
      const why = refusal(record) ?? this.#wrongReference(record, schema);
      if (why !== null) return attachedFileWords.atRecord(at + 1, why);
    }
    const before = this.#written.get(entity) ?? [];
    // A repair may say again what was taken already.
    const known = new Set(before.map((record) => JSON.stringify(record)));
    this.#written.set(entity, [...before, ...records.filter((record) => !known.has(JSON.stringify(record)))]);
    return null;
  }

  /** By field: the places of records of this answer that are named by their title, as people name them. */
  #places(schema: EntitySchema, sources: SourceTree): Map<string, ReadonlyMap<unknown, string>> {
    const places = new Map<string, ReadonlyMap<unknown, string>>();
    for (const [field, property] of Object.entries(schema.properties)) {
      const target = targetOf(property) ?? '';
      const records = this.#written.get(target);
      const others = readEntity(sources[`entities/${target}`] ?? '');
      const title = 'value' in others ? titleFieldOf(others.value) : null;
      if (!records || title === null) continue;
      const named = records.map((record, at): [unknown, string] => [record[title], `@${target}:${at}`]);
      places.set(field, new Map(named.toReversed()));
    }
    return places;
  }

  async #takeFile(
    { entity, file, columns }: Extract<RecordsBlock, { file: string }>,
    schema: EntitySchema,
    attachments: readonly Attachment[],
  ) {
    const texts = attachments.filter((each) => each.kind === 'text');
    const found = texts.find(({ name }) => name === file);
    if (!found)
      return attachedFileWords.noFile(
        file,
        texts.map(({ name }) => name),
      );
    const { attachedProblem, attachedRows, refusalFor } = this.#reading;
    const problem = await attachedProblem(found, { schema, columns }, refusalFor(schema));
    if (problem !== null) return problem;
    const others = this.rows.filter((rows) => rows.entity !== entity || rows.file !== file);
    const contentHash = createHash('sha256').update(found.text).digest('hex');
    const rows = () => attachedRows(found, { schema, columns });
    this.rows.splice(0, this.rows.length, ...others, { entity, file, rows, contentHash });
    return null;
  }

  #wrongReference(record: SampleRecord, { properties }: EntitySchema): string | null {
    for (const [field, value] of Object.entries(record)) {
      const target = targetOf(properties[field]);
      if (target === undefined) continue;
      const why = [value].flat().map((each) => this.#wrongTarget(field, target, each));
      const first = why.find((each) => each !== null);
      if (first !== undefined) return first;
    }
    return null;
  }

  #wrongTarget(field: string, target: string, value: unknown): string | null {
    if (typeof value !== 'string' || value === '' || /^[0-9a-f]{24}$/.test(value)) return null;
    if (target === 'User') return attachedFileWords.toPerson(field);
    const [, entity, place] = /^@(\w+):(\d{1,4})$/.exec(value) ?? [];
    if (entity !== target) return attachedFileWords.reference(field, target);
    const count = this.#written.get(entity)?.length;
    return count !== undefined && Number(place) >= count
      ? attachedFileWords.beyond(field, { entity, count })
      : null;
  }
}

const targetOf = (property: EntityProperty | undefined): string | undefined =>
  /^\/entities\/(\w+)\/id$/.exec(property?.$ref ?? property?.items?.$ref ?? '')?.[1];
