import { type Base44, base44 } from './client.ts';
import { getToken, setToken } from './token.ts';

/**
 * Answers as `@base44/sdk` for apps that were made elsewhere. Which app and which server is this page's to say: what
 * such an app was written for, the vendor's own server above all, is never called.
 */
export const createClient = (_config?: unknown): Base44 => base44;

export const getAccessToken = (): string | null => getToken();
export const saveAccessToken = (token: string): void => setToken(token);
export const removeAccessToken = (): void => setToken(null);
