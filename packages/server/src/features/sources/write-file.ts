import { tryFiles } from '@sayso/compiler/try-files';
import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { Fault } from '@sayso/contracts/faults';
import type { AppId } from '@sayso/contracts/ids';
import { limits } from '@sayso/contracts/limits';
import type { Diagnostic } from '@sayso/contracts/preview';
import { texts } from '@sayso/contracts/texts';
import { readEntity } from '@sayso/core/blocks/entities';
import { lintEntity } from '@sayso/core/entities/lint-entity';
import { parseJson } from '@sayso/core/parse-json';
import { parseSourcePath } from '@sayso/core/source-tree';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import type { AppGrant } from '../../access/grant.ts';
import { refuseFree } from '../../access/plans.ts';
import { sourceWords } from '../../texts/sources.ts';
import { fileOutcomeWords } from '../../texts/turns.ts';
import type { Sources } from './service.ts';
import { hashText } from './store.ts';

/** What is wrong with one file taken alone (the compiler's first step). */
export type CheckFile = (path: string, text: string) => Diagnostic[];

type Given = {
  file_path: string;
  content: string;
  base_hash?: string | null | undefined;
  base_schema?: EntitySchema | null | undefined;
};
type Deps = {
  access: Access;
  sources: Sources;
  check: CheckFile;
  /** What to tell of records that do not fit an entity's new schema. */
  unfitRecords: (
    grant: AppGrant,
    change: { entity: string; before: string | undefined; after: string },
  ) => Promise<{ warnings: readonly string[] }>;
};

/** Writes one file by hand; what does not compile is refused with its place. */
export const createWriteFile = ({ access, sources, check, unfitRecords }: Deps) => {
  return async (actor: Actor, appId: AppId, given: Given) => {
    const grant = await access.manage(actor, appId);
    const source = parseSourcePath(given.file_path);
    // Lists and who may see what are free on every plan; code is not.
    if (source?.kind !== 'entity') refuseFree(grant.ownerTier, texts.codeNeedsPlan);
    if (!source) {
      const message = sourceWords.noPlace(given.file_path);
      throw new Fault('invalid', message, { fields: { file_path: message } });
    }
    const { path } = source;
    await tryFiles({ [path]: given.content });
    refuseBroken(check(path, given.content));
    const { tree } = await sources.read(grant);
    if (source.kind === 'entity') refuseEntity(given.content, Object.keys(tree), tree[path]);
    if (tree[path] === undefined && Object.keys(tree).length >= limits.filesPerApp) {
      throw new Fault('invalid', sourceWords.tooManyFiles(limits.filesPerApp));
    }
    const known = { ...knownHash(path, given), ...knownSchema(path, given, tree[path]) };
    // Who saves fields or rules as such wants just that back; an editor of texts saves with every pause.
    const isOwnVersion = given.base_schema !== undefined;
    const saved = await sources.beginInTurn(grant, (tx) =>
      sources.edit(grant, { [path]: given.content }, tx, { known, isOwnVersion }),
    );
    const reply = { file_path: path, checkpoint_id: saved.id, hash: hashText(given.content) };
    // An autosaving editor sends what is stored already, too.
    if (!saved.isNew || source.kind !== 'entity') return reply;
    const entity = path.slice('entities/'.length);
    const [step] = saved.followed;
    const change = { entity, before: tree[path], after: given.content };
    const warnings = step
      ? [step.warning].filter((warning) => warning !== null)
      : [...(await unfitRecords(grant, change)).warnings];
    return {
      ...reply,
      ...(warnings.length === 0 ? {} : { warnings }),
      ...(step ? { records: step.report } : {}),
      ...(step?.changeId ? { schema_change_id: step.changeId } : {}),
    };
  };
};
export type WriteFile = ReturnType<typeof createWriteFile>;

const knownHash = (path: string, { base_hash }: Given) =>
  base_hash === undefined ? {} : { [path]: base_hash };

/**
 * Who edits a schema as such does not know its text: it has to say the same as the one that is there, and that one has
 * to be there still when the change lands.
 */
function knownSchema(path: string, { content, base_schema }: Given, text: string | undefined) {
  if (base_schema === undefined || text === content) return {};
  const stored = text === undefined ? null : readEntity(text);
  // What cannot be read is shown to nobody as a schema.
  const schema = stored === null || 'error' in stored ? null : stored.value;
  if (JSON.stringify(schema) !== JSON.stringify(base_schema)) {
    throw new Fault('conflict', sourceWords.changedSince(path), { reason: 'file_changed' });
  }
  return { [path]: text === undefined ? null : hashText(text) };
}

/** 422 with the first place that does not compile. */
export function refuseBroken(diagnostics: readonly Diagnostic[]): void {
  const [first] = diagnostics;
  if (!first) return;
  const message = fileOutcomeWords.at(first);
  throw new Fault('invalid', message, {
    fields: { content: message, line: String(first.line), column: String(first.column) },
  });
}

/** 422 where the schema would make the entity fail later. `paths` are the app's files, `before` is its text so far. */
export function refuseEntity(content: string, paths: readonly string[], before?: string): void {
  const names = paths.flatMap((path) => /^entities\/(.+)$/.exec(path)?.[1] ?? []);
  const [problem] = lintEntity(parseJson(content), names, before);
  if (!problem) return;
  const message = `${problem.where}: ${problem.message}`;
  throw new Fault('invalid', message, { fields: { content: message } });
}
