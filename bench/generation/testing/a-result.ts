import type { Result, Verdict } from '../result.ts';

const verdict = (reason: Verdict['reason']): Verdict => ({
  say: 'The secret form asks for it',
  check: 'form',
  holds: reason === null,
  reason,
  seen: 'a secret form',
  picture: null,
});

/** What a run could have found; every text of it says that it is secret. */
export const aResult = (): Result => ({
  commit: 'c0ffee',
  set: 'held-out-work',
  id: 'secret-1',
  domain: 'Secret domain',
  style: 'plain',
  seconds: 20,
  failure: null,
  score: {
    isUsable: true,
    isRight: false,
    entities: { wanted: 2, found: 2 },
    fields: { wanted: 5, found: 4 },
    pages: { wanted: 1, found: 1 },
    extra: ['Secret'],
    missing: ['Secret.field'],
  },
  isDeterministic: true,
  times: { firstMs: 100, previewMs: 900 },
  walk: {
    pages: 4,
    errors: ['/Secret: an error'],
    violations: ['/Secret: label (serious) <secret>'],
    sideways: [],
  },
  laterErrors: ['/Secret: another'],
  probes: [{ entity: 'Secret', steps: { create: null, search: 'a secret was not found' } }],
  verdicts: [verdict(null), verdict('field missing')],
  changes: [
    { say: 'add a secret', answer: 'Secret added', isAnswered: true, verdicts: [], errors: [] },
    { say: 'add a secret', answer: '', isAnswered: false, verdicts: [verdict('stuck')], errors: [] },
  ],
});
