import type { Message, MessageBody } from '@sayso/contracts/chat';
import { Fault } from '@sayso/contracts/faults';
import type { AppId } from '@sayso/contracts/ids';
import { texts } from '@sayso/contracts/texts';
import { parseSourcePath } from '@sayso/core/source-tree';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import type { AppGrant } from '../../access/grant.ts';
import { chatWords } from '../../texts/chat.ts';
import type { Sources } from '../sources/service.ts';

type Deps = {
  access: Access;
  sources: Sources;
  /** Stores a message and has it answered. */
  send: (grant: AppGrant, body: MessageBody) => Promise<Message>;
};
type PageOf = { appId: AppId; page: string };

/** Turns about one page, which may change nothing else. */
export const createPageTurns = ({ access, sources, send }: Deps) => {
  const open = async (actor: Actor, { appId, page }: PageOf) => {
    const grant = await access.manage(actor, appId);
    const path = parseSourcePath(`pages/${page}`)?.path;
    if (path === undefined) throw new Fault('not_found', texts.pageNotInApp(page));
    const isThere = (await sources.read(grant)).tree[path] !== undefined;
    return { grant, isThere, params: { ...(isThere ? { current_page: page } : {}), only: [path] } };
  };

  return {
    async generatePage(actor: Actor, place: PageOf): Promise<Message> {
      const { grant, isThere, params } = await open(actor, place);
      const name = JSON.stringify(place.page);
      const content = isThere ? chatWords.writePage(name) : chatWords.addPage(name);
      return send(grant, { content, additional_message_params: { ...params, generate: true } });
    },

    async editPage(
      actor: Actor,
      place: PageOf,
      { changes, image_as_url: image }: { changes: string; image_as_url?: string | null | undefined },
    ): Promise<Message> {
      const { grant, isThere, params } = await open(actor, place);
      if (!isThere) throw new Fault('not_found', texts.pageNotInApp(place.page));
      const file_urls = image ? [image] : [];
      return send(grant, { content: changes, file_urls, additional_message_params: params });
    },
  };
};
