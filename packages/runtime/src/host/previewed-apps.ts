import type { PreviewManifest } from '@sayso/contracts/preview';
import { safeStorage } from '../sdk/safe-storage.ts';
import { isObject } from '../sdk/wire-guards.ts';

const keyOf = (appId: string) => `preview_${appId}`;

/** Keeps what the next preview can say before the app has come (P-RUN-18): facts alone, no code and no token. */
export function rememberPreviewed({ id, slug, name }: PreviewManifest['app']): void {
  safeStorage.set(keyOf(id), JSON.stringify({ id, slug, name }));
}

/** The name of an app that was previewed in this browser; null where it is not known. */
export function rememberedName(appId: string): string | null {
  try {
    const kept: unknown = JSON.parse(safeStorage.get(keyOf(appId)) ?? 'null');
    return isObject(kept) && typeof kept['name'] === 'string' ? kept['name'] : null;
  } catch {
    return null;
  }
}
