import type { CustomContext } from '@sayso/contracts/chat';
import { chatFileAddress, chatFileIn } from '@sayso/contracts/chat-files';
import type { Id } from '@sayso/contracts/ids';
import { limits } from '@sayso/contracts/limits';
import { nameOfAddress, readAttachments } from '@sayso/core/attachments';
import { cutText } from '@sayso/core/cut-text';
import type { z } from 'zod';
import type { AppGrant } from '../../access/grant.ts';
import type { Queryable, Sql } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';

type FileRow = { id: Id; name: string; type: string; bytes: Uint8Array };
type NewFile = Omit<FileRow, 'id'>;
type Context = z.infer<typeof CustomContext>;
type Attached = {
  file_urls?: readonly string[] | null | undefined;
  custom_context?: readonly Context[] | null | undefined;
};
export type StoredFile = { name: string; type: string; data_url: string };

/** Longer texts are stored apart. */
const longestInline = 2_000;

/** Files of messages. A message holds their addresses only, since it travels far more often than they are looked at. */
export const createFileStore = (sql: Sql) => {
  const find = async ({ appId }: AppGrant, id: Id): Promise<FileRow | undefined> => {
    const [row] = await sql<FileRow[]>`
      select id, name, type, bytes from message_files where app_id = ${appId} and id = ${id}`;
    return row;
  };

  const keep = async ({ appId }: AppGrant, file: NewFile, tx: Queryable): Promise<string> => {
    const row = { app_id: appId, id: newId(), ...file };
    await tx`insert into message_files ${tx(row)}`;
    return chatFileAddress({ appId, fileId: row.id, name: file.name, type: file.type });
  };

  return {
    /** Stores what came as `data:` and long texts, and answers the message with addresses in their place. */
    async keepFiles(grant: AppGrant, { file_urls, custom_context }: Attached, tx: Queryable) {
      const kept: string[] = [];
      for (const [at, address] of (file_urls ?? []).entries()) {
        const file = fileIn(address, at);
        kept.push(file ? await keep(grant, file, tx) : address);
      }
      const left = allowance();
      const contexts = await mapFiles(custom_context, async ({ content, ...file }) => {
        const isShort = typeof content !== 'string' || content.length <= longestInline;
        if (isShort || !left()) return { ...file, content };
        const name = typeof file['name'] === 'string' ? file['name'] : 'File';
        const made = { name: asName(name), type: 'text/plain', bytes: Buffer.from(content) };
        return { ...file, file_url: await keep(grant, made, tx) };
      });
      return { file_urls: kept, custom_context: contexts };
    },

    async file(grant: AppGrant, id: Id): Promise<StoredFile | undefined> {
      const row = await find(grant, id);
      return row && { name: row.name, type: row.type, data_url: dataUrl(row) };
    },

    /** The other way round; addresses that name no file of this app stay as they are. */
    async openFiles(grant: AppGrant, { file_urls, custom_context }: Attached) {
      const left = allowance();
      const open = async (address: unknown): Promise<FileRow | undefined> => {
        const place = typeof address === 'string' ? chatFileIn(address) : null;
        return place?.appId === grant.appId && left() ? find(grant, place.fileId) : undefined;
      };
      const urls: string[] = [];
      for (const address of file_urls ?? []) {
        const row = await open(address);
        urls.push(row ? dataUrl(row) : address);
      }
      const contexts = await mapFiles(custom_context, async (file) => {
        const row = file['content'] === undefined ? await open(file['file_url']) : undefined;
        return row?.type === 'text/plain' ? { ...file, content: Buffer.from(row.bytes).toString() } : file;
      });
      return { file_urls: urls, custom_context: contexts };
    },
  };
};

/** True for as many as a message may have: an address costs its sender little, and the server a whole file. */
function allowance(): () => boolean {
  let left = limits.attachments;
  return () => left-- > 0;
}

type File = Record<string, unknown>;

/** Changes each file of the contexts, one after another. */
async function mapFiles(contexts: Attached['custom_context'], change: (file: File) => Promise<File>) {
  if (!contexts) return null;
  const changed: Context[] = [];
  for (const context of contexts) {
    const files: unknown = context.type === 'files' ? context.data?.['files'] : undefined;
    if (Array.isArray(files)) {
      const made: unknown[] = [];
      for (const file of files)
        made.push(typeof file === 'object' && file !== null ? await change({ ...file }) : file);
      changed.push({ ...context, data: { ...context.data, files: made } });
    } else changed.push(context);
  }
  return changed;
}

const asName = (written: string) => cutText(written.replaceAll('\0', ''), 200).toWellFormed();

function fileIn(address: string, at: number): NewFile | null {
  const [read] = readAttachments({ file_urls: [address] });
  const name = asName(nameOfAddress(address, at));
  if (read?.kind === 'image')
    return { name, type: read.mediaType, bytes: Buffer.from(read.base64, 'base64') };
  if (read?.kind === 'pdf')
    return { name, type: 'application/pdf', bytes: Buffer.from(read.base64, 'base64') };
  return read?.kind === 'text' ? { name, type: 'text/plain', bytes: Buffer.from(read.text) } : null;
}

const dataUrl = ({ name, type, bytes }: FileRow) =>
  `data:${type};name=${encodeURIComponent(name)};base64,${Buffer.from(bytes).toString('base64')}`;
