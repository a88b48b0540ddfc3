import { Fault } from '@sayso/contracts/faults';
import type { Template } from '@sayso/contracts/templates';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import { templateWords } from '../../texts/templates.ts';

type Deps = {
  access: Pick<Access, 'user'>;
  builtIn: { templates(asker: string): Promise<readonly Template[]> };
};

/** Starter apps are the same for everybody and for as long as the server runs, so they are asked for once. */
export const createTemplates = ({ access, builtIn }: Deps) => {
  let listed: Promise<readonly Template[]> | undefined;
  return {
    async list(actor: Actor): Promise<Template[]> {
      const asker = access.user(actor).id;
      listed ??= builtIn.templates(asker).catch((cause) => {
        listed = undefined;
        throw new Fault('unavailable', templateWords.unavailable, { cause });
      });
      return [...(await listed)];
    },
  };
};
export type Templates = ReturnType<typeof createTemplates>;
