import { expect, test } from 'vitest';
import { beginPlan } from '../operate/begin-plan.ts';
import { draftOf } from '../testing/draft-of.ts';

test('what the text refuses is no thing, though a reader noted it as both', () => {
  const text = 'Kayaks with name and colour. No invoices.';
  const draft = draftOf({
    things: { Kayak: ['Name', 'Colour'], Invoice: ['Number'] },
    notWanted: ['invoices'],
  });
  const { blueprint } = beginPlan({ text, template: null, draft });
  expect(blueprint.entities.map(({ label }) => label)).toEqual(['Kayak']);
});

test('a rule that no rule of an app can say is told as unused, in the words of the text', () => {
  const text = 'Kayaks with name, colour and deposit. Wardens may change the deposit of a kayak.';
  const draft = draftOf({ things: { Kayak: ['Name', 'Colour', 'Deposit: money'] }, people: ['Warden'] });
  const words = 'Wardens may change the deposit';
  const rule = { words, thing: 'Kayak.Deposit', may: 'change' as const, who: ['Warden'] };
  const { unused, blueprint } = beginPlan({ text, template: null, draft: { ...draft, rules: [rule] } });
  expect(unused).toContain(words);
  expect(blueprint.entities[0]?.rules.update).toBe('registered');
});
