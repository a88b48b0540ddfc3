import { installRefresh } from './refresh-hook.ts';

/** Starts the frame of the builder: hook first, then everything that loads React. */
export async function startPreview(): Promise<void> {
  installRefresh();
  const { runPreview } = await import('./preview-host.tsx');
  await runPreview();
}
