import type { Diagnostic } from '@sayso/contracts/preview';
import { diagnostics, type Finding } from './diagnostics.ts';
import { keyWords } from './texts/checks.ts';

/** How the keys of well-known services begin; each long enough that no word of a page looks like it. */
const keys: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w-])sk-(?=[A-Za-z_-]{0,60}\d)[A-Za-z0-9_-]{20,200}/g, keyWords.model],
  [/\b(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{16,200}/g, keyWords.stripe],
  [/\bwhsec_[A-Za-z0-9+/]{24,200}/g, keyWords.stripeSigning],
  [/\bAKIA[A-Z0-9]{16}\b/g, keyWords.aws],
  [/\bAIza[A-Za-z0-9_-]{35}/g, keyWords.google],
  [/\b(?:ghp|gho|ghs|ghu|ghr)_[A-Za-z0-9]{36}/g, keyWords.github],
  [/\bgithub_pat_[A-Za-z0-9_]{40,255}/g, keyWords.github],
  [/\bglpat-[A-Za-z0-9_-]{20,60}/g, keyWords.gitlab],
  [/\bxox[abprs]-[A-Za-z0-9-]{20,200}/g, keyWords.slack],
  [/\bSG\.[A-Za-z0-9_-]{20,30}\.[A-Za-z0-9_-]{40,50}/g, keyWords.sendgrid],
  [/\bSK[0-9a-f]{32}\b/g, keyWords.twilio],
  [/\bnpm_[A-Za-z0-9]{36}/g, keyWords.npm],
  [/-----BEGIN (?:[A-Z]{2,10} )?PRIVATE KEY-----/g, keyWords.privateKey],
];

/** Code of pages is read by everybody who opens the app: a key in it is a key given away. */
export function keysInCode(path: string, text: string): Diagnostic[] {
  if (!/^(?:pages\/|components\/|layout$)/.test(path)) return [];
  const findings = keys.flatMap(([pattern, what]): Finding[] =>
    [...text.matchAll(pattern)].map(({ index }) => ({
      offset: index,
      message: keyWords.found(what),
      code: 'key-in-code',
    })),
  );
  // The line itself would carry the key into the conversation.
  return diagnostics(path, text, findings).map(({ excerpt: _secret, ...found }) => found);
}
