import type { BodyOf, QueryOf } from '@sayso/contracts/endpoint';
import { Fault } from '@sayso/contracts/faults';
import type { AppId } from '@sayso/contracts/ids';
import type { listAppLogs, reportPageError } from '@sayso/contracts/log-entries';
import { fairTurns } from '@sayso/core/fair-turns';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import type { Enter } from '../../access/enter.ts';
import type { Rates } from '../../rates.ts';
import { appLogWords } from '../../texts/app-logs.ts';
import type { LogEntryStore } from './entry-store.ts';
import type { LogWriter } from './log-writer.ts';
import { type Whose, whoseOf } from './whose.ts';

type Deps = { access: Access; enter: Enter; store: LogEntryStore; writer: LogWriter; rates: Rates };
type PageError = BodyOf<typeof reportPageError> & { appId: AppId; address: string };

export const createLogEntries = ({ access, enter, store, writer, rates }: Deps) => {
  // Far back in a long log each holds a connection for a while.
  const inTurn = fairTurns({
    running: { all: 4, each: 1 },
    waiting: {
      all: 64,
      each: 8,
      refuse: () => new Fault('too_many_requests', appLogWords.busy, { retryAfter: 2 }),
    },
  });
  return {
    /** Whoever may be inside the app opened a page of it. */
    visit({ user }: Whose, { appId, page }: { appId: AppId; page: string }): void {
      writer.add({ appId, user, object: page, type: 'page_view', status: 'success' });
    },

    /** Likewise where a page of it broke. */
    async pageError(actor: Actor, { appId, address, page, title, details, component }: PageError) {
      await rates.take('pageErrors', { address });
      const who = whoseOf(await enter(actor, appId));
      if (who === null) return { success: true } as const;
      writer.add({
        appId,
        user: who.user,
        object: page,
        type: 'page_error',
        status: 'error',
        inputs: { page, ...(component ? { component } : {}), in: sourceOf(actor) },
        error: details ? `${title}\n${details}` : title,
      });
      return { success: true } as const;
    },

    async list(actor: Actor, appId: AppId, { q, ...asked }: QueryOf<typeof listAppLogs>) {
      const grant = await access.manage(actor, appId);
      // What happened a moment ago is there, too.
      await writer.flush();
      return inTurn(grant.ownerId, () => store.list(grant, { ...asked, ...q }));
    },
  };
};
export type LogEntries = ReturnType<typeof createLogEntries>;

const sourceOf = (actor: Actor) => (actor.kind === 'app_user' ? actor.source : 'published');
