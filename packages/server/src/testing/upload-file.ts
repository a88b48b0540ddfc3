import type { Reply } from './http-call.ts';

type Sent = { url: string; token: string | null; name: string; content: string | Uint8Array<ArrayBuffer> };

/** Sends one file as a form does, in the field `file`. */
export async function uploadFile({ url, token, name, content }: Sent): Promise<Reply> {
  const form = new FormData();
  form.set('file', new Blob([content]), name);
  const reply = await fetch(url, {
    method: 'POST',
    body: form,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
  const bytes = Buffer.from(await reply.arrayBuffer());
  const text = bytes.toString();
  return {
    status: reply.status,
    headers: Object.fromEntries(reply.headers),
    text,
    body: JSON.parse(text) as unknown,
    bytes,
  };
}
