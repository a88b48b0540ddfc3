import type { TypeChecker } from '@sayso/compiler/types/type-checker';
import type { Logger } from 'pino';
import type { Access } from '../access/access.ts';
import type { Session } from '../access/session.ts';
import type { Tokens } from '../access/tokens.ts';
import type { Config } from '../config.ts';
import type { Events } from '../events.ts';
import type { RecordChanges } from '../features/audit/record.ts';
import type { Api } from '../http/api.ts';
import type { AppHosts } from '../http/dispatch.ts';
import type { Sql } from '../platform/database/database.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { Mail } from '../platform/mail/mail.ts';
import type { Models } from '../platform/models/models.ts';
import type { Readers } from '../platform/readers/open-reader.ts';
import type { Realtime } from '../platform/realtime/realtime.ts';
import type { Vault } from '../platform/vault.ts';
import type { Rates } from '../rates.ts';

/** What every feature may be built from. */
export type Core = {
  config: Config;
  /** Unique to this process; its database connections carry it. */
  processName: string;
  sql: Sql;
  /** For jobs whose statements take longer than a request's may; shared with the job runner. */
  slowSql: Sql;
  events: Events;
  jobs: Jobs;
  mail: Mail;
  realtime: Realtime;
  access: Access;
  audit: RecordChanges;
  rates: Rates;
  session: Session;
  tokens: Tokens;
  vault: Vault;
  models: Models;
  readers: Readers;
  /** Null where whole apps are not checked. */
  types: TypeChecker | null;
  log: Logger;
  api: Api;
  /** Supplies what answers pages on preview, app and vendor hosts. */
  registerHosts(hosts: Partial<AppHosts>): void;
  /** Runs at the end, newest first, before database and jobs go. */
  onClose(task: () => void | Promise<void>): void;
};
