/** 24 hex digits by chance; `crypto.randomUUID` is missing where the studio is served without TLS. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
