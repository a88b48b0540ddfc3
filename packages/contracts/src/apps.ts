import { z } from 'zod';
import { ChatStatus, CustomContext, FileUrls, Message } from './chat.ts';
import { endpoint } from './endpoint.ts';
import { EntitySchema } from './entity-schema.ts';
import { AppParams, Id, Slug, Success, Timestamp } from './ids.ts';
import { limits } from './limits.ts';
import { FirstPlanOperations } from './plan.ts';
import { FirstBuild, SentDraft } from './reading.ts';
import { RecordsReport } from './schema-changes.ts';
import { TemplateId } from './templates.ts';

export const Visibility = z.enum(['private_with_login', 'public_with_login', 'public_without_login']);
export type Visibility = z.infer<typeof Visibility>;

/** What people who have not signed in may do in an app that they can open. */
export const VisitorPermissions = z.object({
  /** Store files: UploadFile, UploadPrivateFile and GenerateImage. */
  upload_files: z.boolean(),
  /** Ask the model: InvokeLLM and ExtractDataFromUploadedFile. */
  use_ai: z.boolean(),
});
export type VisitorPermissions = z.infer<typeof VisitorPermissions>;

const names = z.array(z.string());
const codeByName = z.record(z.string(), z.string());

const basics = {
  id: Id,
  name: z.string(),
  slug: Slug,
  logo_url: z.string().nullable(),
  logo_prompt: z.string().nullable(),
  user_description: z.string().nullable(),
  status: ChatStatus,
  /** `pending` until the first version exists. */
  app_stage: z.enum(['pending', 'ready']),
  public_settings: Visibility,
  /** Somebody said who may open it, be it what every new app begins with. */
  is_visibility_chosen: z.boolean(),
  /** Who signs in becomes a user only where they were invited. */
  is_invited_only: z.boolean(),
  /** Somebody said whether only the invited become users, be it what every new app begins with. */
  is_registration_chosen: z.boolean(),
  /** Other websites may show the published app in a frame. */
  allow_embedding: z.boolean(),
  main_page: z.string().nullable(),
  is_starred: z.boolean(),
  is_blocked: z.boolean(),
  deep_coding_mode: z.boolean(),
  has_backend_functions_enabled: z.boolean(),
  github_repo_url: z.string().nullable(),
  /** Changes with every change of the sources; previews reload by it. */
  app_code_hash: z.string(),
  last_deployed_at: Timestamp.nullable(),
  /** Where the app answers the public; nothing is there before the first publish. */
  public_url: z.string(),
  /** Colour of the app's own look, for its card; null until it has one. */
  theme_color: z.string().nullable(),
  created_by: z.string(),
  created_date: Timestamp,
  updated_date: Timestamp,
};

export const AppSummary = z.object(basics);
export type AppSummary = z.infer<typeof AppSummary>;

export const App = z.object({
  ...basics,
  integrations: names,
  /** Those that are installed beside Core, such as the card payments. */
  installable_integrations: names,
  /** Names of secrets, never values. */
  secrets: names,
  custom_instructions: z.string().nullable(),
  visitor_permissions: VisitorPermissions,
  frozen_files: names,
  pages: codeByName,
  components: codeByName,
  layout: z.string().nullable(),
  functions: codeByName,
  function_names: names,
  entities: z.record(z.string(), EntitySchema),
  user_entity: EntitySchema.nullable(),
  conversation: z.object({ messages: z.array(Message) }),
  _last_msg: Message.nullable(),
});
export type App = z.infer<typeof App>;

export const AppName = z.string().trim().min(1, 'App name cannot be empty').max(100);

const writable = z.object({
  name: AppName,
  user_description: z.string().max(limits.descriptionChars).nullable(),
  public_settings: Visibility,
  /** The `registration` of the sign-in settings, so that an app is opened and kept to the invited at once. */
  is_invited_only: z.boolean(),
  /** Other websites may show the published app in a frame. */
  allow_embedding: z.boolean(),
  main_page: z.string().max(200).nullable(),
  is_starred: z.boolean(),
  /** Platform admins alone. */
  is_blocked: z.boolean(),
  custom_instructions: z.string().max(20_000).nullable(),
  frozen_files: z.array(z.string().max(200)).max(500),
  /** What is left out stays as it is. */
  visitor_permissions: VisitorPermissions.partial(),
  entities: z.record(z.string(), EntitySchema),
  user_entity: EntitySchema.nullable(),
});

export const createFromMessage = endpoint({
  method: 'POST',
  path: '/apps/chat/create-from-message',
  body: z.object({
    content: z
      .string()
      .max(limits.descriptionChars, `Use at most ${limits.descriptionChars.toLocaleString('en')} characters`)
      .refine((text) => text.trim() !== '', 'Please enter an app description'),
    file_urls: FileUrls.nullish(),
    integrations: z.array(z.string().max(200, 'Use at most 200 characters')).max(20).nullish(),
    custom_context: z.array(CustomContext).max(50).nullish(),
    /** The starter app that it begins with, in place of what is read from the words. */
    template: TemplateId.optional(),
    /** What a closer reader made of the words, in place of the rules' reading of them. */
    draft: SentDraft.optional(),
    /** With a model: whether it goes on from the plan's app, or writes all itself; as the installation has it if absent. */
    first_build: FirstBuild.optional(),
    /**
     * Changes of the plan that the words, or the starter app, led to; made before anything is built. An empty list says
     * that the plan is wanted as it is: nothing reads the words more closely then.
     */
    plan_operations: FirstPlanOperations.optional(),
    /** Makes a resend idempotent: the second send answers the first's app. */
    client_message_id: z.string().min(1).max(100).optional(),
  }),
  maxBytes: limits.messageBytes,
  reply: App,
});

export const createApp = endpoint({
  method: 'POST',
  path: '/apps',
  body: writable.omit({ is_blocked: true, is_starred: true }).partial().extend({ name: AppName }),
  maxBytes: limits.sourcesBytes,
  reply: App,
});

export const ListQuery = z.object({
  sort: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(limits.pageRows).optional(),
  skip: z.coerce.number().int().min(0).optional(),
  fields: z.string().max(2000).optional(),
  /** JSON filter; see core's filters. */
  q: z.string().max(20_000).optional(),
});
export type ListQuery = z.infer<typeof ListQuery>;

export const listApps = endpoint({
  method: 'GET',
  path: '/apps',
  query: ListQuery,
  /** With `fields`, each row holds those alone. */
  reply: z.array(AppSummary.partial()),
});

export const getApp = endpoint({ method: 'GET', path: '/apps/:appId', params: AppParams, reply: App });

export const updateApp = endpoint({
  method: 'PUT',
  path: '/apps/:appId',
  params: AppParams,
  body: writable.partial(),
  maxBytes: limits.sourcesBytes,
  reply: App,
});
export type AppChanges = z.infer<typeof updateAppBody>;
export const updateAppBody = writable.partial();

export const deleteApp = endpoint({
  method: 'DELETE',
  path: '/apps/:appId',
  params: AppParams,
  reply: Success,
});

/** An app that was deleted, for as long as it can be had back. */
export const DeletedApp = z.object({
  ...{ id: basics.id, name: basics.name, theme_color: basics.theme_color },
  ...{ logo_url: basics.logo_url, created_by: basics.created_by },
  deleted_date: Timestamp,
  /** Begun days count whole. */
  days_left: z.number().int(),
});
export type DeletedApp = z.infer<typeof DeletedApp>;

/** Own apps that can be had back, the newest `limits.deletedApps` of them; platform admins see all people's. */
export const listDeletedApps = endpoint({
  method: 'GET',
  path: '/apps/deleted',
  reply: z.array(DeletedApp),
});

/** An app that was not deleted stays as it is. */
export const restoreApp = endpoint({
  method: 'POST',
  path: '/apps/:appId/restore',
  params: AppParams,
  reply: AppSummary,
});

/** A new app with the same sources and settings; its own people, secrets, chat and published versions it does not take along. */
export const cloneApp = endpoint({
  method: 'POST',
  path: '/apps/:appId/clone',
  params: AppParams,
  body: z
    .object({
      /** Of the copy; without it the app's own with "copy". */
      name: AppName.optional(),
      /** Its records and all files that it stores, too. */
      with_records: z.boolean().optional(),
    })
    .nullish(),
  reply: z.object({ id: Id, name: z.string(), slug: Slug }),
});

/** What every answer of an app holds, as JSON schema. */
export const appSchema = endpoint({
  method: 'GET',
  path: '/apps/schema',
  reply: z.record(z.string(), z.unknown()),
});

/** Deletes those of the caller's own apps that the filter selects, as `q` of the list does; none without a condition. */
export const deleteApps = endpoint({
  method: 'DELETE',
  path: '/apps',
  body: z
    .record(z.string(), z.unknown(), 'Say which apps to delete')
    .refine((filter) => Object.keys(filter).length > 0, 'Say which apps to delete'),
  reply: Success.extend({ deleted: z.number().int() }),
});

/** Replaces a page's code by hand and says so in the conversation, from where it can be reverted. */
export const manualEditPage = endpoint({
  method: 'POST',
  path: '/apps/:appId/pages/:page/manual-edit-code',
  params: z.object({ appId: Id, page: z.string().max(200) }),
  body: z.object({ code: z.string().max(limits.sourceFileBytes) }),
  maxBytes: limits.sourcesBytes,
  reply: z.object({ success: z.literal(true), checkpoint_id: Id }),
});

/** `file_path` without extension, from the closed set of core's source paths; creates what it names. */
export const writeFile = endpoint({
  method: 'POST',
  path: '/apps/:appId/coding/write',
  params: AppParams,
  body: z.object({
    file_path: z.string().max(200),
    content: z.string().max(limits.sourceFileBytes),
    /** The `hash` that the caller knows the file by, null where it knows of none; 409 `file_changed` if it has another. */
    base_hash: z.string().max(200).nullish(),
    /** Of an entity, the schema that the change was made of, null for none; 409 `file_changed` if it is another one. */
    base_schema: EntitySchema.nullish(),
  }),
  maxBytes: limits.sourcesBytes,
  reply: z.object({
    file_path: z.string(),
    checkpoint_id: Id,
    hash: z.string(),
    /** What a person should know of a change that landed, such as records that do not fit the new schema. */
    warnings: z.array(z.string()).max(10).optional(),
    /** What a new schema did to the entity's records. */
    records: RecordsReport.optional(),
    /** The change of records that can be undone; absent where none was made, as by going back to an earlier schema. */
    schema_change_id: Id.optional(),
  }),
});
