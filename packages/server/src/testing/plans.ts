import { App } from '@sayso/contracts/apps';
import { AppPlan, type PlanField, type PlanOperation, type PlanThing } from '@sayso/contracts/plan';
import { expect } from 'vitest';
import type { TestServer } from './start-server.ts';
import { turnOver } from './wait-for.ts';

/** Calls of apps that the built-in builder made, and of their plans, by the person who is named. */
export function openPlans(server: TestServer, who = 'ada') {
  const get = async (id: string) => App.parse((await server.call(who, 'GET', `/apps/${id}`)).body);
  const settled = async (id: string) => {
    const over = turnOver(server, id);
    if ((await get(id)).status.state === 'processing') await over;
    return get(id);
  };
  const planOf = async (id: string) => {
    const reply = await server.call(who, 'GET', `/apps/${id}/plan`);
    expect(reply.status, reply.text).toBe(200);
    return AppPlan.parse(reply.body);
  };
  const thing = async (id: string, name: string): Promise<PlanThing> => {
    const found = (await planOf(id)).things.find((each) => each.name === name);
    if (!found) throw new Error(`The plan has no ${name}`);
    return found;
  };
  const field = (of: PlanThing, name: string): PlanField => {
    const found = of.fields.find((each) => each.name === name);
    if (!found) throw new Error(`${of.name} has no ${name}: ${of.fields.map((each) => each.name)}`);
    return found;
  };
  /** Sends operations on the plan as it is, or as the checkpoint says. */
  const send = async (id: string, operations: readonly PlanOperation[], more: object = {}, by = who) => {
    const { checkpoint_id } = await planOf(id);
    return server.call(by, 'POST', `/apps/${id}/plan`, { checkpoint_id, operations, ...more });
  };
  return {
    get,
    settled,
    planOf,
    thing,
    field,
    send,
    /** An app from a description, and the rest of the first message. */
    async build(content: string, more: object = {}): Promise<string> {
      const made = await server.call(who, 'POST', '/apps/chat/create-from-message', { content, ...more });
      expect(made.status, made.text).toBe(200);
      const { id } = App.parse(made.body);
      await settled(id);
      return id;
    },
    /** As `send`, confirmed and carried out; answers the app that there is then. */
    async change(id: string, operations: readonly PlanOperation[], more: object = {}): Promise<App> {
      const reply = await send(id, operations, { is_confirmed: true, ...more });
      expect(reply.status, reply.text).toBe(200);
      return settled(id);
    },
  };
}
