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

test('of what the rules read, how many there are, units, currency, language and refusals stay', () => {
  const text =
    'A list of 7 kayaks with name and weight in pounds. Prices in pounds sterling. No calendar please.';
  const draft = draftOf({ things: { Kayak: ['Name', 'Weight: number'] } });
  const { blueprint } = beginPlan({ text, template: null, draft });
  expect(blueprint).toMatchObject({
    app: { currency: 'GBP', locale: 'en-GB' },
    unwanted: ['calendar'],
    entities: [
      { label: 'Kayak', sampleCount: 7, fields: [{ label: 'Name' }, { label: 'Weight', unit: 'pounds' }] },
    ],
  });
  const number = draftOf({ things: { Kayak: ['Name', 'Weight: long text'] } });
  const [kayak] = beginPlan({ text, template: null, draft: number }).blueprint.entities;
  expect(kayak?.fields[1]?.unit).toBe(undefined);
});

test('a field that only the rules understood is told as unused, and one that the draft calls otherwise is not', () => {
  const text = 'Kayaks have a name, a colour, a deposit and a date of purchase.';
  const draft = draftOf({ things: { Kayak: ['Name', 'Colour', 'Purchase date: date'] } });
  expect(beginPlan({ text, template: null, draft }).unused).toEqual(['deposit']);
});

test('a page that only the rules understood is told as unused, in the words that it was made for', () => {
  const text =
    'Kayaks have a name and a colour. Visitors can send damage reports with a message through a public form.';
  const draft = draftOf({ things: { Kayak: ['Name', 'Colour'], 'Damage report': ['Message: long text'] } });
  const { unused } = beginPlan({ text, template: null, draft });
  expect(unused).toEqual(['can send damage reports']);
  const page = 'form: Damage report: everyone: Message';
  const told = { ...draft, pages: draftOf({ things: {}, pages: [page] }).pages };
  const words = 'Visitors can send damage reports with a message through a public form';
  const full = { ...told, pages: told.pages.map((each) => ({ ...each, words })) };
  expect(beginPlan({ text, template: null, draft: full }).unused).toEqual([]);
});

test('a thing that only the rules heard is told apart from what nobody used', () => {
  const text = 'Kayaks have a name and a colour. Paddles have a length.';
  const draft = draftOf({ things: { Kayak: ['Name', 'Colour'] } });
  expect(beginPlan({ text, template: null, draft }).alsoHeard).toEqual(['Paddles']);
});
