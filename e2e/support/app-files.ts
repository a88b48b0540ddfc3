import type { Page } from '@playwright/test';
import type { Maker } from './fixtures.ts';

/** One pixel. */
export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

type Sent = { name: string; content: string | Buffer; isPrivate?: boolean };

/** Stores a file as an app's own code does; answers what a record keeps of it. */
export async function storeFile({ api }: Pick<Maker, 'api'>, appId: string, sent: Sent): Promise<string> {
  const form = new FormData();
  const content = typeof sent.content === 'string' ? sent.content : new Uint8Array(sent.content);
  form.set('file', new File([content], sent.name));
  const endpoint = sent.isPrivate ? 'UploadPrivateFile' : 'UploadFile';
  const reply = await fetch(
    `http://127.0.0.1:${api.port}/api/apps/${appId}/integration-endpoints/Core/${endpoint}`,
    { method: 'POST', body: form, headers: { authorization: `Bearer ${api.token}` } },
  );
  const body = (await reply.json()) as { file_url?: string; file_uri?: string };
  const address = body.file_url ?? body.file_uri;
  if (!address) throw new Error(`The file was not stored: ${JSON.stringify(body)}`);
  return address;
}

/** What is at an address of the builder, as the page itself gets it: Node may not resolve `*.localhost`. */
export const textAt = (page: Page, address: string): Promise<string> =>
  page.evaluate(async (at) => (await fetch(at)).text(), address);
