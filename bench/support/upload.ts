import type { ApiClient } from '@sayso/e2e/support/api';

/** Brings a csv in as records of an entity; answers what the import says. */
export async function importCsv(
  { port, token }: ApiClient,
  { path, content }: { path: string; content: string },
): Promise<{ status: string; n_entities_created: number }> {
  const form = new FormData();
  form.set('file', new Blob([content]), 'rows.csv');
  const reply = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${text.slice(0, 500)}`);
  return JSON.parse(text) as { status: string; n_entities_created: number };
}
