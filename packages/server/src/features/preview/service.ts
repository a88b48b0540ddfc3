import type { PreviewBuild, PreviewCompiler } from '@sayso/compiler/preview/preview-compiler';
import type { ServedModule } from '@sayso/compiler/preview/serve-module';
import { createTriedStyles } from '@sayso/compiler/styles/tried-styles';
import { Fault } from '@sayso/contracts/faults';
import type { AppId } from '@sayso/contracts/ids';
import type { StackFrame, ViewedRole } from '@sayso/contracts/preview';
import type { AppUser } from '@sayso/contracts/publishing';
import { texts } from '@sayso/contracts/texts';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import type { Enter, EnterGrant } from '../../access/enter.ts';
import { mayUpload } from '../../access/may-upload.ts';
import type { Session } from '../../access/session.ts';
import type { Tokens } from '../../access/tokens.ts';
import { publishingWords } from '../../texts/publishing.ts';
import type { Builds } from './builds.ts';
import { createFrameLocator } from './locate-frames.ts';
import { manifestOf } from './manifest.ts';
import type { AppFacts, PreviewStore } from './store.ts';

type Deps = {
  access: Access;
  tokens: Tokens;
  session: Session;
  enter: Enter;
  /** Whoever came in, as they may see themselves. */
  presentSelf(grant: EnterGrant): Promise<AppUser | null>;
  store: PreviewStore;
  builds: Builds;
  compiler: PreviewCompiler;
  previewOrigin: (appId: AppId) => string;
};

export const createPreview = (deps: Deps) => {
  const { access, tokens, session, enter, builds, compiler } = deps;

  const mustHaveFacts = async (appId: AppId): Promise<AppFacts> => {
    const facts = await deps.store.facts({ appId });
    if (!facts) throw new Fault('not_found', texts.appNotFound);
    return facts;
  };

  const mustManage = async (actor: Actor, appId: AppId): Promise<void> => {
    if (!(await enter(actor, appId)).isManager) throw new Fault('forbidden', texts.noAppAccess);
  };
  const triedStyles = createTriedStyles();
  const locateFrames = createFrameLocator(compiler);

  return {
    /** A one-time ticket for the frame of an app that the actor may change. */
    async ticket(actor: Actor, appId: AppId, viewAs: ViewedRole | null = null) {
      await access.manage(actor, appId);
      const { id: userId } = access.user(actor);
      const { token, expiresAt } = await tokens.issueTo(
        'ticket',
        { userId, appId, viewAs },
        access.proof(actor),
      );
      const url = `${deps.previewOrigin(appId)}/?access_token=${token}`;
      return { access_token: token, expires_at: expiresAt.toISOString(), url };
    },

    /** Changes the ticket for a token that is good for this app alone. */
    async boot(appId: AppId, ticket: string) {
      const issued = await tokens.exchangeTicket(ticket, appId);
      if (issued === null) {
        throw new Fault('unauthorized', publishingWords.previewLinkStale);
      }
      const { token } = issued;
      const grant = await enter(await session.byToken(token), appId);
      const [facts, build] = await Promise.all([mustHaveFacts(appId), builds.current(appId)]);
      return {
        access_token: token,
        user: await deps.presentSelf(grant),
        may_upload: mayUpload(grant),
        manifest: manifestOf(appId, facts, build),
        preloads: compiler.preloads(build, firstShown(facts, build)),
      };
    },

    /** The module at an unguessable address; undefined where there is none. */
    async module(appId: AppId, version: string, path: string): Promise<ServedModule | undefined> {
      for (const build of builds.findable(appId)) {
        const found = compiler.module(build, version, path);
        if (found) return found;
      }
      if (!(await deps.store.facts({ appId }))) return undefined;
      return compiler.module(await builds.current(appId), version, path);
    },

    /** Where frames of a raw stack stand in the sources; for the makers, and their own frames. */
    async locate(actor: Actor, appId: AppId, frames: readonly StackFrame[]) {
      await mustManage(actor, appId);
      const sources = await deps.store.sourceTexts({ appId }, [...new Set(frames.map(({ hash }) => hash))]);
      return { places: await locateFrames(frames, sources) };
    },

    /** The rules of classes that somebody tries on at an element. */
    async tryClasses(actor: Actor, appId: AppId, classes: readonly string[]) {
      await mustManage(actor, appId);
      return { css: await triedStyles(appId, classes) };
    },

    /** Whether somebody may follow the preview's changes: the makers, and their own frames. */
    async mayFollow(actor: Actor, appId: AppId): Promise<boolean> {
      const { isManager, isMadeUp } = await enter(actor, appId);
      return isManager || isMadeUp;
    },
  };
};

/** What the frame most likely shows first. */
function firstShown({ main_page }: AppFacts, { pages }: PreviewBuild): string[] {
  const page = main_page !== null && main_page in pages ? main_page : Object.keys(pages)[0];
  return ['layout', ...(page === undefined ? [] : [`pages/${page}`])];
}
export type Preview = ReturnType<typeof createPreview>;
