import { expect, test } from 'vitest';
import { buildBlueprint } from '../plan/build.ts';
import { read } from '../read/read.ts';
import { sampleRecords } from './samples.ts';

test('who holds, borrowed or paid something is a person in the samples', () => {
  const plan = buildBlueprint(read('tents with size, who has it, paid by'));
  const records = sampleRecords(plan, new Date('2026-05-04T10:00:00Z')).flatMap((one) => one.records);
  const held = records.flatMap((record) => [record['held_by'], record['paid_by']]);
  expect(held.length).toBeGreaterThan(3);
  for (const who of held) expect(who).toMatch(/^\p{Lu}[\p{L}'-]+ \p{Lu}/u);
});
