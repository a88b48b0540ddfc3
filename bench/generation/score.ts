import { buildBlueprint } from '@sayso/blueprint/plan/build';
import { read } from '@sayso/blueprint/read/read';
import type { Blueprint, BlueprintEntity } from '@sayso/core/blueprint-schema';
import type { Description } from './descriptions.ts';
import { matching, matchingEntity, type Synonyms, sameName } from './names.ts';

type Count = { wanted: number; found: number };

export type Score = {
  id: string;
  entities: Count;
  fields: Count;
  pages: Count;
  /** Entities of the plan that the description does not ask for. */
  extra: string[];
  missing: string[];
  /** At least 75% of the entities and 70% of the fields, at most 2 entities that nobody asked for. */
  isUsable: boolean;
  /** All entities, at least 90% of the fields and of the pages, at most 1 entity that nobody asked for. */
  isRight: boolean;
  ms: number;
};

type Words = { entity_synonyms: Synonyms; field_synonyms: Synonyms };

/** What of the expected plan is in the one that is built from the words. */
export function scoreOne(words: Words, { id, prompt, expect }: Description): Score {
  const start = performance.now();
  const blueprint = buildBlueprint(read(prompt));
  const ms = performance.now() - start;
  const missing: string[] = [];
  const [entities, fields, pages]: [Count, Count, Count] = [none(), none(), none()];
  const used = new Set<BlueprintEntity>();
  for (const [name, attributes] of Object.entries(expect.entities)) {
    const entity = matchingEntity(
      name,
      blueprint.entities.filter((candidate) => !used.has(candidate)),
      { namesOf: ({ label, name: own }) => [label, own], groups: words.entity_synonyms },
    );
    entities.wanted++;
    fields.wanted += attributes.length;
    if (!entity) {
      missing.push(name);
      continue;
    }
    used.add(entity);
    entities.found++;
    for (const attribute of attributes) {
      if (hasField(words, entity, attribute)) fields.found++;
      else missing.push(`${name}.${attribute}`);
    }
  }
  for (const page of expect.pages) {
    pages.wanted++;
    if (hasPage(blueprint, page)) pages.found++;
    else missing.push(`page ${page}`);
  }
  const extra = blueprint.entities.filter((entity) => !used.has(entity)).map(({ label }) => label);
  return { id, entities, fields, pages, extra, missing, ms, ...verdict({ entities, fields, pages, extra }) };
}

const none = (): Count => ({ wanted: 0, found: 0 });
const share = ({ wanted, found }: Count): number => (wanted === 0 ? 1 : found / wanted);

const verdict = ({
  entities,
  fields,
  pages,
  extra,
}: Pick<Score, 'entities' | 'fields' | 'pages' | 'extra'>) => ({
  isUsable: share(entities) >= 0.75 && share(fields) >= 0.7 && extra.length <= 2,
  isRight: share(entities) === 1 && share(fields) >= 0.9 && share(pages) >= 0.9 && extra.length <= 1,
});

/** A field by its label, or, for what refers to another thing, by another word for that thing. */
const hasField = (words: Words, { fields }: BlueprintEntity, name: string): boolean =>
  matching(name, fields, { namesOf: ({ label, key }) => [label, key], groups: words.field_synonyms }) !==
    undefined || fields.some(({ label }) => sameName(label, name, words.entity_synonyms));

/** Kinds of pages as descriptions call them, by the plan's archetypes. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  form: ['list', 'kanban', 'calendar', 'checklist', 'public-form', 'landing', 'booking', 'chat', 'forum'],
  list: ['list', 'checklist', 'gallery', 'directory', 'files', 'catalogue', 'feedback', 'forum'],
  public: [],
  leaderboard: ['leaderboard', 'standings'],
  landing: ['landing', 'public-landing', 'public-form'],
  report: ['report', 'chart', 'timesheet', 'results', 'dashboard'],
  catalogue: ['catalogue', 'public-form', 'public-landing'],
  feedback: ['feedback'],
};

function hasPage({ pages }: Blueprint, wanted: string): boolean {
  if (wanted === 'public') return pages.some((page) => page.public);
  const fitting = kinds[wanted] ?? [wanted];
  return pages.some(({ archetype }) => fitting.includes(archetype));
}

export type Totals = {
  count: number;
  usable: number;
  right: number;
  entities: number;
  fields: number;
  pages: number;
};

export function totals(scores: readonly Score[]): Totals {
  const part = (name: 'entities' | 'fields' | 'pages') =>
    share(
      scores.reduce(
        (sum, score) => ({ wanted: sum.wanted + score[name].wanted, found: sum.found + score[name].found }),
        none(),
      ),
    );
  const portion = (holds: (score: Score) => boolean) =>
    scores.filter(holds).length / Math.max(1, scores.length);
  return {
    count: scores.length,
    usable: portion(({ isUsable }) => isUsable),
    right: portion(({ isRight }) => isRight),
    entities: part('entities'),
    fields: part('fields'),
    pages: part('pages'),
  };
}
