import { applyOperations } from '@sayso/blueprint/operate/apply-operations';
import { planDescription } from '@sayso/blueprint/operate/plan-description';
import { planOf } from '@sayso/blueprint/operate/plan-of';
import { expect, test } from 'vitest';
import { Right } from './expectations.ts';
import { gapsOf } from './gaps.ts';
import { judgeText } from './judge-text.ts';
import { mend } from './mend.ts';
import { totalsTable } from './tables.ts';

const text = '- Repairs: bike, price\n- Materials: colour, weight';
const { blueprint } = planDescription(text);
const repair = {
  names: ['repair'],
  fields: { bike: { names: ['bike'], kind: ['text'] }, price: { names: ['price'], kind: ['money'] } },
};
const material = {
  names: ['material'],
  fields: {
    colour: { names: ['colour'], kind: ['text', 'choice'] },
    weight: { names: ['weight'], kind: ['number'] },
  },
};
const likeTheWords = Right.parse({ things: { repair, material } });
const another = Right.parse({
  things: {
    repair: {
      ...repair,
      fields: {
        price: repair.fields.price,
        urgent: { names: ['urgent'], kind: ['yesno'] },
        state: { names: ['status'], kind: ['choice'], states: [['waiting'], ['mended'], ['paid']] },
      },
      links: { owner: { to: 'owner', names: ['owner'] } },
    },
    owner: { names: ['owner'], fields: { email: { names: ['email'], kind: ['email'] } } },
  },
  public: { ask: { kind: 'form', thing: 'repair', asks: [['name'], ['urgent']], never: [['price']] } },
  access: { price: { thing: 'repair', fields: ['price'], only: ['boss'] } },
});

test('a plan that is right by its words takes no press', () => {
  expect(mend(blueprint, likeTheWords)).toEqual({ gaps: [], operations: [], left: [] });
});

test('pressed all at once, the operations make of the plan what is right', () => {
  const { operations, left } = mend(blueprint, another);
  expect(left).toEqual([]);
  expect(operations.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['addThing', 'addField', 'removeThing', 'addPage', 'setSeenBy']),
  );
  const { blueprint: after } = applyOperations(blueprint, operations);
  expect(gapsOf(planOf(blueprint), another)).not.toEqual([]);
  expect(gapsOf(planOf(after), another)).toEqual([]);
});

test('a thing full of odd fields is made anew where that takes fewer presses', () => {
  const odd = ['Thus', 'That all', 'Us', 'Them', 'So'];
  const [repairs] = planOf(blueprint).things;
  const messy = structuredClone(blueprint);
  for (const label of odd) {
    const [field] = messy.entities[0]?.fields.filter(({ why }) => why.from === 'text') ?? [];
    if (field) messy.entities[0]?.fields.push({ ...field, id: label, key: label, label });
  }
  expect(mend(blueprint, another).operations).not.toContainEqual({ type: 'removeThing', thing: repairs?.id });
  expect(mend(messy, another).operations[0]).toEqual({ type: 'removeThing', thing: repairs?.id });
});

test('what no press puts right is left, with what the product said', () => {
  const right = Right.parse({ things: { repair, material, user: { names: ['user'], fields: {} } } });
  const { operations, left } = mend(blueprint, right);
  expect(operations).toEqual([]);
  expect(left).toEqual([expect.stringMatching(/^user is missing: .+/)]);
});

test('a verdict counts from the words and from the starter app, and the fewest of both are told', () => {
  const described = { id: 'shop-ada', organisation: 'shop', person: 'ada', text, right: another };
  const starter = applyOperations(blueprint, mend(blueprint, another).operations).blueprint;
  const verdict = judgeText(described, () => ({ id: 'bench', blueprint: starter }));
  expect(verdict.wanted).toBe(11);
  expect(verdict.words.operations.length).toBeGreaterThan(5);
  expect(verdict.blank).toBeGreaterThan(5);
  expect(verdict.template).toMatchObject({ id: 'bench', gaps: [], operations: [], left: [] });
  const [, , sums = ''] = totalsTable([verdict]).split('\n');
  expect(sums).toBe(
    `| all | 1 | 0 | 0 | ${verdict.words.operations.length}.0 | 1 | 0.0 | 0.0 | ${verdict.blank}.0 | 11.0 | 0 |`,
  );
});
