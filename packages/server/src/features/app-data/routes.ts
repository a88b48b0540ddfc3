import { changeSampleData, exportAppData, getSampleData, importAppData } from '@sayso/contracts/app-data';
import { limits } from '@sayso/contracts/limits';
import type { Api } from '../../http/api.ts';
import { bind } from '../../http/bind.ts';
import { callerGone } from '../../http/caller-gone.ts';
import { withForms } from '../../http/form-body.ts';
import { uploadOf } from '../../http/upload.ts';
import type { SampleData } from '../records/sample-data.ts';
import type { AppDataExport } from './export.ts';
import type { AppDataImport } from './import.ts';

type Parts = {
  samples: SampleData;
  exportData: AppDataExport;
  importData: AppDataImport;
};

export async function appDataRoutes(api: Api, parts: Parts): Promise<void> {
  const { samples, exportData, importData } = parts;
  bind(api, getSampleData, ({ actor, params }) => samples.count(actor, params.appId));
  bind(api, changeSampleData, ({ actor, params, body }) => samples.change(actor, params.appId, body));
  bind(api, exportAppData, ({ actor, params, query }) =>
    exportData(actor, params.appId, query.files === 'true'),
  );
  await withForms(api, (scoped) => {
    bind(scoped, importAppData, ({ actor, params, query, request, reply }) =>
      importData(actor, params.appId, {
        isDryRun: query.dry_run === 'true',
        upload: uploadOf(api, request, limits.appDataBytes),
        signal: callerGone(reply),
      }),
    );
  });
}
