import type { App, AppSummary, VisitorPermissions } from '@sayso/contracts/apps';
import type { ChatStatus, Message } from '@sayso/contracts/chat';
import { readEntity } from '@sayso/core/blocks/entities';
import type { SourceTree } from '@sayso/core/source-tree';
import { parseSourcePath } from '@sayso/core/source-tree';
import type { AppRow } from './store.ts';

export const presentStatus = (row: AppRow): ChatStatus => ({
  state: row.state,
  details: row.status_details,
  last_updated_date: row.status_date.toISOString(),
});

/** The address of an app's host, by its slug. */
export type AppOrigin = (slug: string) => string;

export const presentSummary = (row: AppRow, appOrigin: AppOrigin): AppSummary => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  logo_url: row.logo_url,
  logo_prompt: row.logo_prompt,
  user_description: row.user_description,
  status: presentStatus(row),
  app_stage: row.app_stage,
  public_settings: row.public_settings,
  is_visibility_chosen: row.is_visibility_chosen,
  is_invited_only: row.is_invited_only,
  is_registration_chosen: row.is_registration_chosen,
  allow_embedding: row.allow_embedding,
  main_page: row.main_page,
  is_starred: row.is_starred,
  is_blocked: row.is_blocked,
  deep_coding_mode: row.deep_coding_mode,
  has_backend_functions_enabled: row.has_backend_functions_enabled,
  github_repo_url: row.github_repo_url,
  app_code_hash: row.app_code_hash,
  last_deployed_at: row.last_deployed_at?.toISOString() ?? null,
  public_url: appOrigin(row.slug),
  theme_color: row.theme_color,
  created_by: row.created_by,
  created_date: row.created_date.toISOString(),
  updated_date: row.updated_date.toISOString(),
});

type Whole = { row: AppRow; sources: SourceTree; messages: Message[] };

export const permissionsOf = (row: AppRow): VisitorPermissions => ({
  upload_files: row.visitors_may_upload,
  use_ai: row.visitors_may_use_ai,
});

/** The whole App for those who may edit it. */
export function presentApp({ row, sources, messages }: Whole, appOrigin: AppOrigin): App {
  return {
    ...presentSummary(row, appOrigin),
    integrations: row.integrations,
    installable_integrations: row.installable_integrations,
    secrets: [],
    custom_instructions: row.custom_instructions,
    frozen_files: row.frozen_files,
    visitor_permissions: permissionsOf(row),
    ...presentSources(sources),
    conversation: { messages },
    _last_msg: messages.at(-1) ?? null,
  };
}

type Sources = Pick<
  App,
  'pages' | 'components' | 'layout' | 'functions' | 'function_names' | 'entities' | 'user_entity'
>;

/** Sources by kind; the entity `User` is the app's user schema and stands apart. */
export function presentSources(tree: SourceTree): Sources {
  const parts: Sources = {
    pages: {},
    components: {},
    layout: null,
    functions: {},
    function_names: [],
    entities: {},
    user_entity: null,
  };
  for (const [path, text] of Object.entries(tree)) {
    const source = parseSourcePath(path);
    if (source?.kind === 'page') parts.pages[source.name] = text;
    if (source?.kind === 'component') parts.components[source.name] = text;
    if (source?.kind === 'layout') parts.layout = text;
    if (source?.kind === 'function') parts.functions[source.name] = text;
    if (source?.kind === 'entity') addEntity(parts, source.name, text);
  }
  return { ...parts, function_names: Object.keys(parts.functions) };
}

function addEntity(parts: Sources, name: string, text: string): void {
  const schema = readEntity(text);
  if ('error' in schema) return;
  if (name === 'User') parts.user_entity = schema.value;
  else parts.entities[name] = schema.value;
}
