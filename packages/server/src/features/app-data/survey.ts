import { AppDataManifest, type AppDataProblem } from '@sayso/contracts/app-data';
import { limits } from '@sayso/contracts/limits';
import { parseJson } from '@sayso/core/parse-json';
import { appDataWords } from '../../texts/app-data.ts';
import type { EntityModel } from '../records/entity-models.ts';
import type { WholeRecord } from '../records/whole-store.ts';
import { readLine } from './read-line.ts';
import { type Lines, linesIn, manifestPath, noArchive } from './unpack.ts';

export type Models = ReadonlyMap<string, EntityModel>;
/** What a file brings for one entity. */
type Found = {
  ids: Set<string>;
  /** Ids that its records refer to, by the entity that they are of. */
  referred: Map<string, Set<string>>;
};
export type Survey = {
  /** Null where the file is none of an export. */
  manifest: AppDataManifest | null;
  found: Map<string, Found>;
  problems: AppDataProblem[];
  total: number;
  /** Where more is wrong than is listed the rest of the file is not read. */
  isCutShort: boolean;
};
/** An export, the entities that it is brought to, and whether anybody waits for it still. */
export type Archive = { bytes: Buffer; models: Models; signal: AbortSignal };
/** `first`: the row of the first record. */
export type Batch = { entity: string; model: EntityModel; first: number; records: WholeRecord[] };

/** People are no records, whatever the app keeps of them. */
const modelOf = (models: Models, path: string): EntityModel | undefined =>
  models.get(/^entities\/(?!User\.)(\w+)\.jsonl$/.exec(path)?.[1] ?? '');

/** Reads the whole file once, and tells what it holds and what is wrong with it. */
export async function surveyOf({ bytes, models, signal }: Archive): Promise<Survey> {
  const survey: Survey = { manifest: null, found: new Map(), problems: [], total: 0, isCutShort: false };
  let manifest = '';
  const wants = (path: string) => path === manifestPath || modelOf(models, path) !== undefined;
  for await (const lines of linesIn(bytes, { wants, signal })) {
    if (lines.path === manifestPath) manifest += `${lines.lines.join('\n')}\n`;
    const model = modelOf(models, lines.path);
    if (model) note(survey, { model, lines });
    if (survey.total > limits.importProblems) return { ...survey, isCutShort: true };
  }
  survey.manifest = manifestIn(manifest);
  compare(survey, survey.manifest, models);
  return survey;
}

/** The file's records once more, entity by entity; for a file in which a survey found nothing wrong. */
export async function* batchesIn({ bytes, models, signal }: Archive): AsyncGenerator<Batch> {
  const wants = (path: string) => modelOf(models, path) !== undefined;
  for await (const { path, first, lines } of linesIn(bytes, { wants, signal })) {
    const model = modelOf(models, path);
    if (!model) continue;
    const read = model.validator.watching(() => lines.map((line) => readLine(line, model)));
    yield { entity: model.name, model, first, records: read.flatMap(({ record }) => record ?? []) };
  }
}

function note(
  survey: Survey,
  { model, lines: { first, lines } }: { model: EntityModel; lines: Lines },
): void {
  const found = survey.found.get(model.name) ?? { ids: new Set(), referred: new Map() };
  survey.found.set(model.name, found);
  const read = model.validator.watching(() => lines.map((line) => readLine(line, model)));
  for (const [at, { record, problems }] of read.entries()) {
    const place = { entity: model.name, row: first + at };
    for (const [field, message] of Object.entries(problems ?? {})) {
      add(survey, { ...place, field: field || null, message: String(message) });
    }
    if (!record) continue;
    if (found.ids.has(record.id)) {
      add(survey, { ...place, field: 'id', message: appDataWords.sameId });
    }
    found.ids.add(record.id);
    for (const { field, entity } of model.references) {
      const ids = found.referred.get(entity) ?? new Set();
      for (const id of [record.data[field]].flat()) if (typeof id === 'string' && id !== '') ids.add(id);
      found.referred.set(entity, ids);
    }
  }
}

export function add(survey: Survey, problem: AppDataProblem): void {
  survey.total += 1;
  if (survey.problems.length < limits.importProblems) survey.problems.push(problem);
}

function manifestIn(text: string): AppDataManifest {
  try {
    return AppDataManifest.parse(parseJson(text));
  } catch (cause) {
    throw noArchive(cause);
  }
}

function compare(survey: Survey, manifest: AppDataManifest, models: Models): void {
  for (const { name, records } of manifest.entities) {
    const isKnown = models.has(name);
    // The data of an entity that is gone is no matter as long as there is none.
    if (!isKnown && records > 0) add(survey, whole(name, appDataWords.noEntity(name)));
    const held = survey.found.get(name)?.ids.size ?? 0;
    if (isKnown && held !== records && survey.total === 0) {
      add(survey, whole(name, appDataWords.wrongCount(records, held)));
    }
  }
}

export const whole = (entity: string | null, message: string): AppDataProblem => ({
  entity,
  row: null,
  field: null,
  message,
});
