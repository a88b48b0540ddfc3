import type { PlanDraft } from '@sayso/contracts/plan-draft';
import { expect, test } from 'vitest';
import { beginPlan } from '../operate/begin-plan.ts';
import { draftOf } from '../testing/draft-of.ts';

const text = 'Our club lends tools. Each tool has a label. Anybody may look at tools on the website.';
const tool = {
  words: 'Each tool has a label',
  name: 'Tool',
  fields: [{ name: 'Label', kind: 'text' as const, of: [] }],
};
type Rule = PlanDraft['rules'][number];

const toolOf = ({ rules = [], pages = [] }: { rules?: Rule[]; pages?: PlanDraft['pages'] }) => {
  const draft = { ...draftOf({ things: {} }), things: [tool], rules, pages };
  const { blueprint } = beginPlan({ text, template: null, draft });
  return { tool: blueprint.entities[0], pages: blueprint.pages };
};
const open: Rule = { words: '', thing: 'all', may: 'everything', who: ['everyone'] };
const closed = toolOf({}).tool?.rules;

test.each(['', 'tool', 'all may do everything', 'visible to the whole world'])(
  'a rule of whom the text says nothing lets nobody in: “%s”',
  (words) => {
    expect(toolOf({ rules: [{ ...open, words }] }).tool?.rules).toEqual(closed);
  },
);

test('a page for everyone that nobody asked for is one for users', () => {
  const page = { words: 'a public page', kind: 'list' as const, thing: 'Tool', for: 'everyone', fields: [] };
  const made = toolOf({ pages: [page] });
  expect(made.tool?.rules.read).toBe(closed?.read);
  expect(made.pages.filter((each) => each.public)).toEqual([]);
});

test('what the text says lets people in, and a prohibition needs no words', () => {
  const said: Rule = { ...open, words: 'Anybody may look at tools', thing: 'Tool', may: 'see' };
  expect(toolOf({ rules: [said] }).tool?.rules.read).toBe('anyone');
  const refusal: Rule = { words: '', thing: 'Tool', may: 'not see', who: ['users'] };
  expect(toolOf({ rules: [refusal] }).tool?.rules.read).toBe('admin');
});

test('what the rules read of who may do what stays, where a reader says nothing of it', () => {
  const words = 'A club lends tools with a label and a price. Only admins can see the tools.';
  const plain = beginPlan({ text: words, template: null }).blueprint.entities[0];
  expect(plain?.rules.read).toBe('admin');
  const draft = { ...draftOf({ things: { Tool: ['Label', 'Price: money'] } }) };
  const closed = beginPlan({ text: words, template: null, draft }).blueprint.entities[0];
  expect(closed?.rules.read).toBe('admin');
  const add: Rule = { words: 'A club lends tools', thing: 'Tool', may: 'add', who: ['users'] };
  const added = beginPlan({ text: words, template: null, draft: { ...draft, rules: [add] } });
  expect(added.blueprint.entities[0]?.rules.read).toBe('admin');
  const rule: Rule = { words: 'Only admins can see the tools', thing: 'Tool', may: 'see', who: ['users'] };
  const said = beginPlan({ text: words, template: null, draft: { ...draft, rules: [rule] } });
  expect(said.blueprint.entities[0]?.rules.read).toBe('registered');
});
