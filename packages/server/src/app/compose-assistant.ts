import { warmReading } from '@sayso/blueprint/read/text/warm';
import { createCheck } from '@sayso/compiler/check';
import { fixFile } from '@sayso/compiler/fix/fix-file';
import type { AppId } from '@sayso/contracts/ids';
import type { SampleRecords } from '@sayso/core/turn-provider';
import type { AppGrant } from '../access/grant.ts';
import { createBringApp } from '../features/apps/bring.ts';
import { presentStatus } from '../features/apps/present.ts';
import { appRoutes } from '../features/apps/routes.ts';
import { createApps } from '../features/apps/service.ts';
import { createAppStore } from '../features/apps/store.ts';
import type { Change } from '../features/audit/record.ts';
import { ruleChanges } from '../features/audit/rule-changes.ts';
import { openAppRooms } from '../features/chat/rooms.ts';
import { chatRoutes } from '../features/chat/routes.ts';
import { createChat } from '../features/chat/service.ts';
import { createStanding } from '../features/chat/standing.ts';
import { createMessageStore } from '../features/chat/store.ts';
import { historyRoutes } from '../features/history/routes.ts';
import { createHistory } from '../features/history/service.ts';
import { createHistoryStore } from '../features/history/store.ts';
import type { FollowSchemas } from '../features/records/schema-changes/follow.ts';
import { recordChanges } from '../features/records/schema-changes/report.ts';
import { createManualEdit } from '../features/sources/manual-edit.ts';
import { sourceRoutes } from '../features/sources/routes.ts';
import { createSources, type Sources } from '../features/sources/service.ts';
import { createSourceStore, type SourceStore } from '../features/sources/store.ts';
import { createVisualEdit } from '../features/sources/visual-edit.ts';
import {
  type CheckFile,
  createWriteFile,
  refuseBroken,
  refuseEntity,
} from '../features/sources/write-file.ts';
import { createCreditLedger } from '../features/turns/credits.ts';
import { draftRoutes } from '../features/turns/draft-routes.ts';
import { createDrafts } from '../features/turns/drafts.ts';
import { createProcesses } from '../features/turns/processes.ts';
import type { RunDeps } from '../features/turns/run-deps.ts';
import { createTurns, TurnPayload, turnJob } from '../features/turns/service.ts';
import type { FixFile } from '../features/turns/staging.ts';
import { createTurnStore, type TurnStore } from '../features/turns/store.ts';
import { createTurnTools, type ToolDeps } from '../features/turns/tools/turn-tools.ts';
import { origins } from '../http/origins.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { Core } from './core.ts';

/** What other parts supply after this one is built. */
type Provided = {
  check: CheckFile;
  checkApp: ToolDeps['checkApp'];
  records: ToolDeps['records'];
  fix: FixFile;
  insertSamples: (grant: AppGrant, samples: SampleRecords) => Promise<void>;
  insertRows: RunDeps['insertRows'];
  followSchemas: FollowSchemas;
  unfitRecords: RunDeps['unfitRecords'];
};

const recoverEveryMs = 5_000;
/** The start itself does not wait for the built-in builder's dictionary; the first description finds it loaded. */
const warmAfterMs = 2_000;

function warmSoon({ onClose }: Pick<Core, 'onClose'>): void {
  const warming = setTimeout(() => void warmReading(), warmAfterMs);
  onClose(() => clearTimeout(warming));
}

/** Apps, sources, checkpoints, chat and turns. */
export async function composeAssistant(core: Core) {
  const { provided, ports } = openPorts();
  const sourceStore = createSourceStore(core.sql);
  const turnStore = createTurnStore(core.sql);
  const sources = openSources(core, { ...ports, sourceStore, turnStore });
  const messages = createMessageStore(core.sql);
  const appStore = createAppStore(core.sql);
  const apps = createApps({
    ...core,
    store: appStore,
    sources,
    messages,
    appOrigin: (slug) => origins.app(core.config, slug),
  });
  const turns = createTurns({
    ...core,
    ...ports,
    credits: createCreditLedger(),
    limits: core.config.turnLimits,
    toolsFor: createTurnTools({ ...ports, actorOf: core.session.byUserId }),
    sources,
    messages,
    processes: createProcesses({ sql: core.sql, own: core.processName }),
    store: turnStore,
    present: apps.present,
    followName: apps.followName,
  });
  const chat = createChat({ ...core, apps, appStore, sources, messages, turns });

  appRoutes(core.api, apps);
  sourceRoutes(core.api, {
    write: createWriteFile({ ...core, ...ports, sources }),
    editByHand: createManualEdit({ ...core, sources, messages, check: ports.check }),
    editVisually: createVisualEdit({ ...core, sources, sourceStore, check: ports.check }),
  });
  chatRoutes(core.api, chat);
  draftRoutes(core.api, createDrafts({ ...core, store: turnStore, sources, messages }));
  const historyStore = createHistoryStore(core.sql);
  historyRoutes(core.api, createHistory({ ...core, apps, appStore, sources, store: historyStore }));
  const standing = createStanding({ ...core, appStore, messages, turns, statusOf: presentStatus });
  openAppRooms({ ...core, standing });
  const forgetting: ((appId: AppId) => Promise<void>)[] = [];
  const forget = async (appId: AppId) => {
    for (const each of forgetting) await each(appId);
  };
  core.jobs.register('apps.clean-up', () => apps.removeOld(forget), { cron: '23 3 * * *' });
  core.jobs.register(turnJob, (payload, { signal }) => {
    const { appId, turnId } = TurnPayload.parse(payload);
    return turns.run(appId, turnId, signal);
  });
  await turns.recover();
  const recovery = setInterval(() => {
    turns.recover().catch((error) => core.log.warn({ err: error }, 'Lost turns could not be looked for'));
  }, recoverEveryMs);
  core.onClose(() => clearInterval(recovery));
  warmSoon(core);

  return {
    sources,
    bringApp: createBringApp({ ...core, store: appStore, sources }),
    sourceStore,
    lockIdle: appStore.lockIdle,
    /** 422 where a file would not be taken as an entity's schema. */
    checkEntity(path: string, content: string, paths: readonly string[]): void {
      refuseBroken(ports.check(path, content));
      refuseEntity(content, paths);
    },
    /** Has what a part keeps of an app go with it, 30 days after it was deleted. */
    onForget(forgetPart: (appId: AppId) => Promise<void>): void {
      forgetting.push(forgetPart);
    },
    /** Replaces what stands in until the parts that own it are built. */
    provide(parts: Partial<Provided>): void {
      Object.assign(provided, parts);
    },
  };
}

type SourceParts = Pick<Provided, 'followSchemas'> & { sourceStore: SourceStore; turnStore: TurnStore };

/** Sources whose changes are written down, and whose records follow. */
function openSources(core: Core, { sourceStore, turnStore, followSchemas }: SourceParts): Sources {
  const note = async (grant: AppGrant, changes: readonly Change[], tx: Queryable) => {
    if (changes.length === 0) return;
    // The assistant writes for whoever asked it.
    const askedBy = grant.actor.kind === 'system' ? await turnStore.lastAsker(grant, tx) : null;
    await core.audit({ ...grant, askedBy }, changes, tx);
  };
  return createSources({
    store: sourceStore,
    onEntitiesChange: (grant, { before, after }, tx) => note(grant, ruleChanges(before, after), tx),
    followSchemas: async (grant, given, tx) => {
      const followed = await followSchemas(grant, given, tx);
      await note(grant, recordChanges(followed), tx);
      return followed;
    },
  });
}

/** Parts that are built later are reached through here; until then something harmless stands in. */
function openPorts(): { provided: Provided; ports: Provided } {
  const check = createCheck(() => undefined);
  const provided: Provided = {
    check: check.file,
    checkApp: async (_appId, tree) => check.tree(tree),
    records: async () => [],
    fix: (given) => fixFile({ ...given, libraryExports: () => undefined }),
    insertSamples: async () => {},
    insertRows: async () => ({ stored: 0, known: 0, refused: { count: 0, first: [] } }),
    followSchemas: async () => [],
    unfitRecords: async () => null,
  };
  const ports: Provided = {
    check: (path, text) => provided.check(path, text),
    checkApp: (appId, tree) => provided.checkApp(appId, tree),
    records: (actor, place, query) => provided.records(actor, place, query),
    fix: (given) => provided.fix(given),
    insertSamples: (grant, samples) => provided.insertSamples(grant, samples),
    insertRows: (grant, given) => provided.insertRows(grant, given),
    followSchemas: (...given) => provided.followSchemas(...given),
    unfitRecords: (grant, change) => provided.unfitRecords(grant, change),
  };
  return { provided, ports };
}

export type Assistant = Awaited<ReturnType<typeof composeAssistant>>;
