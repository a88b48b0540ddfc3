import { z } from 'zod';
import { Visibility } from './apps.ts';
import { endpoint } from './endpoint.ts';
import { AppParams, Id, Slug, SlugParams, Success, Timestamp } from './ids.ts';
import { signInCalls } from './sign-in-calls.ts';
import { texts } from './texts.ts';

export const Deployed = z.object({ url: z.string(), version: z.number().int(), last_deployed_at: Timestamp });
export type Deployed = z.infer<typeof Deployed>;

/** How a publish stands that took longer than its call. */
export const DeployStanding = z.object({
  job_id: Id,
  state: z.enum(['running', 'done', 'failed']),
  /** Set once it is done. */
  deployed: Deployed.nullable(),
  /** Why it failed. */
  message: z.string().nullable(),
});
export type DeployStanding = z.infer<typeof DeployStanding>;

/**
 * Publishes a snapshot of the app's sources; later edits stay private until the next publish. After ten seconds the
 * answer is 202 with the id of a job that goes on.
 */
export const deployApp = endpoint({
  method: 'POST',
  path: '/apps/:appId/deploy',
  params: AppParams,
  reply: z.union([Deployed, DeployStanding]),
});

export const deployStanding = endpoint({
  method: 'GET',
  path: '/apps/:appId/deploy/:jobId',
  params: AppParams.extend({ jobId: Id }),
  reply: DeployStanding,
});

/** One publish of an app, as those who publish it see it. */
export const PublishedVersion = z.object({
  version: z.number().int(),
  published_date: Timestamp,
  published_by: z.string(),
  /** The one that the public sees. */
  is_live: z.boolean(),
});
export type PublishedVersion = z.infer<typeof PublishedVersion>;

/** Newest first. */
export const listVersions = endpoint({
  method: 'GET',
  path: '/apps/:appId/publications',
  params: AppParams,
  reply: z.array(PublishedVersion),
});

/** Goes back to an earlier publish (or forward again): the public sees it at once. Sources stay as they are. */
export const serveVersion = endpoint({
  method: 'POST',
  path: '/apps/:appId/publications/:version/restore',
  params: AppParams.extend({ version: z.coerce.number<number>().int().min(1).max(2_147_483_647) }),
  reply: Deployed,
});

/** The sources that a publish was made from, for clients that run them themselves. */
export const AppSources = z.object({
  id: Id,
  slug: Slug,
  main_page: z.string().nullable(),
  pages: z.record(z.string(), z.string()),
  components: z.record(z.string(), z.string()),
  layout: z.string().nullable(),
});
export type AppSources = z.infer<typeof AppSources>;

export const sourcesBySlug = endpoint({
  method: 'GET',
  path: '/apps/public/prod/by-slug/:slug',
  params: SlugParams,
  caller: 'app',
  reply: AppSources,
});
export const sourcesById = endpoint({
  method: 'GET',
  path: '/apps/public/prod/by-id/:appId',
  params: AppParams,
  caller: 'app',
  reply: AppSources,
});

/** Asked by clients that know neither id nor slug; answers that one is needed (P-RUN-11). */
export const sourcesOfNone = endpoint({
  method: 'GET',
  path: '/apps/public/prod/:by/',
  params: z.object({ by: z.enum(['by-id', 'by-slug']) }),
  caller: 'anyone',
  reply: AppSources,
});

/** The app that answers under a domain of its own; not found where the domain is no app's, or not verified yet. */
const domainLookUp = {
  method: 'GET',
  params: z.object({ domain: z.string().toLowerCase().max(253) }),
  caller: 'anyone',
  reply: z.object({ app_id: Id }),
} as const;
export const appOfDomain = endpoint({ ...domainLookUp, ...signInCalls.appOfDomain });
/** The same under the address that the builder's documents name (B-APPS-08). */
export const appOfProdDomain = endpoint({ ...domainLookUp, path: '/apps/public/prod/domain/:domain' });

export const CustomDomain = z.object({
  id: Id,
  app_id: Id,
  domain: z.string(),
  /** Without a status until it was asked for. */
  last_status_payload: z.looseObject({ verificationStatus: z.string().optional() }),
  last_status_check: Timestamp.nullable(),
});
export type CustomDomain = z.infer<typeof CustomDomain>;

/** Names of its own under which an app answers, or is to answer once they are verified. */
export const listCustomDomains = endpoint({
  method: 'GET',
  path: '/apps/:appId/custom-domains',
  params: AppParams,
  reply: z.array(CustomDomain),
});

/** What a sign-in page may show of an app before anyone has signed in. */
export const LoginInfo = z.object({
  id: Id,
  slug: Slug,
  name: z.string(),
  logo_url: z.string().nullable(),
  /** A colour of CSS. */
  theme_color: z.string().nullable(),
  public_settings: Visibility,
});
export type LoginInfo = z.infer<typeof LoginInfo>;

/** With the ids of the providers that people may sign in with, such as `google`. */
const LoginPage = LoginInfo.extend({
  providers: z.array(z.string()),
  /** False where the app takes no passwords. */
  has_password: z.boolean(),
  /** However open the app is, only people who were invited become its users. */
  is_invited_only: z.boolean(),
  /** Whoever signs up has to give their name. */
  asks_full_name: z.boolean(),
});
export type LoginPage = z.infer<typeof LoginPage>;

export const loginInfoBySlug = endpoint({
  ...signInCalls.loginInfoBySlug,
  params: SlugParams,
  reply: LoginPage,
});
export const loginInfoById = endpoint({
  ...signInCalls.loginInfoById,
  params: AppParams,
  reply: LoginPage,
});
/**
 * For whoever may be inside the app; else 403 with the reason, by which apps made elsewhere know that they have to ask
 * for a sign-in. A token that stands for nobody any more is none.
 */
export const publicSettingsById = endpoint({
  method: 'GET',
  path: '/apps/public/prod/public-settings/by-id/:appId',
  params: AppParams,
  caller: 'anyone',
  reply: z.object({ id: Id, public_settings: Visibility }),
});

/** What the link of an invitation holds. */
export const InviteCode = z.string().max(200).nullish();

/** Whom the link of an invitation is for; 404 where it was used, has expired or was replaced. */
export const findInvitation = endpoint({
  ...signInCalls.findInvitation,
  params: AppParams,
  query: z.object({ code: z.string().max(200) }),
  reply: z.object({ email: z.string(), has_account: z.boolean() }),
});

/** The signed-in person agrees to enter an app: answers where to go, with an app-scoped token in the address. */
export const handOver = endpoint({
  ...signInCalls.handOver,
  params: AppParams,
  body: z.object({
    from_url: z.string().max(2000),
    agreed: z.boolean().default(false),
    /** Of the app that opened the sign-in in a window: the way back ends in that window. */
    popup_origin: z.string().max(300).nullish(),
    /** Of the link of an invitation. */
    invite_code: InviteCode,
  }),
  reply: z.object({
    /** Null while the person must first agree to "Continue to {app} as {email}". */
    redirect_url: z.string().nullable(),
    /** False where nothing of the app is published yet, so that its address shows nothing. */
    is_published: z.boolean().optional(),
    app: LoginInfo,
    email: z.string(),
  }),
});

/** An app user, as `entities/User/me` and the runtime see them; further keys come from the app's user schema. */
export const AppUser = z.looseObject({
  id: Id,
  email: z.string(),
  full_name: z.string().nullable(),
  role: z.enum(['user', 'admin']),
});
export type AppUser = z.infer<typeof AppUser>;

/** Opens the door of a published app: who the caller is there, and the files' cookie where files are private. */
export const enterApp = endpoint({
  method: 'POST',
  logs: 'sign_in',
  path: '/apps/:appId/enter',
  params: AppParams,
  caller: 'app',
  reply: z.object({
    user: AppUser.nullable(),
    /** Address of the module to start, when the page itself could not name it (private apps). */
    entry: z.string().nullable(),
    css: z.string().nullable(),
    /** Whether they may add files: visitors where the owner lets them. */
    may_upload: z.boolean(),
  }),
});

export const registerAppUser = endpoint({
  method: 'POST',
  logs: 'create',
  path: '/apps/:appId/users/register',
  params: AppParams,
  caller: 'app',
  reply: AppUser,
});
/**
 * Who shows that the address is theirs has access from then on. Where mail goes out it tells them and proves it; where
 * there is no mail server the invitation is for whoever has its link, which is good once, for 14 days.
 * For the app's maker, and for the admins inside the app; client libraries know it by two addresses.
 */
const invitation = {
  method: 'POST',
  logs: 'create',
  params: AppParams,
  caller: 'app',
  body: z.object({
    user_email: z.string().trim().toLowerCase().max(254).pipe(z.email(texts.emailNeeded)),
    role: z.enum(['user', 'admin']).default('user'),
  }),
  reply: Success.extend({
    /** True where a letter went out. */
    is_mailed: z.boolean().optional(),
    /** To hand on; it is shown this once, and a later invitation of the same address makes another. */
    invite_link: z.string().optional(),
  }),
} as const;
export const inviteAppUser = endpoint({ ...invitation, path: '/apps/:appId/users/invite-user' });
export const inviteAppUserInside = endpoint({
  ...invitation,
  path: '/apps/:appId/runtime/users/invite-user',
});

/** One who may enter the app. */
export const AppMember = z.object({
  email: z.string(),
  full_name: z.string().nullable(),
  role: z.enum(['user', 'admin']),
  is_owner: z.boolean(),
  /** False while the invitation waits for an account of this address. */
  has_account: z.boolean(),
  /** Nobody has come by the link of the invitation yet; another invitation makes another link. */
  is_waiting: z.boolean(),
});
export type AppMember = z.infer<typeof AppMember>;

/** Everybody with access, for those who manage the app: its owner first, then as they came. */
export const listMembers = endpoint({
  method: 'GET',
  path: '/apps/:appId/users',
  params: AppParams,
  reply: z.array(AppMember),
});

/** Ends an invitation or a membership, with all sessions of that person in the app. */
export const removeMember = endpoint({
  method: 'DELETE',
  path: '/apps/:appId/users/:email',
  params: AppParams.extend({ email: z.string().toLowerCase().max(254) }),
  reply: Success,
});
