import { createHash } from 'node:crypto';
import type { Failure } from '@sayso/contracts/chat';
import type { EntitySchema } from '@sayso/contracts/entity-schema';
import type { Attachment } from '@sayso/core/attachments';
import type { Block } from '@sayso/core/blocks/block';
import { readEntity } from '@sayso/core/blocks/entities';
import { type RecordsBlock, readRecordsBlock } from '@sayso/core/blocks/given-records';
import { resolveDays } from '@sayso/core/blocks/sample-dates';
import type { SourceTree } from '@sayso/core/source-tree';
import type { BroughtRows, SampleRecords, TurnEvent } from '@sayso/core/turn-provider';
import { attachedFileWords } from '../../texts/attached.ts';
import type { attachedProblem, attachedRows } from '../record-import/attached-rows.ts';
import type { refusalFor } from '../records/record-refusal.ts';
import { plainFailure } from './failures.ts';
import { SampleBlocks, type SampleCheck } from './sample-blocks.ts';
import type { Schemas } from './sample-links.ts';

/** Samples of all blocks of an answer, rounds of repair among them. */
const mostWritten = 1_000;

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
  /** Samples that the answer wrote out. */
  readonly #written = new SampleBlocks();

  constructor(reading: RecordReading) {
    this.#reading = reading;
  }

  take(event: Extract<TurnEvent, { type: 'samples' | 'rows' }>): void {
    if (event.type === 'samples') this.samples = event.samples;
    else this.rows.push(event.rows);
  }

  /** What was brought by now is not brought again at the end; what the answer wrote out is not meant. */
  forget(): void {
    this.samples = [];
    this.rows.length = 0;
  }

  /** Takes a `records` block, or answers why it cannot be used at all, in words for whoever wrote it. */
  async takeBlock(block: Block, { sources, attachments, now }: Given): Promise<Failure | null> {
    const read = readRecordsBlock(sources, block);
    if ('error' in read) {
      this.#written.noteUnread(block.attributes['entity'] ?? '');
      return plainFailure('records', read.error, 'refused');
    }
    const { value, schema } = read;
    if ('records' in value) {
      if (this.#written.count + value.records.length > mostWritten) {
        this.#written.noteUnread(value.entity);
        return plainFailure('records', attachedFileWords.tooManyInAll(mostWritten), 'refused');
      }
      this.#takeList(value, schema, now);
      return null;
    }
    const why = await this.#takeFile(value, schema, attachments);
    return why === null ? null : plainFailure(`records/${value.entity}`, why, 'refused');
  }

  /** Judged by themselves now, and by what they name when all of the answer is there. */
  #takeList(
    { entity, records }: Extract<RecordsBlock, { records: unknown }>,
    schema: EntitySchema,
    now: Date,
  ): void {
    const refusal = this.#reading.refusalFor(schema);
    const samples = records.map((record, at) => ({
      values: resolveDays(record, schema, now),
      number: at + 1,
    }));
    const unfit = samples.flatMap(({ values, number }) => {
      const why = refusal(values);
      return why === null ? [] : [{ number, why }];
    });
    this.#written.add({ entity, samples, unfit });
  }

  /** What is wrong with the samples that were written out, and was not mended since. */
  check({
    sources,
    ...given
  }: Pick<SampleCheck, 'dangling' | 'isLast'> & { sources: SourceTree }): Promise<Failure[]> {
    return this.#written.check({ ...given, schemas: schemasIn(sources) });
  }

  /** The model knows what was wrong until here. */
  tell(): void {
    this.#written.tell();
  }

  /** Samples that the answer wrote out and that passed, beside whatever records are there. */
  written(sources: SourceTree): SampleRecords {
    return this.#written.written(schemasIn(sources));
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
}

/** Each entity's schema, read once. */
function schemasIn(sources: SourceTree): Schemas {
  const known = new Map<string, EntitySchema | null>();
  return (entity) => {
    const schema = known.get(entity);
    if (schema !== undefined) return schema;
    const read = readEntity(sources[`entities/${entity}`] ?? '');
    const found = 'error' in read ? null : read.value;
    known.set(entity, found);
    return found;
  };
}
