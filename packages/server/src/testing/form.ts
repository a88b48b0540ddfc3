/** A form as browsers send it, with the header that belongs to it. */
export async function formOf(values: Record<string, string | File>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  const request = new Request('http://form', { method: 'POST', body: form });
  return {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    body: Buffer.from(await request.arrayBuffer()),
  };
}

/** The smallest picture there is: one pixel. */
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
