import { writeFile } from '@sayso/contracts/apps';
import type { Api } from '../../http/api.ts';
import { bind } from '../../http/bind.ts';
import type { WriteFile } from './write-file.ts';

export function sourceRoutes(api: Api, write: WriteFile): void {
  bind(api, writeFile, ({ actor, params, body }) => write(actor, params.appId, body));
}
