import type { AppId } from '@sayso/contracts/ids';
import { sharerOf } from '../access/actor.ts';
import { createEnter, type Enter, type EnterGrant } from '../access/enter.ts';
import type { AppGrant } from '../access/grant.ts';
import { createInvitations } from '../access/invitation.ts';
import { createAppDataExport } from '../features/app-data/export.ts';
import { createAppDataImport } from '../features/app-data/import.ts';
import { appDataRoutes } from '../features/app-data/routes.ts';
import { createAppTokenReader } from '../features/app-users/app-token.ts';
import { createMembers, createRemoval } from '../features/app-users/members.ts';
import { createPeople } from '../features/app-users/people.ts';
import { createSight } from '../features/app-users/present.ts';
import { appUserRoutes } from '../features/app-users/routes.ts';
import { createAppUsers } from '../features/app-users/service.ts';
import { createAppUserStore } from '../features/app-users/store.ts';
import { domainRoutes } from '../features/domains/routes.ts';
import { createDomains } from '../features/domains/service.ts';
import { createDomainStore } from '../features/domains/store.ts';
import { handOverRoutes } from '../features/handover/routes.ts';
import { createHandOver } from '../features/handover/service.ts';
import { createRecordExport } from '../features/record-import/export.ts';
import { recordFileRoutes } from '../features/record-import/routes.ts';
import { createRecordImport } from '../features/record-import/service.ts';
import { conditionSql, orderSql } from '../features/records/condition-sql.ts';
import { passesRules } from '../features/records/entered.ts';
import { createEntityModels, type EntityModels } from '../features/records/entity-models.ts';
import { recordEvents } from '../features/records/events.ts';
import { createIntake } from '../features/records/intake.ts';
import { withPatternLimit } from '../features/records/pattern-limit.ts';
import { createDanglingReferences } from '../features/records/references.ts';
import { recordRoutes } from '../features/records/routes.ts';
import { visibleData } from '../features/records/row-sql.ts';
import { createSampleData } from '../features/records/sample-data.ts';
import { createSampleStore } from '../features/records/sample-store.ts';
import { createSamples } from '../features/records/samples.ts';
import { createRecords, type Records } from '../features/records/service.ts';
import { createRecordStore, type RecordStore } from '../features/records/store.ts';
import { createStoreRows } from '../features/records/store-rows.ts';
import { createUnfitRecords } from '../features/records/unfit.ts';
import { createUniqueWatch } from '../features/records/unique-watch.ts';
import { hideProperties } from '../features/records/visibility.ts';
import { createWholeStore } from '../features/records/whole-store.ts';
import { origins } from '../http/origins.ts';
import { composeAppDoors } from './compose-app-doors.ts';
import { composeAppSignIn } from './compose-app-sign-in.ts';
import type { Assistant } from './compose-assistant.ts';
import type { AuthParts } from './compose-auth.ts';
import { composeRecordIndexes } from './compose-record-indexes.ts';
import { composeSchemaChanges } from './compose-schema-changes.ts';
import type { Core } from './core.ts';
import { openFiles } from './open-files.ts';

/** Records, row rules, app users and the way into an app. */
export async function composeData(core: Core, assistant: Assistant, auth: AuthParts) {
  const { sql, config, api } = core;
  const { enter, invitations } = openEnter(core);
  const entities = createEntityModels({ readSources: (app) => assistant.sources.read(app) });
  const store = createRecordStore(sql, composeRecordIndexes(core));
  const members = openMembers(core);
  const domains = createDomains({ ...core, store: createDomainStore(sql) });
  const userModel = async (grant: EnterGrant) => (await entities.read(grant)).get('User');
  const sight = createSight({ userModel, passesRules, hideProperties });
  const users = createAppUsers({ ...core, enter, store: members, userModel, sight, ...auth });
  const originsOf = async ({ appId, slug }: { appId: AppId; slug: string }) => [
    origins.app(config, slug),
    ...(await domains.ofApp(appId)).map((domain) => origins.custom(config, domain)),
  ];
  const handOver = createHandOver({
    ...core,
    enter,
    members,
    invitations,
    loginInfo: users.loginInfoById,
    originsOf,
  });
  const settings = composeAppDoors(core, { users, domains, enter, originsOf });
  const { passwordLink } = composeAppSignIn(core, { enter, members, invitations, auth, sight, ...settings });
  const appOrigin = (slug: string) => origins.app(config, slug);
  const builderOrigin = origins.builder(config);
  const removal = createRemoval({ ...core, store: members });
  appUserRoutes(api, {
    users,
    members: createMembers({ ...core, appOrigin, builderOrigin, enter, store: members, removal }),
    people: createPeople({ ...core, enter, store: members, users, sight, removal }),
  });
  handOverRoutes(api, handOver);
  domainRoutes(api, domains);
  const records = await composeRecords(core, { enter, entities, store });

  const sampleParts = { ...core, entities, store, factsOf: (grant: AppGrant) => store.factsOf(grant) };
  const sampleData = createSampleData({
    ...sampleParts,
    samples: createSampleStore(sql),
    samplesFor: samplesWith(core, assistant),
  });
  const versionOf = async (grant: AppGrant) => ({
    ...grant,
    codeHash: (await store.factsOf(grant)).codeHash,
  });
  const modelsOf = async (grant: AppGrant) => entities.read(await versionOf(grant));
  const files = openFiles(core);
  const whole = createWholeStore(sql);
  const fileOrigin = origins.builder(config);
  const watchUnique = createUniqueWatch(store.unique);
  const dataParts = { ...core, enter, store, whole, files, fileOrigin, modelsOf, watchUnique };
  await appDataRoutes(api, {
    samples: sampleData,
    exportData: createAppDataExport(dataParts),
    importData: createAppDataImport(dataParts),
  });
  const ofAnswers = recordsOfAnswers({ ...sampleParts, watchUnique });
  assistant.provide({ ...ofAnswers, records: records.find });
  composeSchemaChanges(core, assistant, store);
  assistant.onForget(store.forgetApp);
  const { insertSamples } = ofAnswers;
  const mustHave = async (grant: AppGrant, entity: string) => entities.one(await versionOf(grant), entity);
  const presentSelf = sight.self;
  return { enter, mustHave, presentSelf, passwordLink, domains, entities, insertSamples, records, files };
}

type RecordParts = { enter: Enter; entities: EntityModels; store: RecordStore };

/** Calls that read and write records, by themselves or as files. */
async function composeRecords(core: Core, { enter, entities, store }: RecordParts): Promise<Records> {
  const records = createRecords({ ...core, enter, entities, store });
  recordRoutes(core.api, records);
  const intake = createIntake({ ...core, enter, entities, store });
  const rows = { ...core, enter, intake, find: records.find, count: records.count };
  await recordFileRoutes(core.api, { ...createRecordImport(rows), ...createRecordExport(rows) });
  recordEvents({ ...core, enter, entities, tellAuthors: store.tellAuthors });
  return records;
}

/** What becomes of the records that an answer brings, or that are there when it changes their entities. */
const recordsOfAnswers = (
  parts: Parameters<typeof createSamples>[0] & Parameters<typeof createStoreRows>[0],
) => ({
  insertSamples: createSamples(parts),
  insertRows: createStoreRows(parts),
  unfitRecords: createUnfitRecords(parts),
  danglingReferences: createDanglingReferences(parts),
});

/** Who may be inside an app; learns of what changes that. */
function openEnter({ sql, mail, session, events }: Core) {
  const asksForProof = mail.isReal;
  const enter = createEnter({ sql, asksForProof });
  session.onForget(enter.forgetAll);
  for (const name of ['app.changed', 'sources.changed', 'app.deleted'] as const) {
    events.on(name, () => enter.forgetAll());
  }
  session.onAppToken(createAppTokenReader({ sql, asksForProof }));
  return { enter, invitations: createInvitations({ sql, forgetAll: enter.forgetAll }) };
}

/** Made by the built-in builder from what the app is now, whoever wrote it. */
const samplesWith =
  ({ models }: Core, { sources }: Assistant) =>
  async (grant: AppGrant) =>
    models.builtIn.samplesOf(sharerOf(grant), (await sources.read(grant)).tree);

const openMembers = ({ sql, config, mail }: Core) =>
  createAppUserStore(
    sql,
    { condition: conditionSql, order: orderSql, visible: visibleData, withPatternLimit },
    { staffDomain: config.staffDomain, asksForProof: mail.isReal },
  );

export type Data = Awaited<ReturnType<typeof composeData>>;
