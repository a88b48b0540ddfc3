import { readOutbox } from '@sayso/contracts/outbox';
import type { Access } from '../../access/access.ts';
import type { Api } from '../../http/api.ts';
import { bind } from '../../http/bind.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';

/** Mail that waits for nobody but the platform's admins, where no mail server is set up. */
export function outboxRoutes(api: Api, access: Access, outbox: Outbox): void {
  bind(api, readOutbox, ({ actor }) => {
    access.platformAdmin(actor);
    return outbox.list();
  });
}
