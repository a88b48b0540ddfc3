import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check } from '@sayso/compiler/check';
import type { Bundler } from '@sayso/compiler/publish/bundler';
import { filesPath } from '@sayso/compiler/publish/files-path';
import { tryFiles } from '@sayso/compiler/try-files';
import { Fault } from '@sayso/contracts/faults';
import type { AppId } from '@sayso/contracts/ids';
import type { AppSources, AppUser, Deployed, PublishedVersion } from '@sayso/contracts/publishing';
import { texts } from '@sayso/contracts/texts';
import type { SourceTree } from '@sayso/core/source-tree';
import type { Logger } from 'pino';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import type { Enter, EnterGrant } from '../../access/enter.ts';
import { mayUpload } from '../../access/may-upload.ts';
import type { Events } from '../../events.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { publishingWords } from '../../texts/publishing.ts';
import type { FilesCookie } from './files-cookie.ts';
import type { ServedApps } from './served.ts';
import { sourcesByKind } from './sources-by-kind.ts';
import type { HashTree, PublicationStore } from './store.ts';

type InApp = { readonly appId: AppId };
type Sources = {
  read(app: InApp): Promise<{ tree: SourceTree; hashes: HashTree; checkpointId: string | null }>;
};
type Deps = {
  sql: Sql;
  log: Logger;
  jobs: Jobs;
  access: Access;
  enter: Enter;
  events: Events;
  sources: Sources;
  /** Texts of a tree of hashes. */
  textsOf(app: InApp, tree: HashTree): Promise<SourceTree>;
  store: PublicationStore;
  served: ServedApps;
  bundler: Bundler;
  check: Check;
  cookie: FilesCookie;
  folder: string;
  /** Whoever came in, as they may see themselves. */
  presentSelf(grant: EnterGrant): Promise<AppUser | null>;
  appOrigin: (slug: string) => string;
};

export const pruneJob = 'publishing.prune';
/** Versions that the list of a maker goes back to. */
const mostListed = 50;

export const createPublishing = (deps: Deps) => {
  const { access, enter, store, served } = deps;
  const folderOf = (appId: AppId) => join(deps.folder, appId);
  const announce = (appId: AppId, live: { slug: string; version: number; publishedAt: Date }): Deployed => {
    const last_deployed_at = live.publishedAt.toISOString();
    deps.events.emit('app.deployed', { appId, version: live.version });
    deps.events.emit('app.changed', { appId, patch: { last_deployed_at } });
    return { url: deps.appOrigin(live.slug), version: live.version, last_deployed_at };
  };
  return {
    folderOf,

    /** Takes the files of a deleted app. */
    async forgetApp(appId: AppId): Promise<void> {
      await rm(folderOf(appId), { recursive: true, force: true });
    },

    /** Bundles the app as it is now and serves that from here on; where it fails the former version stays. */
    async deploy(actor: Actor, appId: AppId): Promise<Deployed> {
      const grant = await access.manage(actor, appId);
      const { tree, hashes, checkpointId } = await deps.sources.read(grant);
      await tryFiles(tree);
      refuseUnfit(tree, deps.check);
      const { slug, ...kept } = await store.facts(grant);
      const folder = folderOf(appId);
      const bundle = await deps.bundler.bundle({ tree, folder, mainPage: kept.main_page });
      const publishedBy = access.user(actor).email;
      const { version, publishedAt } = await store.add(grant, {
        bundle,
        facts: kept,
        tree: hashes,
        checkpointId,
        publishedBy,
      });
      // The version is live by now. What old ones leave behind is taken by the nightly run at the latest.
      await deps.jobs
        .enqueue(deps.sql, pruneJob, { appId })
        .catch((error: unknown) =>
          deps.log.warn({ err: error, appId }, 'The pruning of old publishes could not be queued'),
        );
      return announce(appId, { slug, version, publishedAt });
    },

    async versions(actor: Actor, appId: AppId): Promise<PublishedVersion[]> {
      const rows = await store.versions(await access.manage(actor, appId), mostListed);
      return rows.map(({ published_at, ...row }) => ({ ...row, published_date: published_at.toISOString() }));
    },

    /** Shows the public an earlier publish again: its files are all there still. */
    async serveVersion(actor: Actor, appId: AppId, version: number): Promise<Deployed> {
      const found = await store.serve(await access.manage(actor, appId), version);
      if (!found) throw new Fault('not_found', publishingWords.noVersion(version));
      return announce(appId, { ...found, version });
    },

    /** The sources of what is published, for those who may be inside the app. */
    async publishedSources(actor: Actor, app: { id?: AppId; slug?: string }): Promise<AppSources> {
      if (!app.id && !app.slug) throw new Fault('bad_request', texts.idOrSlugNeeded);
      const id = app.id ?? (await served.bySlug(app.slug ?? ''))?.appId;
      if (!id) throw new Fault('not_found', texts.appNotFound);
      const grant = await enter(actor, id);
      const found = await store.servedSources(grant);
      if (!found) throw new Fault('not_found', publishingWords.notYet);
      const { appId, slug } = grant;
      const sources = sourcesByKind(await deps.textsOf(grant, found.tree));
      return { id: appId, slug, main_page: found.main_page, ...sources };
    },

    /** Opens the door: who the caller is in the app, and for apps that need a login what to load and the cookie. */
    async enter(actor: Actor, appId: AppId) {
      const grant = await enter(actor, appId);
      const publication = (await served.bySlug(grant.slug))?.publication;
      const seen = { user: await deps.presentSelf(grant), may_upload: mayUpload(grant) };
      if (!publication || grant.visibility === 'public_without_login') {
        return { reply: { ...seen, entry: null, css: null }, cookie: null };
      }
      const { entry, cssFile } = publication.bundle;
      const reply = { ...seen, entry: `${filesPath}${entry}`, css: `${filesPath}${cssFile}` };
      return { reply, cookie: deps.cookie.header(appId) };
    },

    /** Whether a hashed file of an app may be sent for a request with these cookies. */
    mayFetch(appId: AppId, isOpen: boolean, cookies: string | undefined): boolean {
      return isOpen || deps.cookie.opens(appId, cookies);
    },
  };
};
export type Publishing = ReturnType<typeof createPublishing>;

function refuseUnfit(tree: SourceTree, check: Check): void {
  if (!Object.keys(tree).some((path) => path.startsWith('pages/'))) {
    throw new Fault('invalid', publishingWords.noPage);
  }
  const [first, ...others] = check.tree(tree);
  if (!first) return;
  throw new Fault('invalid', publishingWords.problem({ ...first, more: others.length }));
}
