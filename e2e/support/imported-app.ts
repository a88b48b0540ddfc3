import type { ImportReport } from '@sayso/contracts/app-import';
import { exportedZip } from '@sayso/server/testing/exported-zip';
import type { Maker } from './fixtures.ts';

type Imported = { id: string; slug: string; report: ImportReport };

/** Makes an app of the zip of an export, by the API. */
export async function bringExport(
  port: number,
  { token }: Pick<Maker, 'token'>,
  shape: 'legacy' | 'template',
): Promise<Imported> {
  const form = new FormData();
  form.set('file', new Blob([exportedZip(shape)]), `${shape}.zip`);
  const reply = await fetch(`http://127.0.0.1:${port}/api/apps/import-zip`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!reply.ok) throw new Error(`The import answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as Imported;
}
