import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id } from './ids.ts';

/** Random, with the extension that tells its kind. */
export const AppFileName = z.string().regex(/^[0-9a-f]{48}\.[a-z0-9]{1,5}$/);

/**
 * A file of an app. The address of a public one is its key; a private one takes a token beside. Answers with the bytes
 * themselves, in parts where `Range` asks for them.
 */
export const appFile = endpoint({
  method: 'GET',
  path: '/files/:appId/:name',
  params: z.object({ appId: Id, name: AppFileName }),
  query: z.object({ token: z.string().max(200).optional() }),
  caller: 'app',
  isForService: true,
  isFile: true,
  reply: z.unknown(),
});

export type AppFilePlace = { appId: Id; name: string };

const place = String.raw`([0-9a-f]{24})/([0-9a-f]{48}\.[a-z0-9]{1,5})`;
const address = new RegExp(String.raw`^(?:https?://[^/]+)?/api/files/${place}(?:\?[^#]*)?$`);
const uri = new RegExp(`^private/${place}$`);

export const appFilePath = ({ appId, name }: AppFilePlace): string => `/api/files/${appId}/${name}`;
export const privateFileUri = ({ appId, name }: AppFilePlace): string => `private/${appId}/${name}`;

/** Which file an address or a private uri names, wherever the address says that the server is; null for any other. */
export function appFileIn(text: string): AppFilePlace | null {
  const [, appId, name] = uri.exec(text) ?? address.exec(text) ?? [];
  return appId === undefined || name === undefined ? null : { appId, name };
}
