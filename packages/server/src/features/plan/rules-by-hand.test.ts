import type { PlanOperation, PlanQuestion } from '@sayso/contracts/plan';
import { expect, test } from 'vitest';
import { openPlans } from '../../testing/plans.ts';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const { build, change, field, get, send, thing } = openPlans(server);
const registered = { user_condition: { role: { $in: ['user', 'admin'] } } };
const byHand = { $or: [{ user_condition: { role: 'admin' } }, { 'data.title': '{{user.data.team}}' }] };

/** A workshop in whose file of repairs somebody wrote who sees and changes them, and who sees when they are due. */
async function aWorkshop() {
  const id = await build(
    'A bike workshop. Repairs have a title, a due date and a status: waiting, in progress, done.',
  );
  const repair = await thing(id, 'Repair');
  const due = field(repair, 'Due date');
  const schema = async () => {
    const { entities } = await get(id);
    const found = entities[repair.entity];
    if (!found) throw new Error('There are no repairs');
    return found;
  };
  const { properties, rls, ...rest } = await schema();
  const content = JSON.stringify({
    ...rest,
    properties: { ...properties, [due.key]: { ...properties[due.key], rls: { read: byHand } } },
    rls: { ...rls, read: byHand, update: byHand },
  });
  const file_path = `entities/${repair.entity}`;
  const written = await server.call('ada', 'POST', `/apps/${id}/coding/write`, { file_path, content });
  expect(written.status, written.text).toBe(200);
  const see = (who: 'registered' | 'admin'): PlanOperation[] => [
    { type: 'setAccess', thing: repair.id, act: 'see', who },
  ];
  const seeDue: PlanOperation[] = [{ type: 'setSeenBy', thing: repair.id, field: due.id, who: 'registered' }];
  const asked = async (operations: PlanOperation[]) =>
    ((await send(id, operations)).body as { question: PlanQuestion | null }).question;
  return { id, repair, due, schema, see, seeDue, asked };
}

test('a rule that was written by hand gives way to one of the plan after a question, though the plan had it before', async () => {
  const { id, due, repair, schema, see, seeDue, asked } = await aWorkshop();
  expect(await asked(see('registered'))).toMatchObject({
    access: [
      {
        before: 'Who can see repairs is set by a rule written by hand',
        after: 'All users can see repairs',
        opens: true,
      },
    ],
  });
  expect(await asked(see('admin'))).toMatchObject({ access: [{ opens: false }] });
  expect(await asked(seeDue)).toMatchObject({
    access: [{ before: 'Who can see due date of repairs is set by a rule written by hand', opens: true }],
  });

  await change(id, see('registered'));
  expect((await schema()).rls).toMatchObject({ read: registered, update: byHand });
  expect((await thing(id, 'Repair')).access).toMatchObject({ see: 'registered', change: 'custom' });
  await change(id, seeDue);
  expect((await schema()).properties[due.key]?.rls).toMatchObject({ read: registered });
  expect(field(await thing(id, repair.name), 'Due date').seen_by).toBe('registered');
});

test('rules by hand stay where something else is changed', async () => {
  const { id, due, repair, schema } = await aWorkshop();
  await change(id, [{ type: 'renameThing', thing: repair.id, name: 'Job' }]);
  await change(id, [{ type: 'setAccess', thing: repair.id, act: 'delete', who: 'admin' }]);
  const { rls, properties } = await schema();
  expect(rls).toMatchObject({ read: byHand, update: byHand });
  expect(properties[due.key]?.rls).toEqual({ read: byHand });
});
