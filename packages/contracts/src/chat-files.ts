import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { AppParams, Id } from './ids.ts';

/**
 * A file of a message, for the app's makers. It travels inside JSON: what people attach is never a page of this origin,
 * whatever its bytes are.
 */
export const chatFile = endpoint({
  method: 'GET',
  path: '/apps/:appId/chat/files/:fileId',
  params: AppParams.extend({ fileId: Id }),
  reply: z.object({
    name: z.string(),
    /** One of the four kinds of images, `application/pdf` or `text/plain`. */
    type: z.string(),
    /** The whole file as a `data:` address. */
    data_url: z.string(),
  }),
});

export type ChatFilePlace = { appId: Id; fileId: Id; name: string; type: string };

/** What `file_urls` of a message say of a file that is stored; name and type are there to show it before it is loaded. */
export const chatFileAddress = ({ appId, fileId, name, type }: ChatFilePlace): string =>
  `/api/apps/${appId}/chat/files/${fileId}?${new URLSearchParams({ type, name })}`;

/** The other way round; null for addresses of other kinds. */
export function chatFileIn(address: string): ChatFilePlace | null {
  const [, appId, fileId, query] =
    /^\/api\/apps\/([0-9a-f]{24})\/chat\/files\/([0-9a-f]{24})(?:\?([^#]*))?$/.exec(address) ?? [];
  if (appId === undefined || fileId === undefined) return null;
  const given = new URLSearchParams(query);
  return { appId, fileId, name: given.get('name') ?? 'File', type: given.get('type') ?? '' };
}
