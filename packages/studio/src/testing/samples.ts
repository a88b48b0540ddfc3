import type { App, AppSummary } from '@sayso/contracts/apps';
import type { User } from '@sayso/contracts/users';

let count = 0;
/** A new id; ids grow as time does. */
export const newId = () => (0x65_000_000_000 + count++).toString(16).padStart(24, '0');

export const aUser = (changes: Partial<User> = {}): User => ({
  id: newId(),
  email: 'mira@studio.example',
  username: 'mira',
  full_name: 'Mira Rao',
  phone_number: null,
  platform_role: 'user',
  must_verify_email: false,
  subscription_tier: 'free',
  api_key: 'sk_51c9f0aa2e',
  is_beta_tester: false,
  disabled: false,
  stripe_customer_id: null,
  stripe_subscription_id: null,
  stripe_subscription_status: null,
  subscription_schedule_id: null,
  subscription_schedule_tier: null,
  has_local_login: true,
  github_username: null,
  created_date: '2026-10-02T09:00:00.000Z',
  ...changes,
});

export const aSummary = (changes: Partial<AppSummary> = {}): AppSummary => ({
  id: newId(),
  name: 'Harbour Clinic',
  slug: 'harbour-clinic',
  logo_url: null,
  logo_prompt: null,
  user_description: 'Appointments, patients and reminders for a two-vet practice.',
  status: { state: 'ready', details: null, last_updated_date: '2026-11-20T10:00:00.000Z' },
  app_stage: 'ready',
  public_settings: 'private_with_login',
  is_visibility_chosen: false,
  is_invited_only: false,
  is_registration_chosen: false,
  allow_embedding: false,
  main_page: 'Today',
  is_starred: false,
  is_blocked: false,
  deep_coding_mode: false,
  has_backend_functions_enabled: false,
  github_repo_url: null,
  app_code_hash: 'a1',
  last_deployed_at: null,
  // Apps may live below another name than the builder.
  public_url: 'https://app--harbour-clinic.apps.example',
  theme_color: '#1f6b54',
  created_by: 'mira@studio.example',
  created_date: '2026-11-19T10:00:00.000Z',
  updated_date: '2026-11-20T10:00:00.000Z',
  ...changes,
});

export const anApp = (changes: Partial<App> = {}): App => ({
  ...aSummary(),
  integrations: [],
  installable_integrations: [],
  secrets: [],
  custom_instructions: null,
  frozen_files: [],
  visitor_permissions: { upload_files: false, use_ai: false },
  pages: {},
  components: {},
  layout: null,
  functions: {},
  function_names: [],
  entities: {},
  user_entity: null,
  conversation: { messages: [] },
  _last_msg: null,
  ...changes,
});
