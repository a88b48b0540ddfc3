import type { Ledger } from './adopted.ts';
import type { Project } from './find-project.ts';

/** Parts of the client that apps have not here, each with what it is for. */
const missing: Readonly<Record<string, string>> = {
  agents: 'Apps have no agents of their own here',
  connectors: 'Apps have no connections to other services here',
  actors: 'Apps have no actors here',
  aiGateway: 'Apps reach a model by InvokeLLM alone here',
  sso: 'Apps have no tokens of another sign-in here',
  mobile: 'Apps send nothing to phones here',
};

/** Says of each file that was taken what it asks of the client and will not get, and where its reports go. */
export function tellMissing({ texts }: Project, ledger: Ledger): void {
  for (const { path, to } of ledger.list()) {
    const text = to === null ? undefined : texts.get(path);
    if (text === undefined) continue;
    for (const [part, why] of Object.entries(missing)) {
      const called = new RegExp(`\\bbase44\\s*\\.\\s*(?:asServiceRole\\s*\\.\\s*)?${part}\\s*\\.`);
      if (called.test(text)) ledger.warn(path, `${why}, so its calls of base44.${part} will not work.`);
    }
    if (/\bbase44\s*\.\s*analytics\s*\.\s*track\b/.test(text)) {
      ledger.remark(path, 'What it reports by analytics.track is kept with the app’s logs.');
    }
    const [, space] = /\b(hsl|rgb)a?\(\s*var\(--/.exec(text) ?? [];
    if (space !== undefined) {
      ledger.warn(
        path,
        `Variables such as --primary are whole colours here: write var(--primary) without ${space}().`,
      );
    }
  }
}
