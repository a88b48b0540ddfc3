import type { Rule } from '@sayso/core/blueprint-schema';
import { describe, expect, test } from 'vitest';
import { draftOf } from '../testing/draft-of.ts';
import { beginPlan } from './begin-plan.ts';
import { alsoHeard, differenceOf } from './difference.ts';

const text = 'Kayaks have a name, a colour and a deposit. Paddles have a length.';
const rules = beginPlan({ text, template: null }).blueprint;
type Short = Parameters<typeof draftOf>[0];
const readAs = (draft: Short) => beginPlan({ text, template: null, draft: draftOf(draft) }).blueprint;
const named = (plan: typeof rules, ids: readonly string[]) =>
  ids.map((id) => {
    const entity = plan.entities.find((one) => one.id === id);
    const field = plan.entities.flatMap(({ fields }) => fields).find((one) => one.id === id);
    return entity?.labelPlural ?? field?.label ?? plan.pages.find((one) => one.id === id)?.label ?? id;
  });
function differenceTo(draft: Short) {
  const after = readAs(draft);
  const { added, changed, gone } = differenceOf(rules, after);
  return { added: named(after, added), changed: named(after, changed), gone };
}

describe('What a closer reading makes of the same words', () => {
  const same = { Kayak: ['Name', 'Colour', 'Deposit: money'], Paddle: ['Length: number'] };

  test('a new thing and a new field are added, and nothing else is', () => {
    const things = { ...same, Kayak: [...same.Kayak, 'Hull number'], Warden: ['Name'] };
    const { added, gone } = differenceTo({ things });
    expect(added).toEqual(expect.arrayContaining(['Hull number', 'Wardens']));
    expect(added).not.toEqual(expect.arrayContaining(['Kayaks']));
    expect(gone).toEqual([]);
  });

  test('what a field holds, its choices and where it leads are changes of that field', () => {
    const { changed } = differenceTo({
      things: {
        Kayak: ['Name', 'Colour: choice: Red, Blue', 'Deposit: date'],
        Paddle: ['Length: number'],
      },
    });
    expect(changed).toEqual(expect.arrayContaining(['Colour', 'Deposit']));
    expect(changed).not.toContain('Name');
    const linked = readAs({
      things: { Kayak: ['Name', 'Colour', 'Deposit: link: Paddle'], Paddle: ['Length'] },
    });
    expect(named(linked, differenceOf(rules, linked).changed)).toContain('Deposit');
  });

  const changedBy = (change: (plan: typeof rules) => void) => {
    const open = readAs({ things: same });
    for (const { rules: all } of open.entities)
      Object.assign(all, { create: 'registered', read: 'registered', update: 'registered', delete: 'admin' });
    const other = structuredClone(open);
    change(other);
    const { added, changed, gone } = differenceOf(open, other);
    return { added: named(other, added), changed: named(other, changed), gone };
  };
  const kayakOf = ({ entities }: typeof rules) => {
    const kayak = entities.find(({ label }) => label === 'Kayak');
    if (!kayak) throw new Error('There are no kayaks');
    return kayak;
  };

  test('who may do what is a change of the thing, and of those who may do more or less', () => {
    const changes = (who: Rule) => changedBy((plan) => Object.assign(kayakOf(plan).rules, { read: who }));
    expect(changes('anyone').changed).toEqual(['Kayaks', 'visitors']);
    expect(changes('admin').changed).toEqual(['Kayaks', 'users']);
    expect(changes('registered').changed).toEqual([]);
  });

  test('a role is new or left out, and its rights change by what it may do more', () => {
    const roles = [{ id: 'warden', name: 'Warden' }];
    expect(changedBy((plan) => Object.assign(plan, { roles })).added).toEqual(['role:warden']);
    const without = readAs({ things: same });
    const plain = { ...structuredClone(without), roles };
    expect(differenceOf(plain, without).gone).toEqual(['Warden']);
    // Another reading may know the same role by another id.
    const other = { ...structuredClone(plain), roles: [{ id: 'warden_2', name: 'warden' }] };
    kayakOf(plain).rules.delete = 'role:warden';
    kayakOf(other).rules.delete = 'role:warden_2';
    expect(differenceOf(plain, other)).toMatchObject({ added: [], changed: [] });
    kayakOf(other).rules.delete = 'admin';
    expect(named(other, differenceOf(plain, other).changed)).toEqual(['Kayaks', 'role:warden_2']);
  });

  test('a new thing changes nothing for those who may do the same with everything', () => {
    const withLocks = (create: Rule) =>
      changedBy((plan) => {
        const { concept: _, ...kayak } = structuredClone(kayakOf(plan));
        const lock = { ...kayak, id: 'new', label: 'Lock', labelPlural: 'Locks', fields: [] };
        plan.entities.push({ ...lock, rules: { ...lock.rules, create } });
      });
    expect(withLocks('registered')).toEqual({ added: ['Locks'], changed: [], gone: [] });
    expect(withLocks('anyone').changed).toEqual(['visitors']);
  });

  test('whom a field is kept for, and who may open a page, are changes of these', () => {
    const { changed } = changedBy((plan) => {
      const field = kayakOf(plan).fields.find(({ label }) => label === 'Deposit');
      if (field) field.readers = 'admin';
      const page = plan.pages.find(({ archetype }) => archetype === 'list');
      if (page) Object.assign(page, { public: true, label: 'Shown to all' });
    });
    expect(changed).toEqual(['Deposit', 'Shown to all']);
  });

  test('what is changed is told how it was', () => {
    const before = readAs({
      things: { ...same, Warden: ['Name', 'Boat: link: Kayak', 'Shift: choice: Day, Night'] },
    });
    for (const entity of before.entities) entity.rules.delete = 'registered';
    const after = structuredClone(before);
    const fieldOf = (label: string) => {
      const field = after.entities.flatMap(({ fields }) => fields).find((one) => one.label === label);
      if (!field) throw new Error(`There is no ${label}`);
      return field;
    };
    Object.assign(fieldOf('Deposit'), { type: 'date', label: 'Paid until' });
    Object.assign(fieldOf('Boat'), { ref: after.entities.find(({ label }) => label === 'Paddle')?.id });
    Object.assign(fieldOf('Shift'), { options: [] });
    Object.assign(fieldOf('Colour'), { readers: 'admin' });
    kayakOf(after).rules.delete = 'admin';
    const { was } = differenceOf(before, after);
    const told = Object.entries(was).map(([id, words]) => [...named(after, [id]), words]);
    expect(told).toEqual([
      ['Kayaks', 'could be deleted by users'],
      ['Colour', 'could be seen by whoever sees the record'],
      ['Paid until', 'was called Deposit and was money'],
      ['Boat', 'was a link to Kayaks'],
      ['Shift', 'had the choices Day and Night'],
    ]);
  });

  test('a said field and a thing that are left out are gone; guesses are only counted', () => {
    const after = readAs({ things: { Kayak: ['Name', 'Colour'] } });
    const { gone, gone_assumed } = differenceOf(rules, after);
    const fieldsOf = (plan: typeof rules) =>
      plan.entities.find(({ label }) => label === 'Kayak')?.fields ?? [];
    const kept = fieldsOf(after).map(({ label }) => label);
    const left = fieldsOf(rules).filter(({ label, why }) => why.from !== 'text' && !kept.includes(label));
    expect(left).not.toEqual([]);
    expect(gone_assumed).toBe(left.length);
    expect(gone).toEqual(expect.arrayContaining(['Kayak: deposit', 'Paddles']));
    const guessed = rules.entities.flatMap(({ fields }) =>
      fields.filter(({ why }) => why.from !== 'text').map(({ label }) => label.toLowerCase()),
    );
    for (const label of guessed) expect(gone.join('\n')).not.toContain(`: ${label}`);
  });

  test('a plan differs in nothing from itself', () => {
    expect(differenceOf(rules, rules)).toEqual({
      added: [],
      changed: [],
      gone: [],
      gone_assumed: 0,
      was: {},
    });
  });
});

test('things that the text names are offered where a closer reader leaves them out, and guesses are not', () => {
  const closer = readAs({ things: { Kayak: ['Name'] } });
  expect(alsoHeard(rules, closer)).toEqual(['Paddles']);
  const guess = rules.entities.map((each) => ({ ...each, why: { from: 'default' as const, words: '' } }));
  expect(alsoHeard({ ...rules, entities: guess }, closer)).toEqual([]);
});
