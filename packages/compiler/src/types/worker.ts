import { parentPort } from 'node:worker_threads';
import type { SourceTree } from '@sayso/core/source-tree';
import { type AppFinding, CheckedApp } from './check-app.ts';
import { createCollector } from './collector.ts';
import { warmUpTree } from './warm-up.ts';

export type CheckQuestion = { id: number; appId: string; tree: SourceTree };
/** The path is that of the file which comes next: it is sent while the check goes on. */
export type CheckAnswer = { id: number } & (
  | { findings: AppFinding[] }
  | { failure: string }
  | { path: string }
);

const mostApps = 3;
const apps = new Map<string, CheckedApp>();

/** The app's files as they were read last; of many apps, those that were asked for most lately. */
function appOf(appId: string): CheckedApp {
  const app = apps.get(appId) ?? new CheckedApp();
  apps.delete(appId);
  apps.set(appId, app);
  const [oldest] = apps.keys();
  if (apps.size > mostApps && oldest !== undefined) apps.delete(oldest);
  return app;
}

const say = (said: CheckAnswer) => parentPort?.postMessage(said);

function answer({ id, appId, tree }: CheckQuestion): CheckAnswer {
  try {
    return { id, findings: appOf(appId).check(tree, (path) => say({ id, path })) };
  } catch (error) {
    apps.delete(appId);
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

// Reads the library before anybody waits for it.
new CheckedApp().check(warmUpTree);
const garbage = createCollector({ quietMs: 500, growth: 1.15 });
garbage.quiet();
parentPort?.on('message', (question: CheckQuestion) => {
  garbage.busy();
  say(answer(question));
  garbage.quiet();
});
say({ id: 0, findings: [] });
