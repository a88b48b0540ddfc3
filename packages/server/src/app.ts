import type { Logger } from 'pino';
import { createAccess } from './access/access.ts';
import { createSession } from './access/session.ts';
import { createTokens } from './access/tokens.ts';
import { composeApiDocs } from './app/compose-api-docs.ts';
import { composeAppCopies } from './app/compose-app-copies.ts';
import { composeAppImport } from './app/compose-app-import.ts';
import { composeAssistant } from './app/compose-assistant.ts';
import { type AuthParts, composeAuth } from './app/compose-auth.ts';
import { composeCompile } from './app/compose-compile.ts';
import { composeData, type Data } from './app/compose-data.ts';
import { composeFiles } from './app/compose-files.ts';
import { composeLogs } from './app/compose-logs.ts';
import { composeProof } from './app/compose-proof.ts';
import { composeReadingAdmin } from './app/compose-reading-admin.ts';
import { composeReadings } from './app/compose-readings.ts';
import type { Core } from './app/core.ts';
import { openMail } from './app/open-mail.ts';
import { openModels } from './app/open-models.ts';
import type { Config } from './config.ts';
import { createEvents } from './events.ts';
import { recordChanges } from './features/audit/record.ts';
import { outboxRoutes } from './features/outbox/routes.ts';
import { templateRoutes } from './features/templates/routes.ts';
import { createTemplates } from './features/templates/service.ts';
import { createApi } from './http/api.ts';
import { addressOf } from './http/client-address.ts';
import { dispatchPages } from './http/dispatch.ts';
import { healthRoutes } from './http/health.ts';
import { listen } from './http/listen.ts';
import { openPgPool, openQueuePool, openSql, sqlOver, type Target } from './platform/database/database.ts';
import { newId } from './platform/database/ids.ts';
import { createJobs, jobConnections } from './platform/jobs/jobs.ts';
import { createRealtime } from './platform/realtime/realtime.ts';
import { openTypes } from './platform/types.ts';
import { createVault } from './platform/vault.ts';
import { createRates, socketRates } from './rates.ts';

export type RunningApp = {
  core: Core;
  port: number;
  /** The code for the account that is to administer the installation. */
  setup: AuthParts['setup'];
  /** A link by which the account of this address chooses a new password. */
  passwordLink: Data['passwordLink'];
  close(): Promise<void>;
};

/** Builds the whole server on a migrated database and starts to listen. */
export async function startApp(given: {
  config: Config;
  target: Target;
  log: Logger;
  poolSize?: number;
}): Promise<RunningApp> {
  const { config, target, log, poolSize = 10 } = given;
  const processName = `sayso-${newId()}`;
  const sql = openSql(target, poolSize, processName);
  const slowPool = openPgPool(target, poolSize);
  const queuePool = openQueuePool(target, jobConnections);
  const rates = createRates({ sql, config });
  const tokens = createTokens({ sql });
  const session = createSession({ sql, tokens });
  const api = await createApi({ config, session, log });
  const hosts = await dispatchPages(api, config);
  const jobs = createJobs({ pool: queuePool, log });
  const vault = createVault(config);
  const { mail, outbox } = openMail({ config, sql, vault, jobs, log });
  const types = openTypes({ isOn: config.typeCheck, isTest: config.mode === 'test', log });
  const closing: (() => void | Promise<void>)[] = [() => types?.close()];
  const core: Core = {
    config,
    processName,
    sql,
    slowSql: sqlOver(slowPool),
    log,
    tokens,
    session,
    api,
    events: createEvents((error, name) => log.error({ err: error }, `A listener of ${name} failed`)),
    jobs,
    mail,
    realtime: createRealtime({
      server: api.app.server,
      actorOf: session.byToken,
      isHostAllowed: hosts.mayConnect,
      isBuilderOrigin: hosts.isBuilderOrigin,
      addressOf: (request) => addressOf(request, config.trustedProxies),
      rates: socketRates(rates),
      goodTokens: tokens.good,
    }),
    access: createAccess({ sql }),
    audit: recordChanges,
    rates,
    vault,
    types,
    ...openModels({ config, sql }),
    registerHosts: hosts.register,
    onClose: (task) => closing.unshift(task),
  };
  recheckRooms(core);
  healthRoutes(core);
  outboxRoutes(api, core.access, outbox);
  const features = await composeFeatures(core);
  const port = await listen(api.app, config.bind, config.port);
  if (config.role !== 'web') await core.jobs.start();
  if (config.role !== 'web' && config.mode !== 'test') warm(core);
  return {
    core,
    port,
    ...features,
    async close() {
      await core.realtime.close();
      await api.app.close();
      await core.jobs.stop();
      for (const task of closing) await task();
      await Promise.all([sql.end({ timeout: 3 }), slowPool.end(), queuePool.end()]);
    },
  };
}

/** Whoever lost a role or a session keeps no room that an open socket had joined with it. */
function recheckRooms({ session, realtime, log }: Core): void {
  session.onForget(() => {
    realtime.recheckAll().catch((error) => log.error({ err: error }, 'Rooms were not checked anew'));
  });
}

/** Beside the first requests: nobody is to wait for it. */
function warm({ models, log }: Core): void {
  models.current.warm?.().catch((error) => log.error({ err: error }, 'The builder was not made ready'));
}

async function composeFeatures(core: Core): Promise<Pick<RunningApp, 'setup' | 'passwordLink'>> {
  core.jobs.register('rates.clean-up', () => core.rates.removeOld(), { cron: '*/10 * * * *' });
  const auth = composeAuth(core);
  await auth.setup.promote();
  const assistant = await composeAssistant(core);
  const data = await composeData(core, assistant, auth);
  await composeFiles(core, assistant, data);
  composeProof(core, assistant);
  templateRoutes(core.api, createTemplates({ access: core.access, builtIn: core.models.builtIn }));
  composeReadings(core);
  composeReadingAdmin(core);
  composeLogs(core, assistant, data);
  composeApiDocs(core, assistant, data);
  await composeAppImport(core, assistant);
  composeAppCopies(core, assistant, data);
  await composeCompile(core, assistant, data);
  assistant.assertProvided();
  return { setup: auth.setup, passwordLink: data.passwordLink };
}
