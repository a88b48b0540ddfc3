import type { ImportReport } from '@sayso/contracts/app-import';
import type { AppGrant } from '../../access/grant.ts';
import type { Queryable, Sql } from '../../platform/database/database.ts';
import { jsonText } from '../../platform/database/json-text.ts';

export const createAppImportStore = (sql: Sql) => ({
  async add({ appId }: AppGrant, report: ImportReport, tx: Queryable): Promise<void> {
    await tx`insert into app_imports (app_id, report) values (${appId}, ${jsonText(report)}::text::jsonb)`;
  },

  async find({ appId }: AppGrant): Promise<ImportReport | null> {
    const [row] = await sql<
      { report: ImportReport }[]
    >`select report from app_imports where app_id = ${appId}`;
    return row?.report ?? null;
  },
});
export type AppImportStore = ReturnType<typeof createAppImportStore>;
