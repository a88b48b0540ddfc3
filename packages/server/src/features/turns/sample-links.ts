import type { EntitySchema } from '@sayso/contracts/entity-schema';
import type { SampleRecord } from '@sayso/core/blocks/given-records';
import { type Reference, referencesOf } from '@sayso/core/entities/references';
import { titleFieldOf } from '@sayso/core/entities/title-field';
import { placeIn } from '@sayso/core/records/sample-mark';
import { attachedFileWords } from '../../texts/attached.ts';

/** A record as it was written, the `number`-th of its block. */
export type Sample = { values: SampleRecord; number: number };
export type SampleBlock = {
  entity: string;
  samples: readonly Sample[];
  /** The round of the answer that brought it. */
  round: number;
  /** What breaks its schema. */
  unfit: readonly Problem[];
  /** As the last check found it; one that waits names records of a block that is not sound. */
  state: 'sound' | 'wrong' | 'waiting';
};
export type Problem = { number: number; why: string };
/** Null where the answer has no such entity. */
export type Schemas = (entity: string) => EntitySchema | null;

/** What one value of a reference leads to: another sample, an id that somebody has to look up, or nowhere. */
export type Link = { sample: Sample; field: string; entity: string } & (
  | { to: SampleBlock }
  | { id: string }
  | { why: string }
);
type Place = { block: SampleBlock; sample: Sample };

/** The samples of an answer by the names that they have there: `@Entity:n`, or their title, as people name them. */
export class SamplePlaces {
  readonly #schemas: Schemas;
  readonly #lists = new Map<string, Place[]>();
  readonly #titles = new Map<string, ReadonlyMap<unknown, Place>>();

  constructor(blocks: readonly SampleBlock[], schemas: Schemas) {
    this.#schemas = schemas;
    for (const block of blocks) {
      const places = block.samples.map((sample) => ({ block, sample }));
      this.#lists.set(block.entity, [...(this.#lists.get(block.entity) ?? []), ...places]);
    }
  }

  linksOf({ entity, samples }: SampleBlock): Link[] {
    const references = this.#referencesOf(entity);
    return samples.flatMap((sample) =>
      references.flatMap((reference) =>
        valuesIn(sample.values[reference.field]).map((value) => this.#linkOf(sample, reference, value)),
      ),
    );
  }

  /** The record with what it names called otherwise. */
  renamed({ values }: Sample, entity: string, nameOf: (sample: Sample) => string | undefined): SampleRecord {
    const renamed: Record<string, unknown> = { ...values };
    for (const { field, entity: target } of this.#referencesOf(entity)) {
      const value = values[field];
      const newName = (each: unknown) => {
        const place = this.#find(target, each);
        return (place && nameOf(place.sample)) ?? each;
      };
      if (value !== undefined) renamed[field] = Array.isArray(value) ? value.map(newName) : newName(value);
    }
    return renamed;
  }

  #referencesOf(entity: string): Reference[] {
    const schema = this.#schemas(entity);
    return schema ? referencesOf(schema) : [];
  }

  #linkOf(sample: Sample, { field, entity }: Reference, value: string): Link {
    const link = { sample, field, entity };
    const place = this.#find(entity, value);
    if (place) return { ...link, to: place.block };
    if (/^[0-9a-f]{24}$/.test(value)) return { ...link, id: value };
    if (entity === 'User') return { ...link, why: attachedFileWords.toPerson(field) };
    const isPlace = placeIn(value)?.entity === entity;
    const count = this.#lists.get(entity)?.length ?? 0;
    const why = isPlace
      ? attachedFileWords.beyond(field, { entity, count })
      : attachedFileWords.reference(field, entity);
    return { ...link, why };
  }

  #find(entity: string, value: unknown): Place | undefined {
    const place = placeIn(value);
    if (place) return place.entity === entity ? this.#lists.get(entity)?.[place.at] : undefined;
    return this.#titlesOf(entity).get(value);
  }

  #titlesOf(entity: string): ReadonlyMap<unknown, Place> {
    const known = this.#titles.get(entity);
    if (known) return known;
    const schema = this.#schemas(entity);
    const title = schema && titleFieldOf(schema);
    const places = title ? (this.#lists.get(entity) ?? []) : [];
    // Of several with one title the first is meant.
    const titles = new Map(
      places.toReversed().map((place) => [place.sample.values[title ?? ''], place] as const),
    );
    this.#titles.set(entity, titles);
    return titles;
  }
}

const valuesIn = (value: unknown): string[] =>
  [value].flat().filter((each): each is string => typeof each === 'string' && each !== '');
