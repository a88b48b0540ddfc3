import { adoptedLookWords, missingPartWords } from '../texts/adoption.ts';
import type { Ledger } from './adopted.ts';
import type { Project } from './find-project.ts';

/** Parts of the client that apps have not here, each with what it is for. */
const missing: Readonly<Record<string, string>> = {
  agents: missingPartWords.agents,
  connectors: missingPartWords.connectors,
  actors: missingPartWords.actors,
  aiGateway: missingPartWords.aiGateway,
  sso: missingPartWords.sso,
  mobile: missingPartWords.mobile,
};

/** Says of each file that was taken what it asks of the client and will not get, and where its reports go. */
export function tellMissing({ texts }: Project, ledger: Ledger): void {
  for (const { path, to } of ledger.list()) {
    const text = to === null ? undefined : texts.get(path);
    if (text === undefined) continue;
    for (const [part, why] of Object.entries(missing)) {
      const called = new RegExp(`\\bbase44\\s*\\.\\s*(?:asServiceRole\\s*\\.\\s*)?${part}\\s*\\.`);
      if (called.test(text)) ledger.warn(path, missingPartWords.calls(why, part));
    }
    if (/\bbase44\s*\.\s*analytics\s*\.\s*track\b/.test(text)) {
      ledger.remark(path, missingPartWords.analytics);
    }
    const [, space] = /\b(hsl|rgb)a?\(\s*var\(--/.exec(text) ?? [];
    if (space !== undefined) {
      ledger.warn(path, adoptedLookWords.wholeColor(space));
    }
  }
}
