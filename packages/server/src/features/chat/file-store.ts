import { chatFileAddress, chatFileIn } from '@sayso/contracts/chat-files';
import type { Id } from '@sayso/contracts/ids';
import { nameOfAddress, readAttachments } from '@sayso/core/attachments';
import { cutText } from '@sayso/core/cut-text';
import type { AppGrant } from '../../access/grant.ts';
import type { Queryable, Sql } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';

type FileRow = { id: Id; name: string; type: string; bytes: Uint8Array };
export type StoredFile = { name: string; type: string; data_url: string };

/** Files of messages. A message holds their addresses only, since it travels far more often than they are looked at. */
export const createFileStore = (sql: Sql) => {
  const find = ({ appId }: AppGrant, ids: readonly Id[]) => sql<FileRow[]>`
    select id, name, type, bytes from message_files where app_id = ${appId} and id = any(${ids}::text[])`;

  return {
    /** Stores what came as `data:` and answers the addresses to keep in its place; others stay as they are. */
    async keepFiles(grant: AppGrant, addresses: readonly string[], tx: Queryable): Promise<string[]> {
      const kept: string[] = [];
      for (const [at, address] of addresses.entries()) {
        const file = fileIn(address, at);
        if (file) {
          const row = { app_id: grant.appId, id: newId(), ...file };
          await tx`insert into message_files ${tx(row)}`;
          kept.push(
            chatFileAddress({ appId: grant.appId, fileId: row.id, name: file.name, type: file.type }),
          );
        } else kept.push(address);
      }
      return kept;
    },

    async file(grant: AppGrant, id: Id): Promise<StoredFile | undefined> {
      const [row] = await find(grant, [id]);
      return row && { name: row.name, type: row.type, data_url: dataUrl(row) };
    },

    /** The addresses with the files of this app in place of those that name one. */
    async openFiles(grant: AppGrant, addresses: readonly string[]): Promise<string[]> {
      const ids = addresses.flatMap((address) => {
        const place = chatFileIn(address);
        return place?.appId === grant.appId ? [place.fileId] : [];
      });
      const rows = ids.length === 0 ? [] : await find(grant, ids);
      const files = new Map(rows.map((row) => [row.id, row]));
      return addresses.map((address) => {
        const place = chatFileIn(address);
        const row = place?.appId === grant.appId ? files.get(place.fileId) : undefined;
        return row ? dataUrl(row) : address;
      });
    },
  };
};

function fileIn(address: string, at: number): Omit<FileRow, 'id'> | null {
  const [read] = readAttachments({ file_urls: [address] });
  const name = cutText(nameOfAddress(address, at).replaceAll('\0', ''), 200).toWellFormed();
  if (read?.kind === 'image')
    return { name, type: read.mediaType, bytes: Buffer.from(read.base64, 'base64') };
  return read?.kind === 'text' ? { name, type: 'text/plain', bytes: Buffer.from(read.text) } : null;
}

const dataUrl = ({ name, type, bytes }: FileRow) =>
  `data:${type};name=${encodeURIComponent(name)};base64,${Buffer.from(bytes).toString('base64')}`;
