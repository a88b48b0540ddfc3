import { Fault } from '@sayso/contracts/faults';
import type { Plan } from '@sayso/contracts/plan';
import type { Template, TemplateId } from '@sayso/contracts/templates';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import { templateWords } from '../../texts/templates.ts';

type Deps = {
  access: Pick<Access, 'user'>;
  builtIn: {
    templates(asker: string): Promise<readonly Template[]>;
    templatePlan(asker: string, id: TemplateId): Promise<Plan | null>;
  };
};

/** Starter apps are the same for everybody and for as long as the server runs, so each is asked for once. */
export const createTemplates = ({ access, builtIn }: Deps) => {
  let listed: Promise<readonly Template[]> | undefined;
  const plans = new Map<TemplateId, Plan>();

  const all = (asker: string): Promise<readonly Template[]> => {
    listed ??= builtIn.templates(asker).catch((error) => {
      listed = undefined;
      throw unavailable(error);
    });
    return listed;
  };

  return {
    async list(actor: Actor): Promise<Template[]> {
      return [...(await all(access.user(actor).id))];
    },

    async get(actor: Actor, id: TemplateId): Promise<Template & { plan: Plan }> {
      const asker = access.user(actor).id;
      const template = (await all(asker)).find((one) => one.id === id);
      if (!template) throw new Fault('not_found', templateWords.none);
      const plan = plans.get(id) ?? (await planOf(asker, id));
      plans.set(id, plan);
      return { ...template, plan };
    },
  };

  async function planOf(asker: string, id: TemplateId): Promise<Plan> {
    const plan = await builtIn.templatePlan(asker, id).catch((error) => {
      throw unavailable(error);
    });
    if (!plan) throw new Fault('not_found', templateWords.none);
    return plan;
  }
};
export type Templates = ReturnType<typeof createTemplates>;

const unavailable = (cause: unknown): Fault => new Fault('unavailable', templateWords.unavailable, { cause });
