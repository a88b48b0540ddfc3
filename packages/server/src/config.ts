import { resolve } from 'node:path';
import { Fault } from '@sayso/contracts/faults';
import { z } from 'zod';
import { type BodyLimits, bodyLimits, tempFileLimits } from './config-bodies.ts';
import { checkImages, type ImageModel, imageModel, imageSettings } from './config-images.ts';
import { type LogLimits, logLimits } from './config-logs.ts';
import { checkMail, type MailServer, mailServer, mailSettings } from './config-mail.ts';
import {
  checkReading,
  chooseReading,
  npmEnvironment,
  type ReadingChoice,
  readingSettings,
} from './config-reading.ts';
import {
  checkSignIn,
  isLoopback,
  type SignInProvider,
  signInProviders,
  signInSettings,
} from './config-sign-in.ts';
import {
  checkStorage,
  chooseQuota,
  chooseStorage,
  quotaSettings,
  type S3Choice,
  storageSettings,
} from './config-storage.ts';
import { chooseTurnTimes, turnSettings } from './config-turns.ts';
import { chooseModel, type ModelChoice, modelEnvironment } from './model-choice.ts';
import type { TempLimits } from './platform/content/temp-budget.ts';
import type { RateSettings } from './rates.ts';
import { settingWords } from './texts/settings.ts';

const root = resolve(import.meta.dirname, '../../..');

const hostName = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;

/** A public name, alone or as an address such as `https://sayso.example` where a proxy ends TLS. */
const PublicHost = z
  .string()
  .toLowerCase()
  .regex(/^(?:https?:\/\/)?[^/]+$/, settingWords.hostOrAddress)
  .refine((text) => hostName.test(new URL(asUrl(text)).hostname), settingWords.host);

const Port = z.coerce
  .number(settingWords.number)
  .int(settingWords.wholeNumber)
  .min(0)
  .max(65_535, settingWords.atMost(65_535));

/** How many proxies of the operator's own stand before the server: each is believed about one address. */
const ProxyHops = z
  .string()
  .toLowerCase()
  .regex(/^(?:\d|on|off|true|false|yes|no)$/, settingWords.proxies)
  .transform((text) => (['on', 'true', 'yes'].includes(text) ? 1 : Number(text) || 0));

const Settings = z.object({
  PORT: Port.default(4400),
  HOST: z.string().min(1).default('127.0.0.1'),
  SAYSO_HOST: PublicHost.default('sayso.localhost'),
  SAYSO_APPS_HOST: PublicHost.optional(),
  SAYSO_DATA: z.string().min(1).default(resolve(root, 'data')),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//, settingWords.database)
    .optional(),
  SAYSO_TRUST_PROXY: ProxyHops.default(0),
  SAYSO_STAFF_DOMAIN: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9.-]*$/, settingWords.staffDomain)
    .optional(),
  SAYSO_ADMIN_EMAIL: z.string().trim().toLowerCase().pipe(z.email(settingWords.email)).optional(),
  SAYSO_SUPPORT_EMAIL: z.string().trim().toLowerCase().pipe(z.email(settingWords.email)).optional(),
  SAYSO_PASSWORD_LINK: z.string().trim().toLowerCase().pipe(z.email(settingWords.email)).optional(),
  SAYSO_REGISTRATIONS: z.coerce
    .number(settingWords.number)
    .int(settingWords.wholeNumber)
    .min(1, settingWords.atLeast(1))
    .optional(),
  SAYSO_RATES: z.coerce
    .number(settingWords.number)
    .int(settingWords.wholeNumber)
    .min(1, settingWords.atLeast(1))
    .max(1_000_000, settingWords.atMost(1_000_000))
    .optional(),
  SAYSO_ROLE: z.enum(['web', 'worker', 'all'], settingWords.role).default('all'),
  SAYSO_MASTER_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, settingWords.masterKey)
    .optional(),
  SAYSO_KIT_GALLERY: z.enum(['on', 'off'], settingWords.onOrOff).optional(),
  SAYSO_TYPE_CHECK: z.enum(['on', 'off'], settingWords.onOrOff).optional(),
  SAYSO_SHRINK: z.enum(['on', 'off'], settingWords.onOrOff).optional(),
  SAYSO_LOG: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
  NODE_ENV: z.string().default('production'),
  ...signInSettings,
  ...mailSettings,
  ...modelEnvironment,
  ...turnSettings,
  ...readingSettings,
  ...storageSettings,
  ...quotaSettings,
  ...imageSettings,
});
/** Names of all settings; docs/settings.md has a row for each. */
export const settingNames = Object.keys(Settings.shape);

const Environment = Settings.superRefine(checkSignIn)
  .superRefine(checkMail)
  .superRefine(checkStorage)
  .superRefine(checkImages);

/** Where a family of hosts lives: `origin('app--tasks')` and so on are built from it. */
export type PublicName = { readonly scheme: 'http' | 'https'; readonly host: string; readonly port: string };

export type Config = {
  readonly mode: 'production' | 'development' | 'test';
  readonly port: number;
  /** Address that the server listens on. */
  readonly bind: string;
  /** The builder's public name; previews, apps and vendor modules are names below `apps`. */
  readonly builder: PublicName;
  readonly apps: PublicName;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** The bucket that files are kept in; null for a folder of `dataDir`. */
  readonly storage: S3Choice | null;
  /** Bytes that one app may store, all apps of one account, and all apps together. */
  readonly quota: Readonly<{ app: number; account: number; total: number }>;
  /** Number of proxies whose word about the caller's address is believed. */
  readonly trustedProxies: number;
  /** People with an address of this domain are not shown in lists of apps' users (B-USERS-03). */
  readonly staffDomain: string | null;
  /** Where people are told to write when they need help; null: they are told of none. */
  readonly supportEmail: string | null;
  /** Whose account administers the installation; null: the first one. */
  readonly adminEmail: string | null;
  /** Whose link for a new password is printed at the start. */
  readonly passwordLinkFor: string | null;
  /** Others than this machine may come: the account of the administrator takes the setup code. */
  readonly isReachable: boolean;
  /** Most accounts that one address may make in an hour. */
  readonly registrationsPerHour: number;
  /** How often anything else may be done. */
  readonly rates: RateSettings;
  /** Account providers that people may sign in with. */
  readonly signInProviders: readonly SignInProvider[];
  /** Where mail goes out; null keeps it in the outbox. */
  readonly mail: MailServer | null;
  readonly role: 'web' | 'worker' | 'all';
  readonly masterKey: string | null;
  /** The model that answers turns; null for the built-in builder. */
  readonly model: ModelChoice | null;
  readonly reading: ReadingChoice;
  /** Environment of npm, which installs what an admin asks for. */
  readonly npm: Readonly<Record<string, string>>;
  /** The model that draws logos; null draws them without one. */
  readonly imageModel: ImageModel | null;
  /** Whether whole apps are checked before they go live; takes up to 300 MB of memory. */
  readonly typeCheck: boolean;
  /** Whether published files are compressed once more in the background, as small as they get. */
  readonly shrink: boolean;
  /** Whether the builder shows the components of generated apps at /kit. */
  readonly kitGallery: boolean;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Folder of the built studio. */
  readonly studioDir: string;
  /** Folder of the checkout, where node_modules lie. */
  readonly rootDir: string;
  /** After this a call that goes on working answers how far it is. */
  readonly answerWithinMs: number;
  /** How bodies of requests may arrive. */
  readonly bodies: BodyLimits;
  /** How much of them may lie in temporary files. */
  readonly tempFiles: TempLimits;
  /** How much apps' logs take and keep. */
  readonly logs: LogLimits;
  /** A model that sends nothing for this long is given up. */
  readonly modelSilenceMs: number;
  /** How much one turn of the assistant may take; what is left out is as usual. */
  readonly turnLimits: Readonly<{
    milliseconds: number;
    steps?: number;
    tokens?: number;
    characters?: number;
  }>;
};

function asUrl(text: string): string {
  return text.includes('://') ? text : `http://${text}`;
}

function publicName(text: string, port: number): PublicName {
  const url = new URL(asUrl(text));
  const spelled = text.includes('://') || url.port !== '';
  const shown = spelled ? url.port : port === 80 ? '' : String(port);
  return { scheme: url.protocol === 'https:' ? 'https' : 'http', host: url.hostname, port: shown };
}

const notValid = (problems: readonly (readonly [string, string])[]) =>
  new Fault(
    'bad_request',
    settingWords.notValid(problems.map(([name, message]) => `  ${name}: ${message}`).join('\n')),
  );

/** Reads the environment once; says every wrong value in one clear message. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success)
    throw notValid(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]));
  const values = parsed.data;
  const builder = publicName(values.SAYSO_HOST, values.PORT);
  const isLocal = /(?:^|\.)localhost$/.test(builder.host);
  const isProduction = values.NODE_ENV === 'production';
  const model = chooseModel(values);
  if (model !== null && 'setting' in model) throw notValid([[model.setting, model.message]]);
  const unread = checkReading(values, model);
  if (unread) throw notValid([unread]);
  return {
    mode:
      values.NODE_ENV === 'test' ? 'test' : values.NODE_ENV === 'development' ? 'development' : 'production',
    port: values.PORT,
    bind: values.HOST,
    builder,
    apps: publicName(values.SAYSO_APPS_HOST ?? values.SAYSO_HOST, values.PORT),
    dataDir: resolve(values.SAYSO_DATA),
    databaseUrl: values.DATABASE_URL ?? null,
    storage: chooseStorage(values),
    quota: chooseQuota(values),
    trustedProxies: values.SAYSO_TRUST_PROXY,
    staffDomain: values.SAYSO_STAFF_DOMAIN || null,
    supportEmail: values.SAYSO_SUPPORT_EMAIL ?? null,
    adminEmail: values.SAYSO_ADMIN_EMAIL ?? null,
    passwordLinkFor: values.SAYSO_PASSWORD_LINK ?? null,
    isReachable: !(isLoopback(builder.host) && isLoopback(values.HOST) && values.SAYSO_TRUST_PROXY === 0),
    // Tests make all of their people from one address.
    registrationsPerHour: values.SAYSO_REGISTRATIONS ?? (values.NODE_ENV === 'test' ? 10_000 : 20),
    rates: { factor: values.SAYSO_RATES ?? (values.NODE_ENV === 'test' ? 1_000 : 1) },
    signInProviders: signInProviders(values),
    mail: mailServer(values),
    role: values.SAYSO_ROLE,
    masterKey: values.SAYSO_MASTER_KEY ?? null,
    model,
    imageModel: imageModel(values),
    // Each server of a test run would read the whole library for itself.
    typeCheck: (values.SAYSO_TYPE_CHECK ?? (values.NODE_ENV === 'test' ? 'off' : 'on')) === 'on',
    shrink: (values.SAYSO_SHRINK ?? (values.NODE_ENV === 'test' ? 'off' : 'on')) === 'on',
    kitGallery: (values.SAYSO_KIT_GALLERY ?? (isLocal && !isProduction ? 'on' : 'off')) === 'on',
    logLevel: values.SAYSO_LOG,
    studioDir: resolve(root, 'packages/studio/dist'),
    rootDir: root,
    answerWithinMs: 10_000,
    bodies: bodyLimits,
    tempFiles: tempFileLimits,
    logs: logLimits,
    reading: chooseReading(values, model),
    npm: npmEnvironment(env),
    ...chooseTurnTimes(values),
  };
}
