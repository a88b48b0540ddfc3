import type { Failure } from '@sayso/contracts/chat';
import type { SampleRecord } from '@sayso/core/blocks/given-records';
import { type Reference, referencesOf } from '@sayso/core/entities/references';
import { markOf } from '@sayso/core/records/sample-mark';
import { waiting } from '@sayso/core/repair-report';
import type { SampleRecords } from '@sayso/core/turn-provider';
import { attachedFileWords } from '../../texts/attached.ts';
import type { Dangling } from '../records/references.ts';
import { recordsFailure } from './records-failure.ts';
import {
  type Link,
  type Problem,
  type Sample,
  type SampleBlock,
  SamplePlaces,
  type Schemas,
} from './sample-links.ts';

export type SampleCheck = {
  schemas: Schemas;
  /** Which references by id lead nowhere. */
  dangling(references: readonly Reference[], records: readonly SampleRecord[]): Promise<readonly Dangling[]>;
  /** Nothing more is said: what was waited for does not come. */
  isLast: boolean;
};
type Looked = { block: SampleBlock; links: readonly Link[]; problems: readonly Problem[] };

/** The samples that an answer wrote out, block by block; they may name each other in any order. */
export class SampleBlocks {
  #blocks: readonly SampleBlock[] = [];
  /** Entities of which a block of this round could not be read. */
  readonly #unread = new Set<string>();
  #round = 0;

  /** What is wrong is told; blocks that come from here on mend it. */
  tell(): void {
    this.#round += 1;
    this.#unread.clear();
  }

  noteUnread(entity: string): void {
    this.#unread.add(entity);
  }

  get count(): number {
    return this.#blocks.reduce((sum, { samples }) => sum + samples.length, 0);
  }

  /** What comes after an entity's wrong blocks were told takes their place. */
  add({ entity, samples, unfit }: Pick<SampleBlock, 'entity' | 'samples' | 'unfit'>): void {
    const isMended = (block: SampleBlock) =>
      block.entity === entity && block.round < this.#round && block.state === 'wrong';
    const at = this.#blocks.findIndex(isMended);
    const others = this.#blocks.filter((block) => !isMended(block));
    const fresh = this.#freshOf(samples, others);
    const block: SampleBlock = { entity, samples: fresh, unfit, round: this.#round, state: 'sound' };
    const place = at === -1 ? others.length : at;
    this.#blocks = fresh.length === 0 ? others : others.toSpliced(place, 0, block);
  }

  /** Without those that an earlier round has brought: a repair may say again what was taken already. */
  #freshOf(samples: readonly Sample[], others: readonly SampleBlock[]): Sample[] {
    const known = new Map<string, number>();
    for (const { values } of others.flatMap((each) => (each.round < this.#round ? each.samples : []))) {
      const text = JSON.stringify(values);
      known.set(text, (known.get(text) ?? 0) + 1);
    }
    return samples.filter(({ values }) => {
      const text = JSON.stringify(values);
      const left = known.get(text) ?? 0;
      known.set(text, left - 1);
      return left <= 0;
    });
  }

  /** What is wrong with them, were this the end of the answer. */
  async check(given: SampleCheck): Promise<Failure[]> {
    const places = new SamplePlaces(this.#blocks, given.schemas);
    const looked: Looked[] = [];
    for (const block of this.#blocks) looked.push(await this.#look(block, places, given));
    for (const { block, problems } of looked) block.state = problems.length > 0 ? 'wrong' : 'sound';
    while (looked.some(startsWaiting));
    return looked.flatMap(({ block, links, problems }) =>
      block.state === 'waiting'
        ? waitingFailure(block, links, given.isLast)
        : problems.map((problem) => failureOf(block, problem)),
    );
  }

  async #look(block: SampleBlock, places: SamplePlaces, given: SampleCheck): Promise<Looked> {
    if (!given.schemas(block.entity))
      return { block, links: [], problems: [{ number: 1, why: attachedFileWords.noHome(block.entity) }] };
    const links = places.linksOf(block);
    const isAwaited = ({ entity }: Link) => !given.isLast && this.#unread.has(entity);
    const astray = links.flatMap((link) =>
      'why' in link && !isAwaited(link) ? [{ number: link.sample.number, why: link.why }] : [],
    );
    return { block, links, problems: [...block.unfit, ...astray, ...(await missingIn(block, links, given))] };
  }

  /** Those that the last check found sound, naming each other by their places among these. */
  written(schemas: Schemas): SampleRecords {
    const places = new SamplePlaces(this.#blocks, schemas);
    const sound = this.#blocks.filter(({ state }) => state === 'sound');
    const lists = Map.groupBy(sound, ({ entity }) => entity)
      .entries()
      .map(([entity, blocks]) => ({ entity, samples: blocks.flatMap(({ samples }) => samples) }))
      .toArray();
    const marks = new Map(
      lists.flatMap(({ entity, samples }) =>
        samples.map((sample, at): [Sample, string] => [sample, markOf({ entity, at })]),
      ),
    );
    return lists.map(({ entity, samples }) => ({
      entity,
      records: samples.map((sample) => places.renamed(sample, entity, (named) => marks.get(named))),
      // As if each was made after the one before it, so that lists by age keep their order.
      minutesAgo: samples.map((_, at) => samples.length - 1 - at),
    }));
  }
}

/** Ids that were made up, or of records that are gone. */
async function missingIn(
  { entity, samples }: SampleBlock,
  links: readonly Link[],
  { dangling, schemas }: SampleCheck,
): Promise<Problem[]> {
  const byId = links.filter((link) => 'id' in link);
  if (byId.length === 0) return [];
  const rows = samples.map((sample) => {
    const own = byId.filter((link) => link.sample === sample);
    return Object.fromEntries(
      Object.entries(Object.groupBy(own, ({ field }) => field)).map(([field, of = []]) => [
        field,
        of.map(({ id }) => id),
      ]),
    );
  });
  const schema = schemas(entity);
  const missing = schema ? await dangling(referencesOf(schema), rows) : [];
  return missing.map(({ at, field, why }) => ({
    number: samples[at]?.number ?? 0,
    why: attachedFileWords.atField(field, why),
  }));
}

/** Has a block wait that names records of one that is not sound; answers whether it does only now. */
function startsWaiting({ block, links }: Looked): boolean {
  if (block.state !== 'sound' || !links.some(leadsAstray)) return false;
  block.state = 'waiting';
  return true;
}

const leadsAstray = (link: Link): boolean => 'to' in link && link.to.state !== 'sound';

function waitingFailure(block: SampleBlock, links: readonly Link[], isLast: boolean): Failure[] {
  return links
    .filter(leadsAstray)
    .slice(0, 1)
    .map(({ sample: { number }, field, entity }) => {
      const failure = failureOf(block, { number, why: attachedFileWords.unkept(field, entity) });
      return isLast ? failure : { ...failure, code: waiting };
    });
}

const failureOf = ({ entity }: SampleBlock, { number, why }: Problem): Failure =>
  recordsFailure(entity, attachedFileWords.atRecord(number, why));
