import type { Diagnostic } from '@sayso/contracts/preview';
import { diagnostics, type Finding } from './diagnostics.ts';

/** How the keys of well-known services begin; each long enough that no word of a page looks like it. */
const keys: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w-])sk-(?=[A-Za-z_-]{0,60}\d)[A-Za-z0-9_-]{20,200}/g, 'a key of a model service'],
  [/\b(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{16,200}/g, 'a secret key of Stripe'],
  [/\bwhsec_[A-Za-z0-9+/]{24,200}/g, 'a signing secret of Stripe'],
  [/\bAKIA[A-Z0-9]{16}\b/g, 'a key of AWS'],
  [/\bAIza[A-Za-z0-9_-]{35}/g, 'a key of Google'],
  [/\b(?:ghp|gho|ghs|ghu|ghr)_[A-Za-z0-9]{36}/g, 'a token of GitHub'],
  [/\bgithub_pat_[A-Za-z0-9_]{40,255}/g, 'a token of GitHub'],
  [/\bglpat-[A-Za-z0-9_-]{20,60}/g, 'a token of GitLab'],
  [/\bxox[abprs]-[A-Za-z0-9-]{20,200}/g, 'a token of Slack'],
  [/\bSG\.[A-Za-z0-9_-]{20,30}\.[A-Za-z0-9_-]{40,50}/g, 'a key of SendGrid'],
  [/\bSK[0-9a-f]{32}\b/g, 'a key of Twilio'],
  [/\bnpm_[A-Za-z0-9]{36}/g, 'a token of npm'],
  [/-----BEGIN (?:[A-Z]{2,10} )?PRIVATE KEY-----/g, 'a private key'],
];

/** Code of pages is read by everybody who opens the app: a key in it is a key given away. */
export function keysInCode(path: string, text: string): Diagnostic[] {
  if (!/^(?:pages\/|components\/|layout$)/.test(path)) return [];
  const findings = keys.flatMap(([pattern, what]): Finding[] =>
    [...text.matchAll(pattern)].map(({ index }) => ({
      offset: index,
      message: `This looks like ${what}. Anyone who opens the app can read its code, so put keys into a backend function’s secrets`,
      code: 'key-in-code',
    })),
  );
  // The line itself would carry the key into the conversation.
  return diagnostics(path, text, findings).map(({ excerpt: _secret, ...found }) => found);
}
