import { tryFiles } from '@sayso/compiler/try-files';
import { Fault } from '@sayso/contracts/faults';
import type { AppId } from '@sayso/contracts/ids';
import { texts } from '@sayso/contracts/texts';
import { describeLineChanges } from '@sayso/core/blocks/line-diff';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import { refuseFree } from '../../access/plans.ts';
import type { Events } from '../../events.ts';
import type { MessageStore } from '../chat/store.ts';
import type { Sources } from './service.ts';
import { type CheckFile, refuseBroken } from './write-file.ts';

type Deps = {
  access: Access;
  events: Events;
  sources: Sources;
  messages: MessageStore;
  check: CheckFile;
};

/** Replaces a page that is there, and leaves a message that tells what changed and can be undone. */
export const createManualEdit = ({ access, events, sources, messages, check }: Deps) => {
  return async (actor: Actor, appId: AppId, { page, code }: { page: string; code: string }) => {
    const grant = await access.manage(actor, appId);
    refuseFree(grant.ownerTier, texts.codeNeedsPlan);
    const path = `pages/${page}`;
    await tryFiles({ [path]: code });
    refuseBroken(check(path, code));
    const { tree } = await sources.read(grant);
    const before = tree[path];
    if (before === undefined) throw new Fault('not_found', texts.pageNotInApp(page));
    const saved = await sources.beginInTurn(grant, async (tx) => {
      // The message holds the state from before the edit, so it comes first.
      const checkpointId = await sources.ensureCheckpoint(grant, tx);
      const params = { diff_message: `${path}\n${describeLineChanges(before, code)}` };
      const told = { content: texts.manuallyEdited, additional_message_params: params, checkpointId };
      const messageId = before === code ? null : await messages.addQuestion(grant, told, tx);
      const { id } = await sources.edit(grant, { [path]: code }, tx);
      return { id, message: messageId && (await messages.find(grant, messageId, tx)) };
    });
    if (saved.message) events.emit('message.changed', { appId, message: saved.message });
    return { success: true, checkpoint_id: saved.id } as const;
  };
};
export type ManualEdit = ReturnType<typeof createManualEdit>;
