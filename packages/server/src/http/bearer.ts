/** The token of an Authorization header, or null. */
export function bearerOf(headers: { authorization?: string | undefined }): string | null {
  return /^Bearer +(\S.*)$/i.exec(headers.authorization ?? '')?.[1]?.trim() ?? null;
}
