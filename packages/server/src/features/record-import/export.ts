import type { EntitySchema } from '@sayso/contracts/entity-schema';
import type { AppId } from '@sayso/contracts/ids';
import { escapeFormula } from '@sayso/core/records/formula';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import { Download } from '../../http/bind.ts';
import type { Sql } from '../../platform/database/database.ts';
import { auditWords } from '../../texts/audit.ts';
import type { RecordChanges } from '../audit/record.ts';
import type { Intake } from '../records/intake.ts';
import type { Records } from '../records/service.ts';

type Deps = {
  access: Access;
  intake: Intake;
  find: Records['find'];
  count: Records['count'];
  sql: Sql;
  audit: RecordChanges;
};
type Place = { appId: AppId; entity: string };
type Doc = Record<string, unknown>;

const pageRows = 1_000;

/** Hands an entity's records out as a file, those that the caller may read, page by page. */
export const createRecordExport = ({ access, intake, find, count, sql, audit }: Deps) => ({
  async exportFile(actor: Actor, place: Place, format: 'csv' | 'json'): Promise<Download> {
    await access.manage(actor, place.appId);
    const { schema } = await intake.open(actor, place);
    const page = (after: string) =>
      find(actor, place, { filter: { id: { $gt: after } }, sort: 'id', limit: pageRows });
    // What is wrong is told before the file begins.
    const pages = pagesFrom(await page(''), page);
    const { count: records } = await count(actor, place, undefined);
    const after = auditWords.records(records);
    const change = { action: 'records.exported', subject: place.entity, after } as const;
    // Before the first of them is handed out: who breaks off has what came until then.
    await sql.begin((tx) => audit({ appId: place.appId, actor }, [change], tx));
    return format === 'csv'
      ? new Download(`${place.entity}.csv`, 'text/csv; charset=utf-8', csvOf(pages, columnsOf(schema)))
      : new Download(`${place.entity}.json`, 'application/json; charset=utf-8', jsonOf(pages));
  },
});
export type RecordExport = ReturnType<typeof createRecordExport>;

async function* pagesFrom(first: Doc[], next: (after: string) => Promise<Doc[]>): AsyncGenerator<Doc[]> {
  for (let page = first; page.length > 0; ) {
    yield page;
    if (page.length < pageRows) return;
    page = await next(String(page.at(-1)?.['id']));
  }
}

const columnsOf = ({ properties }: EntitySchema) => [
  'id',
  ...Object.keys(properties).filter((name) => name !== 'id'),
  'created_date',
  'updated_date',
  'created_by',
];

/** With the mark by which spreadsheets know UTF-8. */
async function* csvOf(pages: AsyncIterable<Doc[]>, columns: readonly string[]): AsyncGenerator<string> {
  yield `\uFEFF${columns.map(quoted).join(',')}\r\n`;
  for await (const page of pages) {
    yield page.map((doc) => `${columns.map((name) => cellOf(doc[name])).join(',')}\r\n`).join('');
  }
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return quoted(escapeFormula(value));
  return quoted(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

/** RFC 4180. */
const quoted = (text: string) =>
  /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

async function* jsonOf(pages: AsyncIterable<Doc[]>): AsyncGenerator<string> {
  yield '[';
  let isFirst = true;
  for await (const page of pages) {
    yield (isFirst ? '\n' : ',\n') + page.map((doc) => JSON.stringify(doc)).join(',\n');
    isFirst = false;
  }
  yield '\n]\n';
}
