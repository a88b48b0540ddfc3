import type { Blueprint, BlueprintEntity } from '@sayso/core/blueprint-schema';
import { z } from 'zod';
import { buildBlueprint } from '../plan/build.ts';
import { read } from '../read/read.ts';
import { normalised } from '../words.ts';

/** Descriptions with what a good first build holds; `bench/descriptions.json` has this form. */
export const Descriptions = z.looseObject({
  entity_synonyms: z.array(z.array(z.string())),
  field_synonyms: z.array(z.array(z.string())),
  prompts: z.array(
    z.looseObject({
      id: z.string(),
      prompt: z.string(),
      expect: z.looseObject({
        entities: z.record(z.string(), z.array(z.string())),
        pages: z.array(z.string()),
      }),
    }),
  ),
});
export type Descriptions = z.infer<typeof Descriptions>;

export type Score = {
  id: string;
  entities: { wanted: number; found: number; made: number };
  fields: { wanted: number; found: number };
  pages: { wanted: number; found: number };
  missing: string[];
};

const spaced = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2');

/** "Pick-up date" and "pickup date" are one. */
const plain = (name: string): string => normalised(spaced(name)).replaceAll(' ', '');

const same = (one: string, other: string, groups: readonly (readonly string[])[]): boolean => {
  const [a, b] = [plain(one), plain(other)];
  if (a === b) return true;
  return groups.some(
    (group) => group.some((word) => plain(word) === a) && group.some((word) => plain(word) === b),
  );
};

export function scoreOne(descriptions: Descriptions, item: Descriptions['prompts'][number]): Score {
  const blueprint = buildBlueprint(read(item.prompt));
  const missing: string[] = [];
  const score: Score = {
    id: item.id,
    entities: { wanted: 0, found: 0, made: blueprint.entities.length },
    fields: { wanted: 0, found: 0 },
    pages: { wanted: 0, found: 0 },
    missing,
  };
  for (const [name, fields] of Object.entries(item.expect.entities)) {
    const entity = findEntity(descriptions, blueprint, name);
    score.entities.wanted++;
    score.fields.wanted += fields.length;
    if (!entity) {
      missing.push(name);
      continue;
    }
    score.entities.found++;
    for (const field of fields) {
      if (hasField(descriptions, entity, field)) score.fields.found++;
      else missing.push(`${name}.${field}`);
    }
  }
  for (const page of item.expect.pages) {
    score.pages.wanted++;
    if (hasPage(blueprint, page)) score.pages.found++;
    else missing.push(`page ${page}`);
  }
  return score;
}

function findEntity(
  { entity_synonyms }: Descriptions,
  { entities }: Blueprint,
  name: string,
): BlueprintEntity | undefined {
  return (
    entities.find(({ label }) => plain(label) === plain(name)) ??
    entities.find(({ label }) => same(label, name, entity_synonyms)) ??
    entities.find(({ label }) => normalised(label).endsWith(` ${normalised(spaced(name))}`))
  );
}

const hasField = (
  { field_synonyms, entity_synonyms }: Descriptions,
  { fields }: BlueprintEntity,
  name: string,
): boolean =>
  fields.some(
    ({ label, key }) =>
      same(label, name, field_synonyms) ||
      same(key, name, field_synonyms) ||
      same(label, name, entity_synonyms),
  );

function hasPage({ pages }: Blueprint, wanted: string): boolean {
  if (wanted === 'form') return pages.some(({ archetype }) => archetype === 'list');
  if (wanted === 'public') return pages.some((page) => page.public);
  return pages.some(({ archetype }) => archetype === wanted);
}

export const scoreAll = (descriptions: Descriptions): Score[] =>
  descriptions.prompts.map((item) => scoreOne(descriptions, item));

export function share(scores: readonly Score[], part: 'entities' | 'fields' | 'pages'): number {
  const wanted = scores.reduce((sum, score) => sum + score[part].wanted, 0);
  return scores.reduce((sum, score) => sum + score[part].found, 0) / Math.max(1, wanted);
}
