import { manualEditPage, writeFile } from '@sayso/contracts/apps';
import { saveVisualEdit } from '@sayso/contracts/visual-edit';
import type { Api } from '../../http/api.ts';
import { bind } from '../../http/bind.ts';
import type { ManualEdit } from './manual-edit.ts';
import type { VisualEdit } from './visual-edit.ts';
import type { WriteFile } from './write-file.ts';

export function sourceRoutes(
  api: Api,
  given: { write: WriteFile; editByHand: ManualEdit; editVisually: VisualEdit },
): void {
  bind(api, writeFile, ({ actor, params, body }) => given.write(actor, params.appId, body));
  bind(api, saveVisualEdit, ({ actor, params, body }) => given.editVisually(actor, params.appId, body));
  bind(api, manualEditPage, ({ actor, params, body }) =>
    given.editByHand(actor, params.appId, { page: params.page, code: body.code }),
  );
}
