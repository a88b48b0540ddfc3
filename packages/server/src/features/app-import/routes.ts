import { appImportReport, importApp } from '@sayso/contracts/app-import';
import { limits } from '@sayso/contracts/limits';
import type { Api } from '../../http/api.ts';
import { bind } from '../../http/bind.ts';
import { withForms } from '../../http/form-body.ts';
import { uploadOf } from '../../http/upload.ts';
import type { AppImport } from './service.ts';

export async function appImportRoutes(api: Api, imports: AppImport): Promise<void> {
  bind(api, appImportReport, ({ actor, params }) => imports.report(actor, params.appId));
  await withForms(api, (scoped) => {
    bind(scoped, importApp, ({ actor, request }) =>
      imports.bring(actor, uploadOf(api, request, limits.appZipBytes)),
    );
  });
}
