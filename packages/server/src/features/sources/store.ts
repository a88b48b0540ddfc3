import { createHash } from 'node:crypto';
import type { AppId, Id } from '@sayso/contracts/ids';
import type { SourceTree } from '@sayso/core/source-tree';
import type { AppGrant } from '../../access/grant.ts';
import type { Queryable, Sql } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { jsonText } from '../../platform/database/json-text.ts';

/** Path -> hash of the text. */
export type HashTree = Readonly<Record<string, string>>;
export type Settings = { name: string; main_page: string | null };
export type CheckpointKind = 'start' | 'turn' | 'edit';
export type Head = Settings & { tree: HashTree; app_code_hash: string; checkpoint_id: Id | null };
export type Checkpoint = { id: Id; tree: HashTree; settings: Settings; memory: unknown };
type InApp = { readonly appId: AppId };

export const hashText = (text: string) => createHash('sha256').update(text).digest('hex');

/** Changes with every change of the sources, their order included. */
export function codeHash(tree: HashTree): string {
  return hashText(JSON.stringify(tree)).slice(0, 16);
}

export const createSourceStore = (sql: Sql) => ({
  async head({ appId }: InApp, on: Queryable = sql): Promise<Head | undefined> {
    const [row] = await on<Head[]>`
      select name, main_page, tree, app_code_hash, checkpoint_id from apps
      where id = ${appId} and deleted_at is null`;
    return row;
  },

  /** As `head`, but nobody else changes the app until the transaction ends. */
  async lockHead({ appId }: AppGrant, tx: Queryable): Promise<Head | undefined> {
    const [row] = await tx<Head[]>`
      select name, main_page, tree, app_code_hash, checkpoint_id from apps
      where id = ${appId} and deleted_at is null for update`;
    return row;
  },

  /** Files that may not be changed, as their owner wrote their names. */
  async frozenFiles({ appId }: AppGrant): Promise<string[]> {
    const [row] = await sql<{ frozen_files: string[] }[]>`select frozen_files from apps where id = ${appId}`;
    return row?.frozen_files ?? [];
  },

  async texts({ appId }: InApp, tree: HashTree, on: Queryable = sql): Promise<SourceTree> {
    const hashes = [...new Set(Object.values(tree))];
    if (hashes.length === 0) return {};
    const rows = await on<{ hash: string; content: string }[]>`
      select hash, content from source_blobs where app_id = ${appId} and hash = any(${hashes})`;
    const byHash = new Map(rows.map(({ hash, content }) => [hash, content]));
    return Object.fromEntries(
      Object.entries(tree).map(([path, hash]) => {
        const text = byHash.get(hash);
        if (text === undefined) throw new Error(`The text of ${path} in app ${appId} is missing`);
        return [path, text];
      }),
    );
  },

  /** Stores texts that are new and answers the tree of their hashes. */
  async put({ appId }: AppGrant, texts: SourceTree, tx: Queryable): Promise<HashTree> {
    const entries = Object.entries(texts).map(([path, text]) => ({ path, hash: hashText(text), text }));
    if (entries.length > 0) {
      await tx`
        insert into source_blobs (app_id, hash, content)
        select distinct on (hash) ${appId}, hash, content
        from unnest(${entries.map(({ hash }) => hash)}::text[], ${entries.map(({ text }) => text)}::text[])
          as given (hash, content)
        on conflict do nothing`;
    }
    return Object.fromEntries(entries.map(({ path, hash }) => [path, hash]));
  },

  async setTree({ appId }: AppGrant, tree: HashTree, tx: Queryable): Promise<string> {
    const hash = codeHash(tree);
    await tx`
      update apps set tree = ${JSON.stringify(tree)}::text::json, app_code_hash = ${hash}, updated_date = now()
      where id = ${appId}`;
    return hash;
  },

  async checkpoint({ appId }: InApp, id: Id, on: Queryable = sql): Promise<Checkpoint | undefined> {
    const [row] = await on<Checkpoint[]>`
      select id, tree, settings, memory from checkpoints where app_id = ${appId} and id = ${id}`;
    return row;
  },

  /** Makes a snapshot of the given tree and makes it the app's newest. */
  async addCheckpoint(
    { appId }: AppGrant,
    made: {
      kind: CheckpointKind;
      tree: HashTree;
      settings: Settings;
      memory: unknown;
      authorId: Id | null;
      /** What it is called, where it is a version of its own. */
      note?: string | null;
    },
    tx: Queryable,
  ): Promise<Id> {
    const id = newId();
    await tx`
      insert into checkpoints (app_id, id, kind, tree, settings, memory, author_id, note)
      values (${appId}, ${id}, ${made.kind}, ${JSON.stringify(made.tree)}::text::json,
        ${jsonText(made.settings)}::text::jsonb, ${jsonText(made.memory)}::text::jsonb,
        ${made.authorId}, ${made.note ?? null})`;
    await tx`update apps set checkpoint_id = ${id} where id = ${appId}`;
    return id;
  },

  /**
   * Writes an autosave into the newest checkpoint where that is the same author's, fresh, no message's, and no version
   * of its own.
   */
  async extendCheckpoint(
    { appId }: AppGrant,
    saved: { id: Id | null; tree: HashTree; settings: Settings; authorId: Id | null },
    tx: Queryable,
  ): Promise<boolean> {
    const rows = await tx`
      update checkpoints set tree = ${JSON.stringify(saved.tree)}::text::json,
        settings = ${jsonText(saved.settings)}::text::jsonb, updated_date = now()
      where app_id = ${appId} and id = ${saved.id} and kind = 'edit' and note is null
        and author_id = ${saved.authorId}
        and created_date > now() - interval '5 minutes'
        and not exists (select 1 from messages m where m.app_id = ${appId} and m.checkpoint_id = checkpoints.id)
      returning id`;
    return rows.length > 0;
  },

  async setHead({ appId }: AppGrant, checkpoint: Checkpoint, tx: Queryable): Promise<string> {
    const hash = codeHash(checkpoint.tree);
    const { name, main_page } = checkpoint.settings;
    await tx`
      update apps set tree = ${JSON.stringify(checkpoint.tree)}::text::json, app_code_hash = ${hash},
        checkpoint_id = ${checkpoint.id}, name = ${name}, main_page = ${main_page}, updated_date = now()
      where id = ${appId}`;
    return hash;
  },
});
export type SourceStore = ReturnType<typeof createSourceStore>;
