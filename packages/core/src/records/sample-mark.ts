/** `at` counts the samples of the entity from 0. */
export type SamplePlace = { entity: string; at: number };

const mark = /^@(\w+):(\d{1,4})$/;

/** The place that `@Entity:n` stands for, as samples name each other while they have no ids; null for other values. */
export function placeIn(value: unknown): SamplePlace | null {
  const [, entity, at] = typeof value === 'string' ? (mark.exec(value) ?? []) : [];
  return entity === undefined ? null : { entity, at: Number(at) };
}

export const markOf = ({ entity, at }: SamplePlace): string => `@${entity}:${at}`;
