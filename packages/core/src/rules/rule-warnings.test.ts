import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { expect, test } from 'vitest';
import { isPublic, patternWarnings, ruleWarnings } from './rule-warnings.ts';

const own = { created_by: '{{user.email}}' };
const all = { create: own, read: own, update: own, delete: own };
const byTeam = { ...all, read: { 'data.team': '{{user.data.team}}' } };
const contact = { mail: { type: 'string', format: 'email' }, name: { type: 'string' } } as const;
const warned = (
  rls: EntitySchema['rls'],
  {
    properties = {},
    people = null,
  }: { properties?: EntitySchema['properties']; people?: EntitySchema | null } = {},
) => ruleWarnings({ name: 'Deal', schema: { properties, ...(rls ? { rls } : {}) } }, people);

test.each<[string, string[], RegExp[]]>([
  ['rules that go by who made it', warned(all), []],
  ['no rules', warned(undefined), [/^Public: .* all deals, because there are no rules for them$/]],
  [
    'rules that are all open',
    warned({ read: true, write: true }),
    [/^Public: .* all deals, because every rule for them lets everyone through$/],
  ],
  [
    'open deletion',
    warned({ ...all, delete: true }),
    [/can delete all deals, because the rule for it is always true$/],
  ],
  ['open reading alone', warned({ ...all, read: true }), []],
  [
    'a rule that cannot be read',
    warned({ ...all, read: {} }),
    [/rule at rls.read can’t be read, so it lets nobody/],
  ],
  ['trust in what everybody may write', warned(byTeam), [/^Deal: users can change their own “team”/]],
  [
    'a condition on the person',
    warned({ ...all, read: { user_condition: { 'data.team': 'sales' } } }),
    [/^Deal: users can change their own “team”/],
  ],
  [
    'trust in what has no write rule',
    warned(byTeam, { people: { properties: { team: { type: 'string' } } } }),
    [/^Deal: users can change their own “team”/],
  ],
  [
    'trust in what has a write rule that everybody meets',
    warned(byTeam, { people: { properties: { team: { rls: { write: own } } } } }),
    [/^Deal: users can change their own “team”/],
  ],
  [
    'trust in what admins alone may write',
    warned(byTeam, {
      people: { properties: { team: { rls: { write: { user_condition: { role: 'admin' } } } } } },
    }),
    [],
  ],
  [
    'trust in what nobody can write',
    warned(byTeam, { people: { properties: {}, additionalProperties: false } }),
    [],
  ],
  ['open addresses', warned({ ...all, read: true }, { properties: contact }), [/anyone .* can read “mail”$/]],
  ['closed addresses', warned(all, { properties: contact }), []],
  [
    'addresses with a rule of their own',
    warned({ ...all, read: true }, { properties: { mail: { ...contact.mail, rls: { read: own } } } }),
    [],
  ],
])('%s', (_title, said, expected) => {
  expect(said).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
});

test('what has no rules is public, what has one is not', () => {
  expect([isPublic({ properties: {} }), isPublic({ properties: {}, rls: all })]).toEqual([true, false]);
});

test('a pattern that came with an app and cannot be checked is named to the owner', () => {
  const properties = {
    code: { type: 'string', title: 'Code', pattern: '^(?!x)' },
    tags: { type: 'array', items: { type: 'string', pattern: '(a)\\1' } },
    phone: { type: 'string', pattern: '^[0-9]+$' },
  } as const;

  expect(patternWarnings({ name: 'Deal', schema: { properties } as unknown as EntitySchema })).toEqual([
    'Deal: the pattern of “Code” isn’t checked (lookahead is not supported). Rewrite it without that and it will be',
    'Deal: the pattern of “tags” isn’t checked (backreferences are not supported). Rewrite it without that and it will be',
  ]);
});
