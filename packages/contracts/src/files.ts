import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { AppParams, Id, Success, Timestamp } from './ids.ts';

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

/** What people call the kinds of files. */
export const fileKinds = ['image', 'video', 'audio', 'document', 'table', 'other'] as const;
export type FileKind = (typeof fileKinds)[number];

export const AppFile = z.object({
  name: AppFileName,
  /** As whoever uploaded it named it. */
  original_name: z.string(),
  type: z.string(),
  /** What people call such a file. */
  kind: z.enum(fileKinds),
  bytes: z.number().int(),
  is_private: z.boolean(),
  /** What a record holds of it: an address, or the uri of a private file. */
  file_url: z.string(),
  /** Opens it in a browser: the same address, or one that was signed for an hour. */
  view_url: z.string(),
  /** Null for visitors, and for files that came with an import; a copy's files have the original's. */
  created_by: z.string().nullable(),
  created_date: Timestamp,
});
export type AppFile = z.infer<typeof AppFile>;

/** What an app stores, newest or largest first, for whoever manages it. */
export const listAppFiles = endpoint({
  method: 'GET',
  path: '/apps/:appId/files',
  params: AppParams,
  query: z.object({
    limit: z.coerce.number<number>().int().min(1).max(200).default(50),
    /** The `next` of the page before, in the same order. */
    after: z
      .string()
      .regex(/^(?:[0-9]{4}-[0-9T:.-]{6,20}Z|[0-9]{1,12})~[0-9a-f]{48}\.[a-z0-9]{1,5}$/, 'Not a valid cursor')
      .optional(),
    sort: z.enum(['newest', 'largest']).default('newest'),
    /** Occurs in the file's name, or in the address of who uploaded it, however it is spelled in capitals. */
    search: z.string().trim().max(100).optional(),
    kind: z.enum(fileKinds).optional(),
  }),
  reply: z.object({
    files: z.array(AppFile),
    next: z.string().nullable(),
    /** Of all files of the app, and how much they may be. */
    used_bytes: z.number().int(),
    quota_bytes: z.number().int(),
    /** Likewise of all apps of its owner, with those that were deleted in the last 30 days. */
    account_used_bytes: z.number().int(),
    account_quota_bytes: z.number().int(),
    /** What of all files of the app is of which kind, largest first; kinds that it has none of are left out. */
    kinds: z.array(z.object({ kind: z.enum(fileKinds), files: z.number().int(), bytes: z.number().int() })),
  }),
});

/** Where files are used, at most this many records of each. */
export const shownUses = 5;
export const shownPages = 20;
const FileUses = z.object({
  /** Of records and users. */
  total: z.number().int(),
  /** Some of them; users are records of `User`. */
  records: z.array(z.object({ entity: z.string(), id: z.string() })),
  /** Pages and other sources that name it, in the app as it is or as it is published; at most `shownPages`. */
  pages: z.array(z.string()),
  /** Of the app as it is, or as it is published. */
  is_logo: z.boolean(),
});
export type FileUses = z.infer<typeof FileUses>;

/** Which records name these files, whatever the rules hide; looks through all records of the app. */
export const fileUses = endpoint({
  method: 'GET',
  path: '/apps/:appId/files/uses',
  params: AppParams,
  query: z.object({
    /** Names of at most 50 files, separated by commas. */
    names: z
      .string()
      .max(2_800)
      .transform((text) => text.split(','))
      .pipe(z.array(AppFileName).min(1).max(50)),
  }),
  reply: z.record(AppFileName, FileUses),
});

/** Deletes one for good; records that name it then name nothing. */
export const deleteAppFile = endpoint({
  method: 'DELETE',
  path: '/apps/:appId/files/:name',
  params: AppParams.extend({ name: AppFileName }),
  reply: Success,
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
