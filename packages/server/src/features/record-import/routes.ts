import { limits } from '@sayso/contracts/limits';
import { exportRecords, importRecords } from '@sayso/contracts/record-files';
import type { Api } from '../../http/api.ts';
import { bind } from '../../http/bind.ts';
import { withForms } from '../../http/form-body.ts';
import { uploadOf } from '../../http/upload.ts';
import type { RecordExport } from './export.ts';
import type { RecordImport } from './service.ts';

export async function recordFileRoutes(api: Api, records: RecordImport & RecordExport): Promise<void> {
  await withForms(api, (scoped) => {
    bind(scoped, importRecords, ({ actor, params, query, request }) =>
      records.importFile(actor, {
        place: params,
        progressId: query.progress_id,
        updates: query.existing === 'update',
        upload: uploadOf(api, request, limits.importBytes),
      }),
    );
  });
  bind(api, exportRecords, ({ actor, params, query }) => records.exportFile(actor, params, query.format));
}
