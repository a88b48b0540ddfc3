import { expect, test } from 'vitest';
import { bench, unseen } from './descriptions.ts';
import { scoreAll, share } from './score.ts';

test.each([
  ['the 15 descriptions of the bench', bench],
  ['15 descriptions of further domains', unseen],
])(
  '%s: at least 90% of the things, 85% of their fields and 90% of the pages are there',
  (_, descriptions) => {
    const scores = scoreAll(descriptions);
    const missing = scores.flatMap((score) => score.missing.map((name) => `${score.id}: ${name}`));

    expect(share(scores, 'entities'), missing.join('\n')).toBeGreaterThanOrEqual(0.9);
    expect(share(scores, 'fields'), missing.join('\n')).toBeGreaterThanOrEqual(0.85);
    expect(share(scores, 'pages'), missing.join('\n')).toBeGreaterThanOrEqual(0.9);
  },
);
