import { Fault } from '@sayso/contracts/faults';
import { readOutbox } from '@sayso/contracts/outbox';
import type { Access } from '../../access/access.ts';
import type { Api } from '../../http/api.ts';
import { bind } from '../../http/bind.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { commonWords } from '../../texts/common.ts';

/** Mail that waits for nobody but the platform's admins, where no mail server is set up. */
export function outboxRoutes(api: Api, access: Access, outbox: Outbox): void {
  bind(api, readOutbox, ({ actor }) => {
    if (access.user(actor).platformRole !== 'platform_admin') {
      throw new Fault('forbidden', commonWords.adminsOnly);
    }
    return outbox.list();
  });
}
