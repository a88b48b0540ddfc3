import { installRefresh } from './refresh-hook.ts';

/** Starts the frame of the builder: hook first, then everything that loads React. */
export async function startPreview(): Promise<void> {
  installRefresh();
  // Hot updates look up here what was loaded; the usual 250 entries would be full after one app.
  performance.setResourceTimingBufferSize(10_000);
  // The usual ten frames may all be the library's; more of them reach the app's own lines.
  Error.stackTraceLimit = 50;
  const { runPreview } = await import('./preview-host.tsx');
  await runPreview();
}
