import type { cloneApp } from '@sayso/contracts/apps';
import type { ReplyOf } from '@sayso/contracts/endpoint';
import { Fault } from '@sayso/contracts/faults';
import type { AppId } from '@sayso/contracts/ids';
import { texts } from '@sayso/contracts/texts';
import { cutText } from '@sayso/core/cut-text';
import { fairTurns } from '@sayso/core/fair-turns';
import { fileNamesIn, readdress } from '@sayso/core/file-addresses';
import type { SourceTree } from '@sayso/core/source-tree';
import type { Access } from '../../access/access.ts';
import type { Actor, SignedInUser } from '../../access/actor.ts';
import type { AppGrant } from '../../access/grant.ts';
import type { Events } from '../../events.ts';
import type { Rates } from '../../rates.ts';
import { appWords } from '../../texts/apps.ts';
import { auditWords } from '../../texts/audit.ts';
import type { BringApp } from '../apps/bring.ts';
import type { RecordChanges } from '../audit/record.ts';
import type { Files } from '../files/service.ts';
import type { Sources, WorkingTree } from '../sources/service.ts';
import type { AppCopyStore, Original } from './store.ts';

type Deps = {
  access: Access;
  audit: RecordChanges;
  bringApp: BringApp;
  events: Events;
  files: Pick<Files, 'all' | 'copyTo' | 'forgetApp'>;
  rates: Rates;
  sources: Pick<Sources, 'read'>;
  store: AppCopyStore;
};
type Ask = { name?: string | undefined; with_records?: boolean | undefined };
type Copying = Ask & { from: AppGrant; original: Original; working: WorkingTree };
type Reply = ReplyOf<typeof cloneApp>;

/** Each copies what may be much: records in the database, files through this process. */
const running = { all: 2, each: 1 };
const mostNameChars = 100;

/** Copies of apps: a new app of whoever asks, that shares nothing with the original. */
export const createCopyApp = (deps: Deps) => {
  const { access, rates, sources, store } = deps;
  const inTurn = fairTurns({ running });

  return async (actor: Actor, appId: AppId, ask: Ask): Promise<Reply> => {
    const from = await access.manage(actor, appId);
    const user = access.user(actor);
    refuseCopy(await mustFind(store, from), user);
    await rates.take('newApps', { user: user.id });
    return inTurn(user.id, async () => {
      // As it is once it is its turn.
      const original = await mustFind(store, from);
      refuseCopy(original, user);
      const working = await sources.read(from);
      return copy(deps, actor, { ...ask, from, original, working });
    });
  };
};
export type CopyApp = ReturnType<typeof createCopyApp>;

async function copy(deps: Deps, actor: Actor, copying: Copying): Promise<Reply> {
  const { files, store } = deps;
  const { from, original, working, with_records: withRecords = false } = copying;
  const all = await files.all(from.appId);
  const named = fileNamesIn([original.logo_url ?? '', ...Object.values(working.tree)], from.appId);
  const wanted = withRecords ? all : all.filter(({ name }) => named.has(name));
  const to = await makeHidden(deps, actor, copying);
  try {
    for (const file of wanted) await files.copyTo(to.appId, file);
    const entities = withRecords ? entitiesOf(working.tree) : [];
    const isAdmin = deps.access.user(actor).platformRole === 'platform_admin';
    const copied = await store.finish(
      { from, to },
      { hash: working.hash, entities, evenBlocked: isAdmin },
      ({ name }, tx) =>
        deps.audit(from, [{ action: 'app.copied_to', subject: name, after: whatOf(withRecords) }], tx),
    );
    if (copied === null) throw await whyNot(deps, actor, from);
    deps.events.emit('app.changed', { appId: copied.id, patch: { name: copied.name } });
    return copied;
  } catch (error) {
    // What is left in spite of this goes with the deleted apps.
    await files
      .forgetApp(to.appId)
      .then(() => store.erase(to))
      .catch(() => {});
    throw error;
  }
}

const whatOf = (withRecords: boolean): string =>
  withRecords ? auditWords.withRecords : auditWords.withoutRecords;

/** What happened to the original meanwhile. */
async function whyNot({ access, store }: Deps, actor: Actor, from: AppGrant): Promise<Fault> {
  const original = await store.original(from);
  if (original) refuseCopy(original, access.user(actor));
  return new Fault('conflict', appWords.changedWhileCopied, { reason: 'app_changed' });
}

/** The new app with its sources and settings, out of sight as yet. */
async function makeHidden(deps: Deps, actor: Actor, copying: Copying): Promise<AppGrant> {
  const { access, audit, bringApp, store } = deps;
  const { from, original, working } = copying;
  const { user_description: description, main_page: mainPage, theme_color: themeColor } = original;
  const name = copying.name ?? (await freeName(store, access.user(actor), original.name));
  const tree = (appId: AppId) => readdressed(working.tree, { from: from.appId, to: appId });
  const made: AppGrant[] = [];
  await bringApp(actor, { name, description, mainPage, themeColor, tree }, async (to, tx) => {
    await store.copySettings({ from, to }, working, tx);
    await audit(to, [{ action: 'app.copied', subject: original.name }], tx);
    await store.hide(to, tx);
    made.push(to);
  });
  const [to] = made;
  if (!to) throw new Error('The copy was not made');
  return to;
}

async function mustFind(store: AppCopyStore, grant: AppGrant): Promise<Original> {
  const original = await store.original(grant);
  if (!original) throw new Fault('not_found', texts.appNotFound);
  return original;
}

/** A copy is not blocked, so whoever may not unblock an app may not copy it either. */
function refuseCopy({ state, is_blocked }: Original, user: SignedInUser): void {
  if (state === 'processing') throw new Fault('conflict', texts.appBusy, { reason: 'app_busy' });
  if (is_blocked && user.platformRole !== 'platform_admin')
    throw new Fault('forbidden', appWords.blockedNoCopy, { reason: 'app_blocked' });
}

/** "Clinic copy", and "Clinic copy 2" where the person has that already; of a copy likewise. */
async function freeName(store: AppCopyStore, user: SignedInUser, name: string): Promise<string> {
  const plain = cutText(name.replace(/ copy(?: \d{1,4})?$/, ''), mostNameChars - 12, '').trim() || name;
  const taken = await store.namesLike(user.id, plain);
  for (let count = 1; ; count += 1) {
    const wanted = appWords.copyName(plain, count);
    if (!taken.has(wanted.toLowerCase())) return wanted;
  }
}

const entitiesOf = (tree: SourceTree): string[] =>
  Object.keys(tree).flatMap((path) => (path.startsWith('entities/') ? [path.slice('entities/'.length)] : []));

/** Has sources that name files of the original name the copy's. */
const readdressed = (tree: SourceTree, move: { from: AppId; to: AppId }): SourceTree =>
  Object.fromEntries(Object.entries(tree).map(([path, text]) => [path, readdress(text, move)]));
