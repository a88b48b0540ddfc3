import type { AppId } from '@sayso/contracts/ids';
import type { SourceTree } from '@sayso/core/source-tree';
import type { AppGrant } from '../access/grant.ts';
import { createBringApp } from '../features/apps/bring.ts';
import { presentStatus } from '../features/apps/present.ts';
import { appRoutes } from '../features/apps/routes.ts';
import { createApps } from '../features/apps/service.ts';
import { createAppStore } from '../features/apps/store.ts';
import type { Change } from '../features/audit/record.ts';
import { ruleChanges } from '../features/audit/rule-changes.ts';
import { type AskingDeps, createAsking } from '../features/chat/asking.ts';
import { openAppRooms } from '../features/chat/rooms.ts';
import { chatRoutes } from '../features/chat/routes.ts';
import { createChat } from '../features/chat/service.ts';
import { createStanding } from '../features/chat/standing.ts';
import { createMessageStore } from '../features/chat/store.ts';
import { historyRoutes } from '../features/history/routes.ts';
import { createHistory } from '../features/history/service.ts';
import { createHistoryStore } from '../features/history/store.ts';
import { planRoutes } from '../features/plan/routes.ts';
import { createPlans } from '../features/plan/service.ts';
import { attachedProblem, attachedRows } from '../features/record-import/attached-rows.ts';
import { refusalFor } from '../features/records/record-refusal.ts';
import type { FollowSchemas } from '../features/records/schema-changes/follow.ts';
import type {
  CountChoice,
  CountRecords,
  FindFilled,
  MoveChoices,
} from '../features/records/schema-changes/plan-choices.ts';
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
import { createTurns, TurnPayload, type Turns, turnJob } from '../features/turns/service.ts';
import type { FixFile } from '../features/turns/staging.ts';
import { createTurnStore, type TurnStore } from '../features/turns/store.ts';
import { createTurnTools, type ToolDeps } from '../features/turns/tools/turn-tools.ts';
import { origins } from '../http/origins.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { Core } from './core.ts';
import { suggestWith } from './suggest.ts';

/** What other parts supply, which in their turn need sources. */
type Provided = {
  check: CheckFile;
  checkApp: ToolDeps['checkApp'];
  records: ToolDeps['records'];
  fix: FixFile;
  insertSamples: RunDeps['insertSamples'];
  insertRows: RunDeps['insertRows'];
  followSchemas: FollowSchemas;
  countChoice: CountChoice;
  countRecords: CountRecords;
  findFilled: FindFilled;
  moveChoices: MoveChoices;
  unfitRecords: RunDeps['unfitRecords'];
  danglingReferences: RunDeps['danglingReferences'];
};

const recoverEveryMs = 5_000;
/** Apps, sources, checkpoints, chat and turns. */
export async function composeAssistant(core: Core) {
  const { ports, ...wiring } = openPorts();
  const sourceStore = createSourceStore(core.sql);
  const turnStore = createTurnStore(core.sql);
  const noteChanges = noteAsAsker(core, turnStore);
  const sources = openSources(core, { ...ports, sourceStore, noteChanges });
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
    recordReading: { refusalFor, attachedRows, attachedProblem },
    credits: createCreditLedger(),
    limits: core.config.turnLimits,
    toolsFor: createTurnTools({ ...ports, actorOf: core.session.byUserId }),
    sources,
    messages,
    processes: createProcesses({ sql: core.sql, own: core.processName }),
    store: turnStore,
    present: apps.present,
    followName: apps.followName,
    placeInPlan: core.models.builtIn.placeInPlan,
  });
  openConversations(core, { ...ports, apps, appStore, sources, messages, turns });

  appRoutes(core.api, apps);
  sourceRoutes(core.api, {
    write: createWriteFile({ ...core, ...ports, sources }),
    editByHand: createManualEdit({ ...core, sources, messages, check: ports.check }),
    editVisually: createVisualEdit({ ...core, sources, sourceStore, check: ports.check }),
  });
  draftRoutes(core.api, createDrafts({ ...core, store: turnStore, sources, messages }));
  const historyStore = createHistoryStore(core.sql);
  historyRoutes(core.api, createHistory({ ...core, apps, appStore, sources, messages, store: historyStore }));
  const standing = createStanding({ ...core, appStore, messages, turns, statusOf: presentStatus });
  openAppRooms({ ...core, standing });
  followSources(core);
  const forgetting: ((appId: AppId) => Promise<void>)[] = [];
  const forget = async (appId: AppId) => {
    for (const each of forgetting) await each(appId);
  };
  core.jobs.register('apps.clean-up', () => apps.removeOld(forget), { cron: '23 3 * * *' });
  await runTurns(core, turns);

  return {
    sources,
    bringApp: createBringApp({ ...core, store: appStore, sources }),
    sourceStore,
    noteChanges,
    presentApp: apps.present,
    lockIdle: appStore.lockIdle,
    /** 422 where a file would not be taken as an entity's schema. */
    checkEntity(path: string, content: string, tree: SourceTree): void {
      refuseBroken(ports.check(path, content));
      refuseEntity(content, Object.keys(tree), tree[path]);
    },
    /** Has what a part keeps of an app go with it, 30 days after it was deleted. */
    onForget(forgetPart: (appId: AppId) => Promise<void>): void {
      forgetting.push(forgetPart);
    },
    ...wiring,
  };
}

type Conversing = Omit<AskingDeps, keyof Core> &
  Pick<Provided, 'countChoice' | 'countRecords' | 'findFilled'>;

/** What is asked in words, and what is asked by the plan. */
function openConversations(core: Core, parts: Conversing): void {
  const asking = createAsking({ ...core, ...parts });
  const suggestFor = suggestWith(core);
  const { builtIn: builder } = core.models;
  chatRoutes(core.api, createChat({ ...core, ...parts, asking, builder, suggestFor }));
  planRoutes(core.api, createPlans({ ...core, ...parts, asking, builder }));
}

async function runTurns({ jobs, log, onClose }: Core, turns: Turns): Promise<void> {
  jobs.register(
    turnJob,
    (payload, { signal }) => turns.runWaiting(TurnPayload.parse(payload).turnId, signal),
    {
      lane: 'answers',
    },
  );
  await turns.recover();
  const recovery = setInterval(() => {
    turns.recover().catch((error) => log.warn({ err: error }, 'Could not check for lost turns'));
  }, recoverEveryMs);
  onClose(() => clearInterval(recovery));
}

/** A new working tree is a change of the app, too. */
function followSources({ events }: Core): void {
  events.on('sources.changed', ({ appId, hash }) =>
    events.emit('app.changed', { appId, patch: { app_code_hash: hash } }),
  );
}

type NoteChanges = (grant: AppGrant, changes: readonly Change[], tx: Queryable) => Promise<void>;

/** The assistant writes for whoever asked it. */
const noteAsAsker =
  ({ audit }: Core, turnStore: TurnStore): NoteChanges =>
  async (grant, changes, tx) => {
    if (changes.length === 0) return;
    const askedBy = grant.actor.kind === 'system' ? await turnStore.lastAsker(grant, tx) : null;
    await audit({ ...grant, askedBy }, changes, tx);
  };

type SourceParts = Pick<Provided, 'followSchemas'> & { sourceStore: SourceStore; noteChanges: NoteChanges };

/** Sources whose changes are written down, and whose records follow. */
function openSources(core: Core, { sourceStore, noteChanges: note, followSchemas }: SourceParts): Sources {
  return createSources({
    ...core,
    store: sourceStore,
    onEntitiesChange: (grant, { before, after }, tx) => note(grant, ruleChanges(before, after), tx),
    followSchemas: async (grant, given, tx) => {
      const followed = await followSchemas(grant, given, tx);
      await note(grant, recordChanges(followed), tx);
      return followed;
    },
  });
}

/** The assistant and the parts that it uses need each other; these are supplied once they are built. */
function openPorts() {
  const provided: Partial<Provided> = {};
  const need = <Name extends keyof Provided>(name: Name): Provided[Name] => {
    const part = provided[name];
    if (part === undefined) throw new Error(`"${name}" is used before it is provided`);
    return part as Provided[Name];
  };
  const ports: Provided = {
    check: (...given) => need('check')(...given),
    checkApp: (...given) => need('checkApp')(...given),
    records: (...given) => need('records')(...given),
    fix: (...given) => need('fix')(...given),
    insertSamples: (...given) => need('insertSamples')(...given),
    insertRows: (...given) => need('insertRows')(...given),
    followSchemas: (...given) => need('followSchemas')(...given),
    countChoice: (...given) => need('countChoice')(...given),
    countRecords: (...given) => need('countRecords')(...given),
    findFilled: (...given) => need('findFilled')(...given),
    moveChoices: (...given) => need('moveChoices')(...given),
    unfitRecords: (...given) => need('unfitRecords')(...given),
    danglingReferences: (...given) => need('danglingReferences')(...given),
  };
  return {
    ports,
    provide(parts: Partial<Provided>): void {
      Object.assign(provided, parts);
    },
    /** Throws at start where a part was forgotten, rather than when somebody needs it. */
    assertProvided(): void {
      for (const name of Object.keys(ports)) need(name as keyof Provided);
    },
  };
}

export type Assistant = Awaited<ReturnType<typeof composeAssistant>>;
