import {
  cancelLocalReader,
  chooseLocalModel,
  getLocalReader,
  installLocalReader,
  removeLocalReader,
  retryLocalReader,
} from '@sayso/contracts/reading-admin';
import type { Api } from '../../http/api.ts';
import { bind } from '../../http/bind.ts';
import type { ReadingAdmin } from './service.ts';

export function readingAdminRoutes(api: Api, admin: ReadingAdmin): void {
  bind(api, getLocalReader, ({ actor }) => admin.state(actor));
  bind(api, installLocalReader, ({ actor }) => admin.install(actor));
  bind(api, cancelLocalReader, ({ actor }) => admin.cancel(actor));
  bind(api, removeLocalReader, ({ actor }) => admin.remove(actor));
  bind(api, retryLocalReader, ({ actor }) => admin.retry(actor));
  bind(api, chooseLocalModel, ({ actor, body }) => admin.choose(actor, body.file));
}
