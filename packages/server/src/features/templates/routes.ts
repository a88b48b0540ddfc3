import { listTemplates } from '@sayso/contracts/templates';
import type { Api } from '../../http/api.ts';
import { bind } from '../../http/bind.ts';
import type { Templates } from './service.ts';

export function templateRoutes(api: Api, templates: Templates): void {
  bind(api, listTemplates, ({ actor }) => templates.list(actor));
}
