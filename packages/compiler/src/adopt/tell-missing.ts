import type { Ledger } from './adopted.ts';
import type { Project } from './find-project.ts';

/** Parts of the client that apps have not here, each with what it is for. */
const missing: Readonly<Record<string, string>> = {
  agents: 'Apps can’t have their own agents here',
  connectors: 'Apps can’t connect to other services here',
  actors: 'There are no actors here',
  aiGateway: 'Apps can only use a model through InvokeLLM here',
  sso: 'Apps get no tokens from other sign-ins here',
  mobile: 'Apps can’t send anything to phones here',
};

/** Says of each file that was taken what it asks of the client and will not get, and where its reports go. */
export function tellMissing({ texts }: Project, ledger: Ledger): void {
  for (const { path, to } of ledger.list()) {
    const text = to === null ? undefined : texts.get(path);
    if (text === undefined) continue;
    for (const [part, why] of Object.entries(missing)) {
      const called = new RegExp(`\\bbase44\\s*\\.\\s*(?:asServiceRole\\s*\\.\\s*)?${part}\\s*\\.`);
      if (called.test(text)) ledger.warn(path, `${why}, so calls to base44.${part} won’t work.`);
    }
    if (/\bbase44\s*\.\s*analytics\s*\.\s*track\b/.test(text)) {
      ledger.remark(path, 'What it sends to analytics.track goes into the app’s logs.');
    }
    const [, space] = /\b(hsl|rgb)a?\(\s*var\(--/.exec(text) ?? [];
    if (space !== undefined) {
      ledger.warn(
        path,
        `Here, variables such as --primary hold a whole colour: write var(--primary) without ${space}().`,
      );
    }
  }
}
